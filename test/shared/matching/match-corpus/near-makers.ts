// Products and teams: makers, companies, programs, colours.
import { judged } from './judged.ts'

export const nearMakers = [
  judged(
    'car makers',
    `
    Mercedes-Benz / Mercedes <- Mercedez | mercedes benz | Mercades | Mercedes Bens
    Volkswagen / VW <- Volkswagon | Volkwagen | Volkswagan | V.W.
    Lamborghini <- Lamborgini | Lambourghini | Lambhorgini | Lamborghinni
    Ferrari <- Ferari | Farrari | Ferrarri
    Porsche <- Porshe | Porche | Porsch
    Peugeot <- Peugot | Puegeot | Peugeout
    Hyundai <- Hyndai | Hyundia | Hundai
    Chevrolet / Chevy <- Chevrolette | Cheverolet | Chevrolett
    Mitsubishi <- Mitsibishi | Mitsubshi | Mistubishi | Mitsubichi
    Suzuki <- Suzuky | Suzukki
    Subaru <- Suburu | Subarru
    Bentley <- Bently | Bentleys
    Jaguar <- Jagaur | jaguars | Jagwar
    Renault <- Renalt | Renualt | Renaut
    Citroën <- Citroen | Citreon
    Skoda / Škoda <- Škoda
    Lexus
    Tesla
    Dodge
    Mini
    Lotus
    Rolls-Royce <- Rolls Royce | rollsroyce | Rols Royce
    Aston Martin <- Astin Martin | Ashton Martin | Aston Marten
    Toyota <- Toyoto | Tyota
    Honda
    Mazda
    `,
    `
    Mercy | Merced | Porch | Lexis | Nexus | Texas | Tesco | Telsa Motors Club | Lodge | Doge | Dodger | Badge | Mind | Mine | Mint | Focus | Locust | Lots | Dean Martin | Austin
    Astonish | Steve Martin | Wanda | Hindu | Hound | Rhonda | Manda | Malta | Panda | Benton | Bengali | Ferret | Ferris | Soda | Yoda | Skol | Chevron | Fault | Rolls | Rolls Rice
    Mercury | Citrus | Citron | Jaguars of Jacksonville | Bent
    `,
  ),
  judged(
    'companies',
    `
    Microsoft <- Microsft | Mircosoft | Microsof | Micro soft
    McDonald's <- McDonalds | Mc Donalds | MacDonald's | mcdonald | Macdonalds
    Starbucks <- Starbuks | star bucks | Starbuck | Starbcks
    Nestlé <- Nestle
    Procter & Gamble / P&G <- Procter and Gamble | Proctor & Gamble | proctor and gamble | Procter Gamble
    Johnson & Johnson <- Johnson and Johnson | johnson & jonson
    Berkshire Hathaway <- Berkshire Hathway | Bershire Hathaway | Birkshire Hathaway
    JPMorgan Chase <- JP Morgan Chase | J.P. Morgan Chase
    Apple
    Amazon
    Alphabet
    Nvidia <- Nvida | Nvidea
    Walmart <- Wal-Mart | Wallmart | Walmrt
    Target
    Intel
    Oracle
    Samsung <- Samung | Samsumg | Sansung
    Siemens <- Seimens | Siemans
    Unilever <- Unilver | Unileaver
    Boeing <- Boieng
    Adobe
    Uber
    Shell
    Coca-Cola <- coca cola | Cocacola | Coco Cola | Coca-Colla
    Exxon Mobil / Exxon <- ExxonMobil | Exon Mobil | Exxon Mobile
    `,
    `
    Nestled | Nest | Nettle | Maple | Amazing | Alphabets Soup | Alpha | Walnut | Budget | Tarot | Targeted | Large | Until | Inter | Intelligence | Auricle | Miracle | Oracles Bones
    Semen | Bowing | Going | Being | Abode | Above | Tuber | Cuber | Super | Over | Smell | Shelf | Shall | Shelly | She'll Be | Pepsi-Cola | RC Cola | Cola | Starburst | Procter
    Johnson | McDonnell | Mobile | Chase | Berkshire
    `,
  ),
  judged(
    'software and languages',
    `
    JavaScript <- java script | Javascrpt | Javasript
    Java
    Python <- Pyhton | Phyton
    TypeScript <- Typescipt | type script
    Ruby
    Rust
    Swift
    Kotlin <- Kotlinn | Koltin
    Haskell <- Haskel | Haskall
    Fortran <- Fotran | Fortrann
    Pascal
    Scala
    Perl
    C
    C++
    C#
    PHP <- P.H.P.
    Photoshop <- Photoshp | photo shop | Fotoshop
    PowerPoint <- power point | Powerpiont | Powerpoit
    Excel
    WordPress <- word press | Wordpres
    Firefox <- Fire fox | Fierfox
    Linux
    `,
    `
    Jaws | Lava | Jive | Marathon | Pythons Reptile | Pylon | Rugby | Rubik | Rudy | Trust | Rusty | Dust | Shift | Swifter | Drift | Gremlin | Gotham | Rascal | Pasta | Paschal
    Scale | Scalar | Scald | Pearl | Peril | D | C- | B++ | F# | Excess | Excellent | Exile | Excels at maths | Password | Firebox | Firefly | Linus | Minus | Lynx | CoffeeScript
    PostScript | Powerhouse | Pinpoint | PHD | Photobooth | Hassle | Photoshoot
    `,
  ),
  judged(
    'fonts and colours',
    `
    Helvetica <- Helvitica | Helvettica | Helvetika
    Garamond <- Garramond | Garamon
    Times New Roman <- times new romen | Time New Roman | times newroman
    Comic Sans <- Comicsans | Comic San | commic sans
    Turquoise <- Turqoise | Turquiose | Torquoise | Turquois
    Magenta <- Majenta | Magneta
    Burgundy <- Burgandy | Burgundi
    Lavender <- Lavendar | Lavander
    Crimson <- Crimsom | Crimsen
    Scarlet <- Scarlit
    Beige <- Biege
    Maroon <- Marroon | Maroone
    Violet <- Violot
    Indigo <- Indego | Indiggo
    Yellow <- Yelow | Yellwo
    Orange <- Ornage
    Purple <- Purpel
    Chartreuse <- Chartruse | Chartreuese
    Fuchsia <- Fuschia | Fucsia | Fushia
    Teal
    Cyan
    Khaki
    Amber
    Futura
    Georgia
    Verdana <- Verdanna
    Arial
    Grey / Gray <- gray
    `,
    `
    Times Old Roman | Times New Norman | Comic Pants | Tragic Sans | Ariel | Aerial | Serial | Future | Futurama | Georgie | George | Georgian | Marine | Macaroon | Tycoon | Veal
    Team | Teak | Steal | Deal | Cyanide | Can | Cyen | Shaki | Cake | Ember | Amber Alert | Number | Umber | Timber | Yell | Hello | Fellow | Mellow | Range | Arrange
    Oranges and Lemons | Strange | People | Purpose | Violate | Violin | Indie | Indigenous | Crimes | Criminal | Burgundian wine list | Times | Roman | Starlet | Scarf | Scarce | Gay
    Grim | Gravy | Lavish | Beings | Magnet | Magma
    `,
  ),
  judged(
    'US teams',
    `
    Carolina Panthers / Panthers <- panther | Caroline Panthers | Carolina Panther
    Dallas Cowboys / Cowboys <- Dalas Cowboys | Dallas Cowbys
    Green Bay Packers / Packers <- Greenbay Packers | green bay pakers | Green Bay Packer
    Pittsburgh Steelers / Steelers <- Pittsburg Steelers | Pitsburgh Steelers
    San Francisco 49ers / 49ers <- San Fransisco 49ers | 49ers | SanFrancisco 49ers
    Seattle Seahawks / Seahawks <- Seatle Seahawks | Seattle Sea hawks | seahawk
    Atlanta Hawks
    New England Patriots / Patriots <- New England Patroits | Patriotts
    Philadelphia Eagles / Eagles <- Philidelphia Eagles | Philadephia Eagles
    Philadelphia 76ers / 76ers <- Philidelphia 76ers
    Chicago Bulls / Bulls <- Chicaco Bulls | Chicago Bull
    Chicago Bears / Bears <- Chigago Bears
    Boston Celtics / Celtics <- Boston Celtic | Bostom Celtics | Celtic
    Boston Red Sox / Red Sox <- Boston Redsox | Red Socks | redsox
    Los Angeles Lakers / Lakers <- Los Angelos Lakers | Los Angeles Laker
    Miami Heat / Heat <- Maimi Heat
    Utah Jazz / Jazz
    `,
    `
    Pranksters | Pants | Painters | Cowards | Coconuts | Backers | Hackers | Packages | Packing | Packed | Stelae | Sealers | 48ers | San Francisco 94ers | 50ers | San Francisco Giants
    Seattle Mariners | Atlanta Braves | Seahorses | Atlanta Hanks | Patricks | Angles | Beagles | Philadelphia Flyers | Philadelphia 67ers | 75ers | Chicago Cubs | Bull fighting
    Balls | Bells | Beats | Beards | Beers | White Sox | Chicago White Sox | Boston White Sox | Boston Bruins | Makers | Bakers | Lacers | Lakes | Los Angeles Rams | Wheat | Head
    Miami Meat | Miami Hurricanes | Utah Jizz | Razz | Carolina Hurricanes | Celts
    `,
  ),
]
