// Lists of many kinds, with the slips that people make.
import { judged } from './judged.ts'

export const variety = [
  judged(
    'US states',
    `
    Massachusetts <- massachusets | Massachussetts | Masachusetts
    Connecticut <- conneticut | Conecticut | connecticutt
    West Virginia <- W. Virginia | w virginia | westvirginia | West Virgina
    North Dakota <- N. Dakota | n dakota | North Dakoda | Nroth Dakota
    South Carolina <- S. Carolina | S Carolina | South Carolinna
    New Mexico <- newmexico | New Mexcio
    Kansas <- kansas | Kanasas
    Tennessee <- tennesee | Tennesse | Tenessee
    Pennsylvania <- pensylvania | Pennsylvannia | Pennslyvania
    Hawaii / Hawai'i <- hawai'i | Hawai’i | Hawaiii
    Utah <- utah
    Louisiana <- lousiana | Louisianna
  `,
    `
    Virginia | South Dakota | S. Dakota | N. Carolina | North Carolina | Arkansas | Mexico | New Jersey | New Hampshire | West | Dakota | York
    Maine | Carolina | New York | Virgin Islands | Louise | Transylvania | Tennis
  `,
  ),
  judged(
    'dinosaurs and birds',
    `
    Tyrannosaurus rex / T. rex <- t-rex | trex | T Rex | tyranosaurus rex | Tyrannosaurus Rexx
    Triceratops <- tricerotops | Triceratop | Tricertops
    Velociraptor <- velociraptors | Velocoraptor | veloceraptor
    Stegosaurus <- stegasaurus | Stegosaurs | Stegosuarus
    Pterodactyl <- pteradactyl | Pterodactyle | Ptreodactyl
    Robin <- robins | a robin
    Raven <- ravens | raven
    Swallow <- swallows | swalow
    Kingfisher <- king fisher | Kingfishers | Kingfihser
    Albatross <- albatros | Albatros | Allbatross
    Puffin <- puffins | Pufin
    Crow <- crows
  `,
    `
    rex | Brontosaurus | Ceratopsian | Seagull | Swift | Robbing | robot | Ravine | cow | crown | row | muffin
    shallow | swallowtail butterfly | king | King penguin | raver | Dactyl | saurus | kingdom
  `,
  ),
  judged(
    'philosophers and scientists',
    `
    Friedrich Nietzsche / Nietzsche <- neitzsche | Nietzche | Nietsche | friedrich nietzsche | Freidrich Nietzsche
    Søren Kierkegaard / Kierkegaard <- soren kierkegaard | Kierkegard | Kirkegaard | SØREN KIERKEGAARD
    Jean-Jacques Rousseau / Rousseau <- jean jacques rousseau | Rouseau | rosseau | Jean-Jacques Rouseau
    René Descartes / Descartes <- rene descartes | decartes | Descarte
    Ludwig Wittgenstein / Wittgenstein <- Witgenstein | wittgenstien | Ludwig Wittgenstien
    Marie Curie / Curie <- marie curie | Marie Currie | Mary Curie
    Nikola Tesla / Tesla <- nicola tesla | Nikola Telsa | tesla
    Albert Einstein / Einstein <- albert enstein | Einstien | einsten
    Plato <- plato
    Karl Marx / Marx <- karl marx | Carl Marx | marx
    Niels Bohr / Bohr <- neils bohr | bohr | Niels Borh
    John Stuart Mill <- john stewart mill | John Stuart Mil | John Stuart Mills
    Thomas Hobbes / Hobbes <- thomas hobbs | Hobbes | Thomas Hobes
  `,
    `
    Platoon | Pluto | plate | Groucho Marx | Mars | mark | bore | boar | John Stewart | John | Jon Stewart | Thomas Edison | Thomas Aquinas
    Marie Antoinette | Albert Camus | Calvin and Hobbes | Frankenstein | Max Born | Mariah Carey
    Curious | the philosopher | hobbies | hobbits
  `,
  ),
  judged(
    'Shakespeare and musicals',
    `
    A Midsummer Night's Dream <- midsummer nights dream | A Midsummer Nights Dream | A Midsumer Night's Dream | a mid summer night's dream
    Henry IV, Part 1 <- henry iv part 1 | Henry IV Part One | Henry 4 Part 1 | henry the fourth part i
    Love's Labour's Lost <- loves labours lost | Love's Labor's Lost | Love’s Labour’s Lost
    Macbeth <- mcbeth | MacBeth | Mac Beth | Macbteh
    Hamlet <- hamlet | Halmet
    Richard II <- richard 2 | Richard the Second | RIchard ii
    The Merchant of Venice <- merchant of venice | The Merchent of Venice | Merchant of Vencie
    Romeo and Juliet <- romeo & juliet | romeo juliet | Romeo and Juliette | Romoe and Juliet
    Guys and Dolls <- guys & dolls | Guy and Dolls | Guys And Dols
    42nd Street <- forty-second street | 42nd street | forty second street | 42nd Sreet
    Les Misérables <- les miserables | Les Miserables! | Les Miserabels
    Mamma Mia! <- mama mia | mamma mia | Mamma Mía
    Cats <- cats | CATS
    Hair <- hair
    Seven Brides for Seven Brothers <- 7 brides for 7 brothers | Seven Brides For 7 Brothers
  `,
    `
    Henry IV, Part 2 | Henry IV Part Two | Henry V | Henry VI, Part 1 | Henry VI Part 1 | Richard III | Richard 3 | Richard | The Merry Wives of Windsor
    Death in Venice | Romeo | omelet | hamster | 43rd Street | 24th Street | 22 Jump Street | 42 | Cars | Bats | Hare | Hairspray | chair
    8 brides for 7 brothers | Six Brides for Seven Brothers | Mama | Love's Labour's Won | Dreamgirls | Wall Street | Street | night
  `,
  ),
  judged(
    'sequels in other dress',
    `
    Home Alone 2: Lost in New York / Home Alone 2 <- home alone two | Home Alone II | HomeAlone 2 | home alone 2 lost in new york | Home Alnoe 2
    Guardians of the Galaxy Vol. 3 <- guardians of the galaxy 3 | Guardians of the Galaxy Volume 3 | guardians of the galaxy vol iii | Gaurdians of the Galaxy Vol. 3
    Dune: Part Two <- dune part 2 | Dune 2 | Dune Part II | dune ii
    The Hangover Part III <- hangover 3 | the hangover part 3 | Hangover Part Three | Hangover III
    Ghostbusters II <- ghostbusters 2 | Ghost Busters II | ghostbusters two | Ghostbuster 2
    Creed III <- creed 3 | Creed Three
    Police Academy 4: Citizens on Patrol / Police Academy 4 <- police academy four | Police Academy IV | police acadamy 4
    X2 <- x2 | X 2 | x-2
    Ocean's 8 <- oceans eight | Ocean's Eight | oceans 8
    The Expendables <- expendables | the expendibles | The Expendable
    Mad Max <- madmax | Mad Maxx
    Deadpool & Wolverine <- deadpool and wolverine | Dead Pool & Wolverine | deadpool wolverine | Deadpool and Wolvarine
  `,
    `
    Home Alone | Home Alone 3 | Home Alone III | Guardians of the Galaxy | Guardians of the Galaxy Vol. 2 | Dune | Dune: Part One | Dune Part 3 | Dune Messiah
    The Hangover | The Hangover Part II | hangover 2 | Ghostbusters | Ghostbusters 3 | Creed | Creed II | creed ii | Police Academy | Police Academy 3
    Police Academy 5 | X-Men | X3 | X | Ocean's Eleven | Oceans 12 | Ocean's 18 | The Expendables 2 | Mad Max 2 | Mad Men | Deadpool | Deadpool 2 | Wolverine | Part Two
  `,
  ),
  judged(
    'cocktails and cheeses',
    `
    Piña colada <- pina colada | Pinacolada | Piña Collada | pina coladas
    Daiquiri <- daquiri | Daiquri | daiquiris
    Caipirinha <- caiprinha | Caipirinia | Capirinha
    Mojito <- mojitos | Mojtio | mohito
    Gin and tonic <- gin & tonic | Gin Tonic | gin n tonic | gin and tonics
    Old fashioned <- an old fashioned | Old-Fashioned | old fashoned
    Gruyère <- gruyere | Gruyére | Gryuere
    Roquefort <- roquefort | Rocquefort | Roquefrot
    Camembert <- camambert | Camenbert | Camembret
    Parmigiano-Reggiano / Parmesan <- parmigiano reggiano | parmesean | Parmigianno Reggiano | Parmasan
    Brie <- brie
    Feta <- feta
    Gouda <- gouda
    Gorgonzola <- gorganzola | Gorgonzolla | gorgonzola!
    Monterey Jack <- montery jack | Monterrey Jack | MontereyJack
  `,
    `
    Gin | tonic | Gin and Juice | Gin Rummy | Old | Vodka tonic | bribe | bride | pie | beta | Fetal | fetch | Gouge | Good | Jack | Monterey | Jack Daniel's
    Camera | Comfort | Margarita | Moscow mule | Colby Jack | Pepper Jack | cheese
  `,
  ),
  judged(
    'cars and makers',
    `
    Rolls-Royce <- rolls royce | Rollsroyce | Roles Royce | Rolls-Royse
    Mercedes-Benz / Mercedes <- mercedez | Mercedes Bens | mercedesbenz
    Lamborghini <- lamborgini | Lambourghini | Lamborghinis
    Citroën <- citroen | Citroên | Cirtoen
    Škoda <- skoda | SKODA
    Fiat 500 <- fiat500 | Fiat Five Hundred | fiat-500
    Peugeot 205 <- peugot 205 | Peugeot205 | Puegeot 205
    Ford Model T / Model T <- model t | the Model T | Ford ModelT | Ford Modle T
    Porsche 911 <- porche 911 | Porsche911
    Aston Martin DB5 <- aston martin db 5 | Astin Martin DB5 | Aston Martin DB-5
    Mazda MX-5 <- mazda mx5 | Mazda MX 5 | Madza MX-5
    Seat <- seat
    Volvo <- volvo
  `,
    `
    Fiat 600 | Fiat 501 | Fiat 50 | Fiat | Peugeot 206 | Peugeot 250 | Peugeot 405 | Model A | Model S | Model Y | Ford Model A | Porsche 912 | Porsche 119
    Porsche 924 | Aston Martin DB4 | Aston Martin DB6 | Aston Villa | Mazda MX-3 | Mazda | seal | set | seats for two | soda | vodka | Mercury | Martin
    Steve Martin | Royce Gracie | roll
  `,
  ),
]
