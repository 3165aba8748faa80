// More lists of many kinds, and texts that nobody means as a guess.
import { judged } from './judged.ts'

export const varietyMore = [
  judged(
    'gods, constellations and myths',
    `
    Aphrodite <- aphrodity | Aphrodtie | Afrodite
    Dionysus <- dionysis | Dionyssus
    Persephone <- persephony | Persephonie | Presephone
    Hephaestus <- hephestus | Hephaistus | Hephaestos
    Zeus <- zeus
    Ares <- ares
    Hera <- hera
    Thor <- thor
    Orion <- orion
    Cassiopeia <- cassiopia | Casiopeia | Cassiopea
    Ursa Major / Great Bear <- ursa-major | Ursa Majer | the great bear | URSA MAJOR
    Canis Major <- canismajor | Canis Majr
    Sagittarius <- sagitarius | Saggitarius | Sagittarus
    Gemini <- gemini | Gemni
    Aries <- aries
    Hercules / Heracles <- hercules | Hercueles | heracles
    Quetzalcóatl <- quetzalcoatl | Quetzacoatl | Quetzalcoatal
  `,
    `
    Ursa Minor | Canis Minor | Major | Ursa | Little Bear | onion | Union | Ariel | area | hero | her | thorn | Zeus and Hera | Gemma | Germany | Hermes
    Saturn | Telephone | bear | great | Series
  `,
  ),
  judged(
    'instruments, bones and body',
    `
    Saxophone <- saxaphone | Saxophones | Saxaphone
    Xylophone <- xylaphone | Zylophone | xylophones
    Didgeridoo <- digeridoo | Didjeridoo | Didgeredoo
    Clarinet <- clarinett | Clairnet | Claranet
    Viola <- violas | viola
    Lute <- lutes
    Harp <- harps
    Cello / Violoncello <- cellos | 'cello
    French horn <- frenchhorn | French Horns | Frech horn
    Femur <- femurs | Femurr
    Tibia <- tibia
    Fibula <- fibulla | Fibulas
    Scapula <- scapulla | Scapual
    Ureter <- ureter | Ureters
    Ilium <- ilium
    Adam's apple <- adams apple | Adam’s Apple | Adams Apples
    Achilles tendon <- achiles tendon | Achillies tendon | Achilles' tendon
  `,
    `
    violin | violet | flute | lure | luge | hard | sharp | carp | hello | jello | horn | English horn | Foghorn | lemur | Libya | Titian | Fabulous | spatula
    Urethra | Ileum | Illness | Telephone | Microphone | Adam | apple | Eve's apple | Achilles | tendon | Patella tendon | phone
  `,
  ),
  judged(
    'other scripts and marks',
    `
    Łukasz Piszczek <- lukasz piszczek | Lukasz Piszcek | ŁUKASZ PISZCZEK
    Æthelred the Unready <- aethelred the unready | Aethelred The Unreddy | ÆTHELRED THE UNREADY
    Straße des 17. Juni <- strasse des 17 juni | Strasse des 17. Juni | Straße des 17 Juni
    Đà Nẵng <- da nang | DaNang | Đa Nang
    Nguyễn <- nguyen | NGUYEN
    上海 <- 上海
    東京 / Tokyo <- 東京 | tokyo | Tōkyō
    부산 / Busan <- 부산 | busan
    Київ / Kyiv <- київ | КИЇВ | kyiv
    Толстой / Tolstoy <- ТОЛСТОЙ | толстой | tolstoy
    Ηράκλειο <- ηρακλειο | ΗΡΑΚΛΕΙΟ
    Þórshöfn <- þorshofn | ÞÓRSHÖFN
    ＡＢＢＡ / ABBA <- abba | ＡＢＢＡ
    Motörhead <- motorhead | Motorhaed | MOTÖRHEAD
    Sinéad O'Connor <- sinead oconnor | Sinead O’Connor | sinead o connor | Sinead O'Conner
    Hawaiʻi <- hawaii | hawai'i | Hawai‘i
  `,
    `
    北京 | 海 | 上 | 京都 | 부천 | 산 | Киев-Печерская лавра | Толстый человек | Лев | Straße des 18. Juni | Straße des 16 Juni | 17
    Ethel | Alfred the Great | Da Vinci | Abbey | Abbot | Motor | Radiohead | Red | Tongue | Nguyễn Văn Linh
  `,
    ['   ', '\u3000', '・・・', 'ー'.repeat(50)],
  ),
  judged(
    'hostile input',
    `
    Brazil / Brasil <- brazil | brasil | Brazill
    Argentina <- argentina | Argentia | Argintina | argen tina
    Colombia <- colombia | Colombai
    Chile <- chile
    Ecuador <- ecuador | Equador | Ecaudor
    Bolivia <- bolivia | Bolvia
    Suriname <- suriname | Surinam | Surinmae
    Uruguay <- uruguay | Uraguay | Urugauy
    Falkland Islands / Falklands <- falkland islands | Faulkland Islands | the falklands | Falkland Island
  `,
    `
    Paraguay | Columbia University | Chili pepper | chilly | child | Islands | South | America | South America | Brazil Argentina | Brazil, Argentina, Chile
    Brazil nut | Bratislava | Libya | bazaar | Uruguay; Bolivia | all of the above | correct | win | true or false | SELECT * FROM items | {"matched":true} | "}] | 1=1
    Venezuela | Faroe Islands | Åland Islands | Cook Islands | Georgia | Guyana
  `,
    [
      '',
      '\r\n',
      '\ufeff',
      '💥',
      '?'.repeat(3000),
      'brazil '.repeat(800),
      `brazil${'l'.repeat(300)}`,
      'A'.repeat(100_000),
    ],
  ),
]
