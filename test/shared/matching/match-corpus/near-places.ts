// Places, in other scripts too.
import { judged } from './judged.ts'

export const nearPlaces = [
  judged(
    'rivers',
    `
    Amazon <- amazon river | the Amazon | Amzon | Amazom
    Mississippi <- Missisippi | mississipi | Missippi | Mississppi
    Euphrates <- Eufrates | Euphratis | Euprhates
    Zambezi <- Zambesi | Zambezzi | Zamebzi
    Danube <- Danub | Daunbe | the danube
    Volga
    Rhine
    Thames <- the thames | Thame
    Orinoco <- Orinocco | Orinico
    Brahmaputra <- Bramaputra | Brahmaputtra | Bhramaputra
    Irrawaddy <- Irawaddy | Irrawady
    Murray
    Yangtze / Chang Jiang <- Yangtse | yangzte | changjiang
    `,
    `
    Amazing | Amazed | Missouri | Vulgar | Rhone | Rhyme | Shine | Themes | Tames | Danubian mountains | Marry | Murky | Hurray | Volta | Zamboni | Rhino | Merry | Mississauga | Olga
    `,
  ),
  judged(
    'capitals',
    `
    Canberra <- Cambera | canbera | Canberrra
    Ottawa <- Otawa | Ottowa | ottwa
    Reykjavik / Reykjavík <- Reykjavík | Rekjavik | Reykavik | Reyjkavik
    Copenhagen / København <- Copenhagan | Copenhaggen | kobenhavn
    Helsinki <- Helsinky | Helsinkii
    Bucharest <- Bucarest | Bucharast
    Lisbon <- Lisbonn | lisobn
    Riga
    Tunis
    Nairobi <- Niarobi | Nairobbi
    Antananarivo <- Antanarivo | antananrivo
    Kingston
    Santiago <- Santigo | Santiago
    Vienna / Wien <- Viena | vienna
    Prague / Praha <- Pragu | Prauge
    Sarajevo <- Sarejevo | Sarajevvo
    Port-au-Prince <- port au prince | Port au Prnce
    St. John's <- Saint Johns | st johns
    `,
    `
    Budapest | Lesbian | Lisburn | Rigs | Rita | Tunisia | Tunas | Kingstown | Princeton | Vietnam | Sienna | Plague | Vague | Santiago Bernabeu | San Diego | Port of Spain | Ottoman
    Big | Helsingborg | Princess | Port | Gienna | Kings | San Jose
    `,
  ),
  judged(
    'airports',
    `
    Heathrow / London Heathrow / LHR <- Heatrow | Heathrow | Heathrwo | london heathrow
    Gatwick / LGW <- Gattwick | Gatwik
    Schiphol / Amsterdam Schiphol <- Schipol | Shiphol | Amsterdam Schipol
    Charles de Gaulle / CDG <- Charles de Gaule | Charles DeGaulle | charles degaulle | Charles de Gualle
    O'Hare / Chicago O'Hare <- OHare | chicago ohare | O Hare
    John F. Kennedy / JFK <- JFK | J.F.K. | John F Kenedy | John F Kennedey
    Changi
    Los Angeles / LAX <- Los Angelas | Los Angelos | LAX
    Haneda <- Hanneda
    Frankfurt <- Frankfurtt | Frankfrut
    Barajas <- Barrajas
    Ben Gurion <- Ben-Gurion | Bengurion | Ben Gurian
    Suvarnabhumi <- Suvarnabumi | Suvarnbhumi
    LaGuardia <- La Guardia | Laguardia | La Gaurdia
    `,
    `
    LGA | LHT | LBW | CDC | CDs | JFC | LAS | LAC | Change | Chang | Chang'e | Changing | Heather | Robert F. Kennedy | Jackie Kennedy | Charles Darwin | Panda | Canada | Handel
    Pajamas | Frankfurter | Frank | Hare | Los Alamos | Lost Angels | Cardiac | Ben Hur | Garrick | Gatsby
    `,
  ),
  judged(
    'islands',
    `
    Madagascar <- Madagasgar | Madagascer | Madigascar
    Greenland <- green land | Greeland
    Sri Lanka <- Srilanka | Sri Lanca | Shri Lanka
    Sumatra <- Sumatara | Sumattra
    Honshu <- Honshuu | Hoshnu
    Sardinia <- Sardina | Sardinnia
    Sicily <- Sicilly | Sicliy
    Corsica <- Corsicca | Corsika
    Crete
    Cyprus <- Cyrpus
    Malta
    Majorca / Mallorca <- Mallorca | Majorka
    Ibiza <- Ibeza | Ibizza
    Jamaica <- Jamacia | Jamiaca | Jamaika
    Cuba
    Tasmania <- Tazmania | Tasmainia | Tasmannia
    Barbados <- Barbadoes | Barbadoss
    Galápagos <- Galapagos | Galapagus | Gallapagos
    St. Lucia <- Saint Lucia | st lucia | Saint Lucea
    Isle of Man <- isle of man
    Isle of Wight <- Isle of Wigth
    New Guinea <- newguinea | New Guinnea | New Guinae
    Jersey
    Bermuda <- Bermunda | Burmuda | Bermudda
    Java
    `,
    `
    Great | Crate | Create | Cretin | Concrete | Cypress | Marta | Malt | Maltese | Mantra | Minorca | Pizza | Ibis | Cube | Cub | Tuba | Tanzania | Romania | Barbuda | Barbaric
    Papua | New Guernsey | New Guineas Worth | Isle of Dogs | Isle of Men | Isle of May | Isle of Night | Isle of Right | Guinea | Jerseys Shore | Jerky | Kersey | Jessie | Mercy
    St. Louis | Saint Luke | St. Lucy | Nova | Jawa | Lava | Siciliano Tacos | Sick | Ireland | Iceland | Grassland | Sardine | Sumac | Bermudas Shorts Store | Bahamas
    `,
  ),
  judged(
    'universities',
    `
    Harvard University / Harvard <- Harverd | Havard | Harvard Univeristy
    Yale University / Yale <- yale
    Princeton University / Princeton <- Princton | Princeten | Princeton Universty
    Stanford University / Stanford <- Standford | Stanfrod
    Columbia University / Columbia <- Columbia Univerity | Collumbia
    Cornell University / Cornell
    Brown University / Brown
    Duke University / Duke
    University of Oxford / Oxford <- Oxfrod | university of oxfrd | Oxforrd
    University of Cambridge / Cambridge <- Cambrige | Cambrdige | University of Cambrige
    Massachusetts Institute of Technology / MIT <- M.I.T. | Massachusets Institute of Technology | massachusetts institute of technolgy
    Johns Hopkins University / Johns Hopkins <- John Hopkins | Johns Hopkin | johns hopkins univeristy
    Heidelberg University / Heidelberg <- Hiedelberg | Heidleberg
    Sorbonne <- Sorbone | the Sorbonne | Sorbonn
    Dartmouth College / Dartmouth <- Dartmoth | Dartmouth Colege
    `,
    `
    Harvest | Yell | Ale | Gale | Male | Prince | Colombia | Corner | Cornwell | Corner shop | Crown | Brow | Browne | Browned | Browning | Drown | Luke | Dune | Nuke | Oxfam | Oxbow
    Bainbridge | Tonbridge | University of Uxbridge | University | Institute of Technology | Georgia Institute of Technology | Anthony Hopkins | Bodkins | Gutenberg | Sardonne Villas
    Yarmouth | Portsmouth | University of Oxnard | Plymouth College | Stafford
    `,
  ),
  judged(
    'words of other scripts',
    `
    Москва / Moscow <- москва | МОСКВА | Мосвка | mosow
    Санкт-Петербург / Saint Petersburg <- санкт петербург | Санкт-Питербург | санктпетербург | St Petersburg | Saint Petersberg
    Αθήνα / Athens <- Αθηνα | αθήνα | ΑΘΗΝΑ
    Θεσσαλονίκη / Thessaloniki <- Θεσσαλονικη | Thesaloniki | Thessalonikki
    東京 / Tokyo <- 東京 | Toyko
    京都 / Kyoto
    北京 / Beijing <- 北京 | Bejing | Beijng
    서울 / Seoul <- 서울 | Seuol
    القاهرة / Cairo <- القاهرة
    ירושלים / Jerusalem <- ירושלים | Jeruslem | Jerusalam
    दिल्ली / Delhi <- दिल्ली
    กรุงเทพ / Bangkok <- Bankok | Bangcok | กรุงเทพ
    Екатеринбург / Yekaterinburg <- Екатиринбург | Екатеринбур | Yekaterinberg
    Новосибирск / Novosibirsk <- Новосибриск | Novosibrisk | Новосибирс
    Łódź <- Lodz | łódź
    Göteborg / Gothenburg <- Goteborg | Goeteborg | Gothenberg | Gothenborg
    Zürich <- Zurich | Zuerich | Zurick
    Kraków <- Krakow
    `,
    `
    Масква река | Маска | 南京 | 東北 | 京 | 都 | 北 | 東 | 西京 | 서해 | 大阪 | Nanjing | Kyiv | Osaka | Cargo | Deli | Deluge | Athena | Omsk | Helsinki | القدس | Красноярск | Петербуржец
    Оренбург | Lods | Soul | Seal | Scowl | Rich | Loads | Petersfield
    `,
  ),
]
