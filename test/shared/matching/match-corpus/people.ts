// People: a namesake, a sibling or a rival is one letter or one word away.
import { judged } from './judged.ts'

export const people = [
  judged(
    'US presidents',
    `
    George Washington / Washington <- george washington | G. Washington | George Washinton | washingtion | geogre washington
    Andrew Jackson <- andrewjackson | Andrew Jakcson | andrew jackson | Andrew Jacksson
    Lyndon B. Johnson / LBJ / Lyndon Johnson <- lyndon b johnson | L.B.J. | Lyndon B Johnson | Lindon B. Johnson | lyndon johnsson
    John Quincy Adams <- john quincy adams | John Quincey Adams | JOHN QUINCY ADAMS | John Quinzy Adams
    James Madison <- james maddison | James Madsion | jamesmadison
    Franklin D. Roosevelt / FDR / Franklin Roosevelt <- franklin d roosevelt | F.D.R. | Franklin Roosvelt | franklin d. roosevelt
    <- Franklin D. Rosevelt | Frankiln Roosevelt
    William Henry Harrison <- william henry harison | William-Henry Harrison | Willam Henry Harrison
    Abraham Lincoln / Lincoln / Abe Lincoln <- lincoln | Abraham Lincon | Abraham Lincolm | linclon | abe lincoln
    Dwight D. Eisenhower / Eisenhower / Ike <- dwight d eisenhower | Eisenhauer | eisenhowr | Dwight D Eisenhowser
    Grover Cleveland / Cleveland <- grover clevland | Cleveland | Grover Cleaveland
    Barack Obama / Obama <- barrack obama | Barack Obamma | obama | Barak Obama | BARACK  OBAMA
    William McKinley / McKinley <- william mckinley | William MacKinley | mc kinley | William McKinly
    Martin Van Buren / Van Buren <- martin vanburen | van buren | Martin van Burren
    Ulysses S. Grant <- ulysses s grant | Ulyses S. Grant | ulysees s grant
    Jimmy Carter / Carter <- jimmy carter | Jimmmy Carter | Jimmy Cater
    `,
    `
    Andrew Johnson | Theodore Roosevelt | Teddy Roosevelt | Benjamin Harrison | James Monroe | Benjamin Franklin | George
    George H. W. Bush | Michael Jackson | Samuel L. Jackson | Martin | Martin Luther King | Boris Johnson | John | James | S
    William | Cleveland Browns | Hugh Grant | Abraham | William Howard Taft | Don Johnson | Michelle Obama | Osama
    Denzel Washington | Martha Washington | Ulysses | Dolley Madison | Bill Clinton | James Buchanan | George Lucas
    Jackson Pollock | president | Mr. President | cartel | like | Janet Jackson | Jimmy Carr | garter
    `,
  ),
  judged(
    'kings and queens',
    `
    Henry VIII <- henry viii | Henry 8 | Henry the Eighth | henry the 8th | Henry Eighth | Henry VIII. | Herny VIII | Henry 8th
    Charles II <- charles ii | Charles 2 | charles the second | Charles the 2nd | Charels II | CHARLES II
    George III <- george iii | George 3 | George the Third | george the 3rd | Goerge III | Georg III
    Edward VI <- edward vi | Edward 6 | Edward the Sixth | edward the 6th | Edwrad VI
    Richard III <- richard iii | Richard the Third | richard 3 | Ricahrd III | richard the 3rd
    William IV <- william iv | William 4 | william the fourth | William the 4th | Wiliam IV
    Elizabeth I <- elizabeth i | Elizabeth 1 | Elizabeth the First | elizabeth the 1st | Elisabeth I | Elizbeth I
    Louis XIV / The Sun King <- louis xiv | Louis 14 | louis the 14th | Louis the Fourteenth | sun king
    Victoria / Queen Victoria <- victoria | Victroia | Viktoria | queen victoria
    Peter the Great / Peter I <- peter the great | Peter the Graet | Peter the First | peter 1
    Richard the Lionheart / Richard I <- richard the lionhart | Richard Lionheart | richard the lion heart | Richard the 1st
    William the Conqueror <- william the conquerer | wiliam the conqueror
    Catherine the Great <- Katherine the Great | Catharine the Great | catherine the graet
    `,
    `
    Henry VII | Henry 7 | henry the seventh | Henry VI | Henry IX | Henry the Ninth | Henry | Henry 18 | Charles I | Charles 1
    charles the first | Charles III | Charles | George II | George IV | George the Fourth | George VI | george | Edward VII
    Edward IV | Edward the Confessor | Edward 7 | Richard II | Richard 2 | Richard | William III | William | Elizabeth II
    elizabeth the second | Elizabeth | Louis XVI | Louis 16 | Louis XV | louis the 15th | Louis XIII | Louis | king
    the king | queen | Peter II | Alexander the Great | Frederick the Great | Peter Pan | VIII | 8 | III
    Victor | Lion King | The Great | the Conqueror | Louis IV
    `,
  ),
  judged(
    'actors',
    `
    Michael B. Jordan <- michael b jordan | Michael B Jordan | MichaelB Jordan | Micheal B. Jordan
    Samuel L. Jackson <- samuel l jackson | Samuel L Jakcson | Samual L. Jackson | SAMUEL L. JACKSON
    Arnold Schwarzenegger / Schwarzenegger <- Arnold Schwarzeneger | arnold schwartzenegger | Schwarzennegger
    <- arnold shwarzenegger
    Penélope Cruz <- penelope cruz | Penelope Cruzz | Penelopé Cruz | penelope curz
    Robin Williams <- robin willaims | Robin Wiliams | robinwilliams
    Kevin Bacon <- kevin bacon | Kevin Baccon | kevni bacon
    Emma Stone <- emma stone | Emma Stonne | Ema Stone
    Tom Hardy <- tom hardy | Tom Harddy | Tom Hrady
    Harrison Ford <- harison ford | Harrison Frod | Harisson Ford
    Matthew McConaughey / McConaughey <- matthew mcconaughey | Mathew McConaughey | matthew mcconaghey
    <- Matthew MacConaughey | McConaughy | Matthew McConnaughey
    Scarlett Johansson <- scarlet johansson | Scarlett Johanson | Scarlet Johannson
    Robert De Niro / De Niro <- robert deniro | Robert De Nero | DeNiro | Robert de Niro
    Daniel Day-Lewis <- daniel day lewis | Daniel Daylewis | Daniel Day-Lewsi
    Robert Downey Jr. <- robert downey jr | Robert Downey, Jr | Robert Downy Jr | Robert Downey Junior
    Leonardo DiCaprio / DiCaprio <- leonardo di caprio | Leonardo Dicapprio | leonardo decaprio | di caprio
    Cate Blanchett <- Kate Blanchett | cate blanchet | Cate Blanchette
    Joaquin Phoenix <- joaquin pheonix | Joaquín Phoenix | Joaquin Phonix
    Charlize Theron <- charlise theron | Charlize Therron
    Saoirse Ronan <- saorise ronan | Saoirse Ronin
    `,
    `
    Michael Jordan | Michael Jackson | Tom Cruise | Robbie Williams | Vanessa Williams | Venus Williams | Francis Bacon
    Emma Thompson | Emma Watson | Sharon Stone | Emma | Thomas Hardy | Tom Hanks | Tom | Tom Holland | Henry Ford | Gerald Ford
    George Harrison | Scarlett O'Hara | Robert | Robert Downey Sr. | Robert Pattinson | Daniel Craig | Daniel Radcliffe
    C. S. Lewis | River Phoenix | Leonardo | Leonardo da Vinci | Kate Winslet | Chris Evans | Matthew Perry
    Jackson 5 | Michael | Oliver Hardy | cruise | Cruise ship | Michael J. Fox
    Robert De Niro and Emma Stone | Stan Laurel
    `,
  ),
  judged(
    'composers and musicians',
    `
    Johann Sebastian Bach / J. S. Bach / Bach <- js bach | J.S. Bach | johann sebastian bach | bach | Johan Sebastian Bach
    Wolfgang Amadeus Mozart / Mozart <- mozart | Motzart | wolfgang amadeus mozart | Wolfgang Amadeus Mozzart
    Ludwig van Beethoven / Beethoven <- bethoven | Beethovan | Ludwig von Beethoven | beethoven | Beetoven
    Pyotr Ilyich Tchaikovsky / Tchaikovsky <- Tchaikovski | Tchaikovksy | Tchiakovsky | Tchaikowsky
    Antonín Dvořák / Dvořák <- dvorak | antonin dvorak | Antonin Dvorrak | DVOŘÁK
    Frédéric Chopin / Chopin <- chopin | Frederic Chopin | Fredric Chopin | Frederick Chopin
    Camille Saint-Saëns / Saint-Saëns <- camille saint saens | St. Saens | saint-saens | Camile Saint-Saens
    Claude Debussy / Debussy <- debussey | Debusy | Claude Debusssy
    Edvard Grieg / Grieg <- edvard greig | grieg | Edward Grieg
    Richard Strauss <- richard strauss | Richard Straus | Richard Strauß
    Bryan Adams <- bryan adams | Brian Adams | Bryan Addams
    Beyoncé / Beyoncé Knowles <- beyonce | BEYONCE | Beyonce Knowles | Beyoncee | Byeonce
    Björk <- bjork | BJÖRK | Bjørk
    Prince <- prince
    Billy Joel <- billy joel | Billy Jole | BillyJoel
    Elton John <- elton john | Eltonn John
    P!nk / Pink <- pink | P!nk
    Dr. Dre <- dr dre | Doctor Dre | DrDre | Dr Dre
    50 Cent <- 50 cent | Fifty Cent | 50cent | fifty-cent
    Johann Pachelbel / Pachelbel <- pachelbell | Johann Packelbel
    `,
    `
    Johann Strauss | Johann Strauss II | Strauss & Son | Ryan Adams | Amy Adams | John Adams | Princess | Prints | Prince Charles
    Dr. Who | Dr. Dolittle | Mr. Dre | 51 Cent | 15 Cent | 60 Cent | scent | back | batch | beach | Billie Joe Armstrong
    Billy Idol | Billy | Olivia Newton-John | John | Claude Monet | Claude | Ludwig | Joel Osteen | Pinky
    Punk | Mozzarella | Shopping | Beethoven's 5th | Saint | St. | Richard | Richard Wagner | Ludwig Wittgenstein | Antonio Vivaldi
    pinch | Franz Liszt | Bork | Schopenhauer | Beyonce and Björk
    `,
  ),
  judged(
    'athletes',
    `
    Usain Bolt / Bolt <- usain bolt | Ussain Bolt | Usian Bolt
    Michael Jordan <- michael jordan | Micheal Jordan | Michael Jordon | michael-jordan
    Serena Williams <- serena willams | Serrena Williams | serena williams
    Björn Borg <- bjorn borg | Bjorn Borgg | BJØRN BORG
    Martina Navratilova / Navratilova <- Navratalova | martina navratilova | Navrátilová | Navartilova
    Muhammad Ali / Cassius Clay <- mohammad ali | Muhamad Ali | Muhammed Ali | cassius clay | Mohammed Ali
    Cristiano Ronaldo <- christiano ronaldo | Cristiano Ronadlo | CRISTIANO RONALDO
    Zinedine Zidane / Zidane <- zinadine zidane | Zidanne | Zinédine Zidane
    Michael Phelps <- micheal  phelps | Micheal Phelps | Michael Phleps
    Shaquille O'Neal / Shaq <- shaquille oneal | Shaquille O’Neal | Shaquile O'Neal | shaq | shaquille o neal
    Steffi Graf <- stefi graf | Steffi Graff | Stefffi Graf
    Lewis Hamilton <- lewis hamiliton | Lewis Hamiltom
    Chris Evert <- chris evert | Chris Evertt
    Simone Biles <- simone biles | Simone Bilees
    Wayne Gretzky / Gretzky <- wayne gretsky | Gretzsky | Wayne Gretzki
    Jackie Joyner-Kersee <- jackie joyner kersee | Jackie Joyner-Kersey
    Mark Spitz <- mark spitz | Mark Sptiz
    Nadia Comăneci / Comaneci <- nadia comaneci | Comanecci | Nadia Comanechi
    `,
    `
    Michael B. Jordan | Michael Johnson | Michael Jackson | Michael | Venus Williams | Selena Gomez
    Robin Williams | Bjorn | Martina Hingis | Martina | Ali Baba | Laila Ali | Ronaldinho | Michael Schumacher
    Linda Hamilton | Alexander Hamilton | Mark | Mark Twain | Chris Evans | Nadia Murad | bolts and nuts | boat
    bold | Volt | Rafa Nadal | Tiger Woods | Michael Bolton | Steffi | Muhammad | Prophet Muhammad
    `,
  ),
  judged(
    'painters',
    `
    Claude Monet / Monet <- monet | claude monet | Claude Monnet | Cluade Monet
    Leonardo da Vinci / Da Vinci <- leonardo davinci | Leonardo Di Vinci | da vinci | Leonardo da Vinchi
    Michelangelo <- Michaelangelo | michelangello | Michelangleo | michel angelo
    Vincent van Gogh / Van Gogh <- van gogh | Vincent Van Goh | vangogh | Vincent van Gough
    Pablo Picasso / Picasso <- piccaso | Picaso | pablo piccasso | PICASSO
    Rembrandt <- rembrant | Rembrandtt | Rembradnt
    Joan Miró / Miró <- miro | joan miro | Joan Mirro
    Paul Cézanne / Cézanne <- cezanne | Paul Cezane | Cézzanne
    Edvard Munch / Munch <- edvard munch | Edward Munch
    Georgia O'Keeffe / O'Keeffe <- georgia okeefe | O'Keefe | Georgia O’Keeffe | okeeffe
    Andy Warhol / Warhol <- warhole | Andy Worhol
    Salvador Dalí / Dalí <- salvador dali | dali | Salvadore Dali | Salvador Dalli
    Johannes Vermeer / Vermeer <- vermer | Johanes Vermeer | vermeeer
    Henri Matisse / Matisse <- matise | Henri Mattisse | Henry Matisse
    J. M. W. Turner / William Turner <- jmw turner | J.M.W. Turner | J M W Turner
    Frida Kahlo / Kahlo <- frieda kahlo | Frida Khalo | frida kahlo
    Jackson Pollock / Pollock <- jackson pollack | Pollok | Jackson Polock
    `,
    `
    Manet | Édouard Manet | Money | Edouard Manet | Claude Debussy | Claude | Munich | lunch | much | Tina Turner | Kathleen Turner
    Vincent Price | Vincent | van | van Dyck | Van Halen | Salvador | El Salvador | Delhi | Dalai Lama | Mirror | Giovanni Bellini
    Leonardo DiCaprio | Pablo Escobar | Pablo Neruda | Georgia | Andy Murray | Jackson 5 | Michael Jackson | Raphael
    Michael | Angelo | Edvard Grieg | Henri Rousseau | Ted Turner | bullock | Jan van Eyck | Miró and Monet | Andrew Jackson
    `,
  ),
]
