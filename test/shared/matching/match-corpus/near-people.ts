// People whose names are near other names and everyday words.
import { judged } from './judged.ts'

export const nearPeople = [
  judged(
    'composers',
    `
    Johann Sebastian Bach / Bach <- Johan Sebastian Bach | johann sebastien bach | bach
    Ludwig van Beethoven / Beethoven <- Beethoven | Beethovan | Bethoven | Beetoven | ludwig van bethoven
    Wolfgang Amadeus Mozart / Mozart <- Mozzart | Mozrat | Wolfgang Amadeus Motzart
    Pyotr Ilyich Tchaikovsky / Tchaikovsky <- Tchaikovski | Tchaikowsky | Tchaikvosky | Tchiakovsky
    Frédéric Chopin / Chopin <- Frederic Chopin | Choppin | chopin
    Franz Liszt / Liszt <- franz lizst | Liszt
    Franz Schubert / Schubert <- Shubert | Schubart | schuberrt
    Antonín Dvořák / Dvořák <- Dvorak | antonin dvorak | Dvorack
    Claude Debussy / Debussy <- Debusy | debussey
    Richard Wagner / Wagner <- Wagnr | Vagner
    Igor Stravinsky / Stravinsky <- Stravinski | Stravinksy | Igor Stravinskij
    Antonio Vivaldi / Vivaldi <- Vivaldy | Vilvaldi | Vivaldii
    George Frideric Handel / Handel / Händel <- Haendel | george frideric handel
    Gustav Holst / Holst
    Giuseppe Verdi / Verdi
    `,
    `
    Back | Batch | Beach | Beech | Shopping | Chopping | Chop | Waggoner | Wager | Handle | Hand | Panel | Host | Holster | Verde | Verdict | Listz Ferenc Airport | List
    Robert Schumann | Schumann | Schuster | Franz Lehar | Johann Strauss | Carl Philipp Emanuel Bach | Richard Strauss | Heinz | Wagon | Vivid | Mozarella | Handed | Sandal
    `,
  ),
  judged(
    'painters',
    `
    Claude Monet / Monet
    Pablo Picasso / Picasso <- Piccaso | Picaso | pablo picaso
    Rembrandt <- Rembrant | Rembrandtt | Rembrand
    Johannes Vermeer / Vermeer <- Vermere | Vermer
    Vincent van Gogh / Van Gogh <- Vincent van Goh | vangogh | vincent van gough | Vincen Van Gogh
    Gustav Klimt / Klimt
    Edvard Munch / Munch <- Edward Munch
    Frida Kahlo / Kahlo <- Frida Kalo | frieda kahlo | Frida Khalo
    Salvador Dalí / Dali <- Salvador Dali | salvadore dali
    Michelangelo <- Michaelangelo | Michelangello | michelanglo
    Sandro Botticelli / Botticelli <- Boticelli | Bottichelli | botticeli
    Caravaggio <- Carravaggio | Caravagio | caravagio
    Raphael <- Raphel
    Titian
    Georgia O'Keeffe / O'Keeffe <- Georgia O'Keefe | okeefe | georgia okeeffe
    Joan Miró / Miro
    `,
    `
    Manet | Edouard Manet | Money | Monkey | Monte | Month | Climb | Lunch | Much | March | Bunch | Delhi | Dally | Dalia | Titan | Martian | Mirror | Miró Quartet | Joan Mitchell
    Claude Manet | Claude Rains | Mire | Rafter | Gustav Mahler | Pablo Escobar | Vermin
    `,
  ),
  judged(
    'presidents',
    `
    George Washington / Washington <- Goerge Washington | Washinton | washingtom | Geroge Washington
    John Adams
    John Quincy Adams / JQA <- john quincey adams | John Quincy Adam
    Thomas Jefferson / Jefferson <- Jeferson | Jeffersson | thomas jeffersen
    Andrew Jackson / Jackson <- Andrew Jakson | Andew Jackson
    Andrew Johnson
    Abraham Lincoln / Lincoln <- Lincon | Abrham Lincoln | Abraham Lincon
    Franklin D. Roosevelt / Franklin Roosevelt / FDR <- Franklin Roosvelt | franklin d roosevelt | F.D.R.
    Theodore Roosevelt / Teddy Roosevelt <- Theodore Rosevelt | Teddy Roosavelt
    Dwight D. Eisenhower / Eisenhower <- Eisenhauer | Eisenhowr | Eissenhower
    Gerald Ford / Ford
    Rutherford B. Hayes / Hayes
    Franklin Pierce / Pierce <- Franklin Peirce
    Grover Cleveland / Cleveland <- Clevland | Grover Cleavland
    George H. W. Bush
    Barack Obama / Obama <- Barak Obama | Barrack Obama
    Millard Fillmore / Fillmore <- Millard Filmore | Filmore
    `,
    `
    Samuel Adams | John Adam Smith | John Addams Family | Michael Jackson | Jesse Jackson | Andrew Jacobson | Lyndon Johnson | Andrew Johnston | Janet Jackson | Henry Ford | Lord
    Fort | Fjord | Hays | Hazel | Haynes | Pierced | Piece | Price | Denzel Washington | George Lincoln | Eleanor Roosevelt | Benjamin Franklin | Franklin | Harrison Ford | Jeffers
    Jackson Pollock | Alabama | Gerald Butler | Geraldine Ford | John Quincy Jones | Linden | Michelle Obama | Osama | George Clinton
    `,
  ),
  judged(
    'athletes',
    `
    Usain Bolt / Bolt <- Ussain Bolt | Usian Bolt
    Serena Williams <- Serina Williams | Serena Wiliams | serena willams
    Michael Phelps / Phelps <- Micheal Phelps | Michael Phleps | Michael Phelp
    Lionel Messi / Messi <- Leonel Messi | Lionel Mesi
    Cristiano Ronaldo <- Christiano Ronaldo | Cristano Ronaldo
    Rafael Nadal / Nadal <- Raphael Nadal | rafeal nadal
    Roger Federer / Federer <- Roger Federrer | Federar | Rodger Federer
    Simone Biles / Biles <- Simone Bile
    Muhammad Ali / Ali <- Mohammad Ali | Muhamad Ali | Mohammed Ali
    LeBron James <- Lebron James | Le Bron James | lebron jame
    Michael Jordan <- Micheal Jordan | Michael Jordon
    Tiger Woods / Woods <- tiger wods
    Babe Ruth <- babe ruth
    Wayne Gretzky / Gretzky <- Wayne Gretsky | Gretzki | wayne gretzy
    Martina Navratilova / Navratilova <- Navratalova | Martina Navratilva
    Pelé <- Pele
    `,
    `
    Venus Williams | Robin Williams | Bold | Volt | Bolton | Michael Phillips | Messy | Messe | Cristiano Ronaldinho | Ronaldinho | Medal | Pedal | Petal | Nodal | Federal | Feeder
    Smiles | Miles | Tiles | Simone Signoret | Bilbo | Alias | Ally | Alley | Ale | Jesse James | Etta James | Michael Johnson | Michael Gordon | Michael Jackson | Jordan Michaels
    Woody | Wood Tiger | Tiger Lily | Tiger Words | Babe Root | Pelt | Peel | Pelee | Martina Hingis | Wayne Rooney | Roger Moore | LeBron
    `,
  ),
  judged(
    'footballers surnames',
    `
    Zlatan Ibrahimović / Ibrahimovic <- Ibrahimovic | Ibrahimovich | Ibrahimovitch | Zlatan Ibrahimovic
    Robert Lewandowski / Lewandowski <- Lewandowsky | Levandowski | Lewandoski
    Kylian Mbappé / Mbappé <- Mbappe | mbape | Kilian Mbappe
    Harry Kane / Kane
    Wayne Rooney / Rooney <- Roony | Wayne Roony
    David Beckham / Beckham <- Beckam | David Bekham | Beckhem
    Thierry Henry / Henry <- Thiery Henry | Thierry Henri
    Alan Shearer / Shearer <- Allan Shearer | Alan Shearar
    Steven Gerrard / Gerrard <- Stephen Gerrard | Steven Gerard
    Paolo Maldini / Maldini <- Maldinni | Paulo Maldini
    Ruud Gullit / Gullit <- Rud Gullit | Ruud Gulit
    Gianluigi Buffon / Buffon <- Gianluigi Bufon | Gianlugi Buffon
    Karim Benzema / Benzema <- Benzama | Karim Benzma
    Luka Modrić / Modric <- Luka Modric | Modrich
    `,
    `
    Cane | Candy | Kanye | Karen | Harry Potter | Harry Cane Toad | Hairy | Looney | Roomy | Rainy | Backham Road Station | Hungry | Hendry | Hen | Henrik | Shears | Sharer | Sheer
    Garage | Gullible | Gully | Gullet | Buffoon | Muffin | Baffin | Buffalo | Puffin | Modern | Lampard | Frank Lampard | Medic
    `,
  ),
  judged(
    'given names',
    `
    William <- Willliam | Wiliam
    Elizabeth <- Elisabeth | Elizbeth | Elizabteh
    Alexander <- Alexender | Alexandar | Aleksander
    Charlotte <- Charlote | Charlottte | Chralotte
    Benjamin <- Benjimin | Benajmin | Benjamen
    Christopher <- Cristopher | Chistopher | Christoper
    Oliver
    Olivia
    Daniel
    Sophia / Sofia <- Sohpia
    Isabella <- Isabela | Issabella
    Robin
    Martin
    Charles <- Charels
    Nathan
    Amelia
    Frank
    `,
    `
    Williams | Millions | Alexandra | Alexandria | Charlie | Olive | Silver | Olives | Danielle | Daniels | Denial | Spaniel | Phobia | Isabel | Robbing | Robbie | Rubin | Robins nest
    Roaming | Martian | Marvin | Martina | Marlin | Charley | Charms | Nation | Jonathan | Natalie | Emilia | Camelia | Frankly | Prank | Francis | Franks sausage | Benedict
    Christine | Christian | Obliver Twist | Eliza | Robbed | Marking | Starting
    `,
  ),
  judged(
    'actors',
    `
    Tom Hanks <- Tom Hank | tom hanks | Tom Hnaks
    Tom Cruise <- Tom Cruse | Tom Criuse
    Arnold Schwarzenegger / Schwarzenegger <- Arnold Schwartzenegger | Schwarzeneger | Arnold Schwarzenager | Arnold Shwarzenegger
    Leonardo DiCaprio / DiCaprio <- Leonardo Di Caprio | Leonardo Decaprio | leonardo dicapprio | Leonardo DiCapro
    Scarlett Johansson <- Scarlet Johansson | Scarlett Johanson | Scarlett Johannson | Scarlett Johanssen
    Meryl Streep <- Merryl Streep | Meryl Steep | Meryl Strep
    Robert De Niro <- Robert Deniro | Robert DiNiro | Robert De Nero
    Matthew McConaughey / McConaughey <- Mathew McConaughey | Matthew McConnaughey | Matthew McConaughy | Matthew Mcconaughey
    Cate Blanchett <- Kate Blanchett | Cate Blanchet | Cate Blanchette
    Jennifer Lawrence <- Jenifer Lawrence | Jennifer Lawrance | Jennifer Lawrenece
    Keanu Reeves <- Keanu Reaves | Keanu Reeve | Kenau Reeves
    Ryan Gosling <- Ryan Gossling | Rian Gosling
    Emma Stone
    Emma Watson <- Emma Wattson
    Daniel Craig <- Daniel Criag
    Charlize Theron <- Charlise Theron | Charlize Therone | Charlize Therron
    Joaquin Phoenix <- Joaquin Pheonix | Joachin Phoenix | Joaqiun Phoenix
    `,
    `
    Tom Hardy | Tom Hooks | Tom Jones | Tom Hawks | Tom Banks | Tom Thanks | Penelope Cruz | Tom Bruise | Tom | Hanks Williams | Boris Johnson | Emma Thompson | Emma Store
    Emma Stones Throw | Emily Watson | Emma Watkins | Sharon Stone | Oliver Stone | Emily Stone | Jennifer Aniston | Jennifer Lopez | T. E. Lawrence | Daniel Craigie | Daniel Day-Lewis
    Craig Daniel | Ryan Reynolds | Ryan Giggs | Robert Downey Jr | Robert De Nardo | Arnold Palmer | Leonardo da Vinci | River Phoenix | Christopher Reeve | Ron Howard | Matthew Perry
    Kate Winslet
    `,
  ),
  judged(
    'inventors and scientists',
    `
    Albert Einstein / Einstein <- Einstien | Albert Einstien | Einsten | albert enstein
    Isaac Newton / Newton <- Issac Newton | Isac Newton
    Marie Curie / Curie <- Marie Currie | Mary Curie | Marie Courie
    Charles Darwin / Darwin <- Charles Darwen | Charls Darwin
    Galileo Galilei / Galileo <- Galileo Galilee | Gallileo | Galilio
    Nikola Tesla / Tesla <- Nicola Tesla
    Stephen Hawking / Hawking <- Steven Hawking | Stephen Hawkin | Stephan Hawking
    Niels Bohr / Bohr <- Neils Bohr | Nils Bohr | Niels Bhor
    Louis Pasteur / Pasteur <- Louis Paster | Louis Pastuer
    Alexander Fleming / Fleming <- Alexander Flemming | Alexandar Fleming
    Thomas Edison / Edison <- Thomas Eddison | Tomas Edison | Thomas Edisson
    Michael Faraday / Faraday <- Micheal Faraday | Michael Farraday
    Max Planck / Planck <- Max Plank | Max Plank
    Rosalind Franklin <- Rosalin Franklin | Rosalynd Franklin
    Archimedes <- Archemedes | Archimides | Archimedies
    Copernicus / Nicolaus Copernicus <- Copurnicus | Copernikus | Copernicas
    James Watt / Watt
    Alan Turing / Turing <- Alan Turring | Allan Turing | Alan Touring
    `,
    `
    Eisenstein | Frankenstein | Einsteinium | Wayne Newton | Newtonian | Isaac Asimov | Curry | Cure | Cube | Curies Elements | Marie Antoinette | Pierre Curie | Darwinian | Hawkins
    Hawk | Walking | Boar | Born | Bore | Max Born | Pastor | Pasture | Flaming | Ian Fleming | Flaying | Edition | Thomas Hardy | Addison | Benjamin Franklin | Aretha Franklin | Plank
    Planet | Plan | Max Blank | Watts | What | Wyatt | Walt | James Wyatt | James Walt | Emma Watt | Touring | Turning | Tuning | Turin | Alan Turner | Alan Bates | Monday | Faraway
    Charles Dickens | Niels Abel | Archduke | Coperni
    `,
  ),
]
