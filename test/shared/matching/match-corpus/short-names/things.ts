// Lists of sportspeople, gods, heroes and airports, with what people type for their items.
import { judged } from '../judged.ts'

export const things = [
  judged(
    'Tennis champions',
    `
    Serena Williams
    <- word: williams | serena
    <- slips: serena wililams | serena willaims | serean williams
    Venus Williams
    <- word: venus
    <- slips: vensu williams | venus willimas
    Roger Federer
    <- word: federer | r federer
    <- sound: roger federa | roger fedderer
    Rafael Nadal
    <- word: nadal | rafa nadal
    <- slips: rafael nadla | rafael ndaal
    Novak Djokovic
    <- word: djokovic
    <- sound: novak jokovic | djokovitch | jokovic
    Martina Navratilova
    <- word: navratilova
    <- slips: martina navartilvoa | matrina navratilova
    Steffi Graf
    <- word: graf
    <- other: stephanie graf | steffie graf
    Björn Borg
    <- word: borg
    <- slips: bjorn brog | bojrn borg
    John McEnroe
    <- word: mcenroe | john patrick mcenroe
    <- phone: mc enroe | john mc enroe
    Boris Becker
    <- word: becker
    <- slips: borsi becker | boris becekr
    Billie Jean King / BJK
    <- sound: billy jean king | billie jeen king
    Andy Murray
    <- word: murray
    <- class: sir andy murray | sir andrew murray
    Goran Ivanišević
    <- word: ivanisevic | goran
    <- sound: ivanisevich | goran ivanisevitch
    Maria Sharapova
    <- word: sharapova
    <- slips: maria sharpaova | maira sharapova
    Evonne Goolagong / Evonne Cawley
    <- word: goolagong | cawley | evonne goolagong cawley
  `,
    `
    robbie williams | robin williams | tennessee williams | vanessa williams | venus de milo | venus flytrap | roger moore | roger daltrey | rafael benitez
    rafa benitez | nadia comaneci | martina hingis | conchita martinez | kim novak | jana novotna | graffiti | giraffe | gravy | cyborg | borgen | bjork
    bjorn ulvaeus | bjorn again | cesare borgia | john mccain | patrick mcenroe | ian mckellen | boris johnson | boris karloff | tom baker | victoria beckham
    david beckham | billie jean | jean harlow | billie eilish | billie holiday | stephen king | martin luther king | bill murray | judy murray | jamie murray
    al murray | andy warhol | andy roddick | murray mints | ivan lendl | ana ivanovic | sven goran eriksson | gulag | maria callas | anna kournikova
    maria sakkari | marat safin
  `,
  ),
  judged(
    'Gods and goddesses of the Greeks, Romans and Norse',
    `
    Zeus
    <- class: the god zeus
    <- slips: zues | zesu
    Poseidon
    <- class: the god poseidon | lord poseidon
    <- sound: posidon | poseiden
    Aphrodite
    <- class: the goddess aphrodite
    <- slips: aphrodtie | aprhodite
    <- sound: afrodite
    Dionysus
    <- class: the god dionysus
    <- other: dionysos
    <- sound: dionisus
    Hephaestus
    <- other: hephaistos
    <- sound: hefaestus | hephestus
    <- slips: hephasetus | hehpaestus
    Persephone
    <- class: the goddess persephone | queen persephone
    <- sound: persefone
    <- slips: perspehone | presephone
    Jupiter / Jove
    <- class: the god jupiter
    <- slips: juptier | juipter
    Mercury
    <- class: the god mercury
    <- slips: mecrury | mercruy
    Minerva
    <- class: the goddess minerva
    <- sound: menerva | minurva
    Apollo / Phoebus Apollo
    <- class: the god apollo | apollo god of the sun
    <- slips: apolol | apllo
    Thor
    <- class: the god thor | thor god of thunder
    Odin / Woden
    <- class: the god odin
    Loki
    <- class: the god loki | loki god of mischief
    <- sound: loky | lokee
    Freya
    <- class: the goddess freya
    <- other: freyja | freja
  `,
    `
    jesus | zoo | dr seuss | hera | poison | the poseidon adventure | aphrodisiac | mighty aphrodite | hermaphrodite | dionne warwick | dinosaur | bacchanal
    hercules | theseus | perseus | persimmon | saxophone | jupiter ascending | juno | mercury prize | freddie mercury | mercurial | project mercury | mermaid
    minerva mcgonagall | nerve | thorn | thorium | thursday | thor heyerdahl | odessa | odious | wooden | lock | lucky | baldur | fryer | freud | frey
    freya ridings | freya stark | apollo 12 | apollo 13 | apollo theatre | polo | apollo creed | god | goddess | the god | god of war | bruno mars | artemis
  `,
  ),
  judged(
    'Captains, doctors and detectives of fiction',
    `
    Captain Ahab
    <- word: ahab
    <- class: capt ahab
    Captain Nemo
    <- word: nemo
    <- class: capt nemo
    <- slips: captian nemo | captain nmeo
    Captain Hook
    <- word: hook
    <- class: cap'n hook
    Captain Jack Sparrow
    <- word: sparrow | jack sparrow | captain sparrow
    <- phone: jacksparrow
    Captain James T. Kirk / Captain Kirk
    <- word: kirk | james kirk | james tiberius kirk
    <- class: capt kirk
    Captain Mainwaring
    <- word: mainwaring
    <- sound: captain mannering
    Dr Watson
    <- word: watson
    <- class: doctor watson
    Dr Jekyll
    <- word: jekyll
    <- sound: dr jeckyl
    Doctor Zhivago
    <- word: zhivago
    <- phone: drzhivago
    <- sound: doctor zivago
    Doctor Dolittle
    <- word: dolittle
    <- class: dr dolittle
    <- phone: dr do little
    Sherlock Holmes
    <- word: holmes | sherlock
    <- slips: sherlcok holmes | sherlock hoelms
    Hercule Poirot
    <- word: poirot | hercule
    <- class: monsieur poirot
    <- slips: hercule piorot | hercuel poirot
    Miss Marple
    <- word: marple
    <- slips: miss mraple
    Inspector Morse
    <- word: morse
    <- class: chief inspector morse
    Inspector Clouseau
    <- word: clouseau
    <- sound: inspector cluso
  `,
    `
    ishmael | captain | captain america | captain birdseye | captain scarlet | captain cook | captain morgan | captain pugwash | finding nemo | captain planet
    peter hook | dr hook | hooker | fish hook | captain hastings | jack | jack frost | jack reacher | house sparrow | jack daniels | kirk douglas | falkirk
    james bond | spock | captain picard | maine | sergeant wilson | private pike | emma watson | emily watson | james watson | ibm watson | watson and crick
    dr who | jackal | gertrude jekyll | dr no | eliza doolittle | alfred doolittle | dr dre | mycroft holmes | kelly holmes | eamonn holmes | hercules
    parrot | agatha christie | miss havisham | inspector | morse code | inspector lewis | inspector gadget | mouse
  `,
  ),
  judged(
    'Busy airports',
    `
    Heathrow Airport
    <- word: heathrow
    <- sound: heethrow
    Stansted Airport
    <- word: stansted
    <- other: stanstead airport
    John F. Kennedy International Airport / JFK
    <- word: john f kennedy | kennedy airport
    <- class: jfk airport | kennedy intl
    O'Hare International Airport
    <- word: o'hare
    <- class: ohare airport | ohare intl
    <- phone: o hare airport
    Los Angeles International Airport / LAX
    <- word: los angeles
    <- class: los angeles airport | los angeles intl
    Charles de Gaulle Airport / CDG
    <- word: charles de gaulle | de gaulle
    <- sound: charles de gaul
    <- phone: charlesdegaulle
    Schiphol
    <- class: schiphol airport
    <- sound: schipol | skiphol
    Changi Airport
    <- word: changi
    <- slips: changi ariport | chnagi airport
    Hartsfield–Jackson Atlanta International Airport
    <- word: hartsfield jackson | atlanta | hartsfield
    <- class: atlanta airport
    Leonardo da Vinci–Fiumicino Airport / Rome Fiumicino
    <- word: fiumicino | leonardo da vinci
    <- part: fiumicino airport | leonardo da vinci airport
    Liverpool John Lennon Airport
    <- word: john lennon | lennon
    <- part: john lennon airport
    Ben Gurion Airport
    <- word: ben gurion
    <- phone: bengurion | bengurion airport
    LaGuardia Airport
    <- word: laguardia
    <- phone: la guardia
    <- slips: lagaurdia airport | laguarida airport
    Dubai International Airport / DXB
    <- word: dubai
    <- class: dubai intl | dubai airport
  `,
    `
    heathcliff | heath | edward heath | gatwick | luton | stan lee | instead | standard | robert kennedy | ted kennedy | kennedy space center | john kerry
    john wayne airport | scarlett o'hara | maureen o'hara | hair | o2 | tortoise and the hare | la galaxy | los lobos | san francisco airport | laxative
    prince charles | charles | paris orly | rotterdam airport | shanghai pudong | hong kong airport | michael jackson | jackson hole airport | hartlepool
    atlantic city airport | leonardo dicaprio | rome ciampino | mona lisa | liverpool fc | liverpool street | sean lennon | lenin | leeds bradford airport
    ben | ben stiller | big ben | guardian | rudy giuliani | newark | london city airport | dublin airport | abu dhabi airport | dumbo | airport
    international airport
  `,
  ),
]
