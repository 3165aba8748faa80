// Rivers, mountains, islands, planets with their moons, and animals.
import { judged } from './judged.ts'

export const nature = [
  judged(
    'rivers',
    `
    Mississippi <- missisippi | Mississipi | missisipi | Mississsippi | the mississippi | Missisipppi
    Rhine / Rhein <- the rhine | rhien | RHEIN
    Danube <- danube | Dannube | Dnaube
    Yangtze / Chang Jiang <- Yangtse | yangzte | Yangtzee | changjiang
    Yellow River / Huang He <- the yellow river | yellowriver | Yelow River | huanghe | Yellow Rivver
    Congo <- the Congo | congo
    Niger <- niger
    Volga <- volga | Vogla
    Blue Nile <- blue nile | bluenile | Bleu Nile
    Euphrates <- Euphratese | Euphartes | eufrates
    Tigris <- tigris | Tigriss
    Zambezi <- zambesi | Zambezzi | Zamebzi
    Saint Lawrence / St. Lawrence River <- st lawrence | St. Lawrance | saint lawrence river | Saint Lawernce
    Thames <- the Thames | Thmaes
    Loire <- the loire | LOIRE
    Elbe <- elbe
    Dnieper / Dnipro <- Dneiper | dnieper | dnipro
    Orinoco <- Orinocco | Orinoko | orinico
    Río de la Plata <- rio de la plata | Rio de la Platta | Río-de-la-Plata
    Brahmaputra <- Bramaputra | brahmaputtra | Brahmaputhra
    `,
    `
    Missouri | Miss | Rhône | Rhone | rhino | shine | Yellow | Yellow Sea | Yellowstone River | Red River | conga | Nigeria
    tiger | tigers | Volta | White Nile | Nile | Blue | themes | tames | Loir | loiter | Elba | elbow | Dniester | Rio Grande
    Rio Negro | Rio | St. Louis | Lawrence of Arabia | Saint John | plate | Nigel | Zambia | river | the river | rhyme
    Blue Danube Waltz | Thebes
    `,
  ),
  judged(
    'mountains',
    `
    Mount Everest / Everest <- mt everest | Mt. Everest | everest | Mount Everst | Mt Evrest | Everets | MOUNT EVEREST
    K2 / Mount Godwin-Austen <- k2 | K 2 | K-2 | k two | mt godwin austen
    Mount Kilimanjaro / Kilimanjaro <- mt kilimanjaro | killimanjaro | Kilamanjaro | Mt. Kilimanjarro | kilimanjro
    Denali / Mount McKinley <- denali | Mt McKinley | mount mackinley | mt. mc kinley | Denalli | Mount Mckinly
    Aconcagua <- aconcaugua | Acongagua | Aconcagau
    Matterhorn <- the Matterhorn | Materhorn | matterhron | Mattterhorn
    Mount Fuji / Fuji / Fujiyama <- mt fuji | fuji | MtFuji | Mt. Fuji
    Mount Cook / Aoraki <- mt cook | Mt. Cook | aoraki
    Mount St. Helens <- mount saint helens | Mt St Helens | Mt. St. Helens | mount st helen's | Mount St Hellens
    Mount Olympus / Olympus <- mt olympus | Mt. Olympus | Olypmus | Mount Olympis
    Vesuvius / Mount Vesuvius <- mt vesuvius | Vesuvious | vesuvuis | Mt. Vesuvius
    Ben Nevis <- bennevis | Ben Neviss | ben nevis
    Mont Blanc <- montblanc | Mont-Blanc | mont blanc
    Annapurna <- anapurna | Annapurma | annapurrna
    Nanga Parbat <- nangaparbat | Nanga Parbatt | Nagna Parbat
    Popocatépetl <- popocatepetl | Popocatapetl | popocatepetel
    Table Mountain <- table mountian | tablemountain | Table Mountan
    Mount Elbrus / Elbrus <- mt elbrus | Mount Elbruss
    `,
    `
    K3 | K1 | K | K22 | Mount | mt | Mt. | mountain | the mountain | Fiji | Mount Hood | Mt. Hood | Saint Helena | St. Helens Bay
    Mount Rushmore | Olympia | Ben | Ben Macdui | Ben Hur | Blanc | Mont | Mont Ventoux | Table | Edna
    Elba | Matter | Horn | unicorn | Mount McKenzie | Mount Everest and Mount Fuji | book
    Chimborazo | Lhotse | two
    `,
  ),
  judged(
    'islands',
    `
    Majorca / Mallorca <- majorca | mallorca | Majorka | Mallorrca
    Java <- java
    Bali <- bali
    Crete <- crete | Crtee
    Sardinia / Sardegna <- sardinia | Sardinnia | Sardinai
    Corsica / Corse <- corsica | Corisca | Corsicca
    Isle of Man <- isle of man | the isle of man | Isle-of-Man
    New Guinea <- newguinea | New Guniea | New Ginea
    South Georgia <- S. Georgia | s georgia | south gerogia | South Georgai
    Saint Helena <- St Helena | st. helena | Saint Hellena | Saint Helana
    Great Britain / Britain <- great britian | Great Britan | britain | greatbritain
    Madagascar <- Madagasgar | madagascer | Madagsacar | Maddagascar
    Réunion <- reunion | Reunoin | RÉUNION | la Réunion
    Curaçao <- curacao | Curacoa | CURAÇAO
    Martha's Vineyard <- marthas vineyard | Martha’s Vinyard | Martha Vineyard
    Iwo Jima <- iwojima | Iwo-Jima
    Tenerife <- tenerrife | Teneriffe | Tennerife
    Guadeloupe <- Guadaloupe | guadelupe | Guadeluope
    Zanzibar <- zanzibarr | Zanizbar | Zanzbiar
    Trinidad <- trinadad | Trindad | TRINIDAD
    Easter Island / Rapa Nui <- easter-island | rapanui | Easter Iland
    `,
    `
    Minorca | Menorca | Jamaica | Lava | Java Script | JavaScript | Mali | bail | Malta | concrete | Crate | sardines | Cyprus
    Isle of Wight | Isle | Isle of Skye | Guinea | New Britain | New Ireland | New Caledonia | Georgia | N. Georgia
    South Korea | Mount St. Helens | Helen | Britney | Great | Brittany | Man | Vineyard | union | Onion | Tobago | Island
    islands | the island | Easter | East | Christmas Island | Long Island | South | Guadalajara | Ibiza
    `,
  ),
  judged(
    'planets and moons',
    `
    Mercury <- mercury | Mecrury | mercurry | Murcury
    Venus <- venus | Vneus
    Earth / Terra <- the Earth | EARTH | terra
    Mars <- mars
    Jupiter <- jupitor | Juptier | juppiter | Jupiiter
    Saturn <- saturn | Satrun | Sautrn
    Uranus <- uranus | Urnaus | Uranuss
    Neptune <- neptune | Neptun | Netpune
    Io <- io | IO | I.O.
    Europa <- europa | Eruopa
    Titan <- titan | TITAN
    Ganymede <- ganymeade | Gannymede | Ganymeed
    Callisto <- calisto | Callitso | Callissto
    Enceladus <- Encelades | enceledus | Encleadus
    Triton <- triton | Trtion
    Miranda <- miranda | Mirannda
    Charon <- charon
    Phobos <- Phobbos | phobso
    `,
    `
    Marc | mass | Mary | Genus | Menus | heart | hearth | Uranium | Neptunium | satyr | Saturday | Ion | Oi | I
    Europe | Titania | Titanic | Tritium | Sharon | Chiron | Calypso | Amanda | photos | Pluto | Mercurial | Venice | Mart
    planet | moon | the moon of | X | Bruno Mars | Freddie Mercury | Jupiter and Saturn | 0
    `,
  ),
  judged(
    'animals',
    `
    Eagle <- eagles | an eagle | EAGLE
    Bear <- bears | the bear
    Horse <- horses | a horse
    Hare <- hares
    Cow <- cows | cow
    Tiger <- tigers | Tiegr
    Zebra <- zebras | Zerba
    Gorilla <- gorila | Gorrilla | gorillas
    Flamingo <- flamingos | Flammingo | Flamigno | flamingoes
    Tortoise <- tortise | Tortoices | tortosie
    Rhinoceros / Rhino <- Rhinocerous | rhinoseros | rhinos | Rhinocerus
    Hippopotamus / Hippo <- Hippopotomus | hipopotamus | hippopotamous | hippos
    Chimpanzee / Chimp <- Chimpanze | chimpanzees | Chimanzee | chimps
    Elephant <- elefant | Elephent | elephants | the elephant | Elepahnt
    Kangaroo <- Kangeroo | kangaroos | kangarooo
    Platypus / Duck-billed platypus <- Platapus | playtpus | duck billed platypus | Duckbilled Platypuss
    Orangutan <- orang-utan | Orangutang | orang utan | Orangatan
    Butterfly <- butterfly | butterflies | Buterfly | butter fly
    Caterpillar <- Catterpillar | caterpiller | Catepillar
    Leopard <- lepoard | Leapard | Leopards
    Giraffe <- girafe | Giraff | giraffes
    Polar bear <- polarbear | polar bears | Poler Bear
    Sea lion <- sealion | sea lions | Sea-Lion
    `,
    `
    beagle | Eager | beer | boar | deer | pear | bean | house | hoarse | Hair | share | crow | cot | bow | Liger | tighter | Tier
    zebu | guerrilla | flamenco | porpoise | leotard | jeopardy | Sea | polar | lion | Grizzly bear | Black bear | fly | duck
    Butterball | Butterfly fish | bird | the | Godzilla | butter | panther | Sea horse | Snow leopard | paper | animal | bare
    `,
  ),
]
