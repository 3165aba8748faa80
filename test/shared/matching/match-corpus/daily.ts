// Foods, companies, languages and clubs.
import { judged } from './judged.ts'

export const daily = [
  judged(
    'foods',
    `
    Dessert <- desserts | DESSERT
    Crème brûlée <- creme brulee | Creme Brule | CRÈME BRÛLÉE | crème brulée | Crem Brulee
    Tiramisu <- tiramisù | Tirimisu | tiramissu
    Risotto <- rissotto | Risoto | Risotot
    Macaron <- macarons | a macaron
    Mozzarella <- mozarella | Mozzerella | Mozarrella
    Broccoli <- brocoli | Brocolli | Brocccoli
    Cauliflower <- califlower | cauli flower | Caulifower | Cauliflour
    Jalapeño <- jalapeno | Jalapenos | Jalepeño
    Guacamole <- guacamoli | Guacamolle | Gaucamole
    Zucchini / Courgette <- zuchini | Zuccini | courgettes | Courgete | Zuchinni
    Fish and chips <- fish & chips | fish n chips | Fish And Chip | fishandchips
    Macaroni and cheese / Mac and cheese <- macaroni & cheese | mac & cheese | Maccaroni and Cheese | mac cheese
    Apple <- apples | an apple
    Pear <- pears
    Peach <- peaches | PEACH
    Carrot <- carrots | Carrrot
    Strawberry <- strawberries | Strawbery | straw berry | Srtawberry
    Mussel <- mussels
    Thyme <- thyme
    Leek <- leeks
    Pâté <- pate | Paté
    Spaghetti <- spagetti | Spaghetty | Spahgetti
    Worcestershire sauce <- worcestshire sauce | Worchestershire Sauce | worcestershire  sauce
    Sauerkraut <- saurkraut | Sauerkraught | Saurekraut
    `,
    `
    desert | Desert storm | Macaroon | Macaroni | apply | maple | ape | pea | bear | beer | peer | beach | peace | perch | Teach
    parrot | carat | cabaret | muscle | time | rhyme | leak | week | lee | Cream | fish | chips | chip | Fish and rice
    cheese | Straw | Raspberry | Blueberry | Pineapple | Prickly pear | Apple pie | paste | plate | Bologna | Dessert spoon
    Oyster sauce | sauce | Pepper | Leeks and pears | White wine | sour | Spaghetti western | Crab apple | Cauldron
    Mac
    `,
  ),
  judged(
    'companies',
    `
    Procter & Gamble / P&G <- procter and gamble | Proctor & Gamble | procter gamble | p and g | P & G | Procter & Gambel
    Johnson & Johnson <- johnson and johnson | Jonson & Johnson | Johnson Johnson | Johnson&Johnson
    AT&T <- att | AT and T | at & t
    H&M <- h & m | h and m
    McDonald's <- mcdonalds | macdonalds | Mc Donald's | MacDonald's | McDonalds’ | McDonlads
    Levi's / Levi Strauss <- levis | Levi’s | levi straus
    7-Eleven <- 7 eleven | seven eleven | 7-11 | Seven-Eleven | 7-Elevn
    3M <- 3 m | 3m | three m
    20th Century Fox <- twentieth century fox | 20th Century Foxx | 20th-century fox
    L'Oréal <- loreal | L’Oreal | L'Oreall
    Hewlett-Packard / HP <- hewlett packard | hewlet packard | H.P. | Hewlett Packhard
    Coca-Cola / Coke <- coca cola | cocacola | Coca-Colla | coke
    Microsoft <- mircosoft | micro soft | Microsfot | Microsft
    Volkswagen / VW <- volkswagon | Volkswagan | V.W. | volks wagen
    Mitsubishi <- Mitsibishi | mitsubushi | Mitsubishii
    Nestlé <- nestle | NESTLE | Neslte
    Apple <- apple
    Shell <- shell
    Marvel <- marvel | Marvle
    Nike <- nike
    Nikon <- nikon
    Intel <- intel
    Porsche <- porche | Porshe | Porcshe
    Starbucks <- star bucks | Starbuck's | Starbuks
    Tiffany & Co. <- tiffany and co | Tiffany & Co | Tiffanys & Co
    Hyundai <- hyundia | Hundai | Huyndai
    `,
    `
    Johnson | Johnson Controls | Gamble | Procter Silex | M&M | M&M's | B&M | H&R Block | T&T | TNT | Old McDonald Had a Farm | Don
    Burger King | 7 Up | 7-12 | Seven Twelve | 6-Eleven | Seven | eleven | 3N | 4M | 3 | M | 21st Century Fox | 19th Century Fox
    Foxconn | Bell | Pepsi-Cola | cola | cocoa | Micron | micro | soft | nest | Maple | apply | shelf | shall | marble | Martha | Carvel | Mike | bike | hike | Nikola | inter | until | Honda | Portia | Star | bucks | Elvis | Tiffany Trump | Volvo
    `,
  ),
  judged(
    'languages',
    `
    Portuguese / Português <- portugese | Portugeuse | Portuguesse | portugues
    Finnish <- Finnnish | finnish
    Javanese <- javanese | Javaneese | Jaavanese
    Romanian <- romanian | Rumanian | Romaninan
    Korean <- korean | Koreean | Koraen
    Russian <- russian | Rusian | Russain
    Hindi / हिन्दी <- hindi | हिन्दी | Hinndi
    Tamil / தமிழ் <- tamil | தமிழ்
    Greek / Ελληνικά <- greek | ελληνικα | ΕΛΛΗΝΙΚΆ | Ελληνικά
    Norwegian <- norweigan | Norweigian | Norwegain
    Slovak <- slovak | Slovakk
    Arabic / العربية <- arabic | Arabicc | العربية
    Malay <- malay
    Latin <- latin
    Thai / ไทย <- thai | ไทย
    Czech <- czech
    Dutch <- dutch
    Welsh <- welsh
    Swahili / Kiswahili <- swahilli | Swahilii | kiswahili | Swahli
    Vietnamese / Tiếng Việt <- vietnamese | Vietnamise | tieng viet | Vietnameese
    Scottish Gaelic <- scottish gaellic | ScottishGaelic | Scotish Gaelic
    Hebrew / עברית <- hebrew | Hebrwe | עברית
    `,
    `
    Japanese | finish | Spanish | Danish | Romani | Roman | Koran | Prussian | Persian | Hindu | email | tail | Tahiti | greed | geek
    Slovene | Slovenian | Slavic | Aramaic | acrobatic | Malayalam | Malaysian Airlines | satin | Latvian | Latino | that | thigh | check
    cheque | ditch | douche | Walsh | Irish Gaelic | Irish | Gaelic football | English | Iris | language | Sign
    Vietnam War | Swaziland | ไท | عرب | Belarusian | Normal | Finn | Port | Crouton | Norwegian Wood
    `,
  ),
  judged(
    'sports clubs',
    `
    Manchester United / Man United / Man Utd <- manchester united | Man. United | Manchestor United | man utd | Mancester United
    Real Madrid <- realmadrid | Real Madird | Reall Madrid
    Inter Milan / Inter / Internazionale <- inter | Inter Millan | internazionale | Inter-Milan
    Bayern Munich / Bayern München <- bayern munchen | Bayern Muenchen | Bayren Munich | Byern Munich
    Borussia Dortmund / Dortmund <- borrusia dortmund | Dortmand | Borussia Dortmnud
    New York Jets <- new york jets | New York Jetts
    Chicago Bears <- chicago bears | Chicago Bear | Chicgo Bears
    Philadelphia 76ers / 76ers / Sixers <- 76ers | philadelphia 76er's | Philidelphia 76ers | the sixers
    San Francisco 49ers / 49ers <- san fransisco 49ers | 49ers | 49er's | San Fransico 49ers
    Boston Red Sox / Red Sox <- redsox | boston redsox | the Red Sox | Bostn Red Sox
    Paris Saint-Germain / PSG <- paris st germain | Paris St. Germain | P.S.G. | paris saint germain | Paris Saint-Germian
    Arsenal <- arsenal | Aresnal | Arsenel
    Chelsea <- chelsea | Chelsae | Chelsee
    Ajax <- ajax
    Brighton & Hove Albion / Brighton <- brighton and hove albion | Brighton Hove Albion | Brigthon
    Schalke 04 <- schalke 04 | schalke04 | Schalke-04
    Atlético Madrid <- atletico madrid | Athletico Madrid | Atletico Madird
    Toronto Maple Leafs / Maple Leafs <- toronto maple leaf | mapleleafs | Toronto Mapel Leafs
    Wolverhampton Wanderers / Wolves <- wolves | Wolverhamton Wanderers | Wolverhampton Wanderer's
    `,
    `
    Manchester City | Manchester | United | Leeds United | Man City | Real | Real Betis | Real Sociedad | Madrid | AC Milan | Milan
    Bayer Leverkusen | Borussia Mönchengladbach | Borussia | New York Mets | New York Nets | New York Giants
    New York | Chicago Bulls | Chicago Cubs | Chicago | Philadelphia Eagles | 67ers | 75ers | 94ers | 50ers | Boston Celtics | Boston
    Chicago White Sox | White Sox | red | Red Bull | sock | arsenic | Swansea | chess | Chelsea Clinton | Ajay | Brighton Beach | West Bromwich Albion
    Bolton Wanderers | wolf pack | Schalke 05 | Schalke 40 | Athletic Bilbao | leaf | maple | Paris FC | St. Pauli | Saint | Inner | Winter
    `,
  ),
]
