// Lists of languages, faith, music and television, with what people type for their items.
import { judged } from '../judged.ts'

export const culture = [
  judged(
    'Languages',
    `
    Mandarin Chinese
    <- word: mandarin | manderin | mandrin
    <- class: mandarin chinese language | the mandarin language
    <- slips: mandarin chinsee | mandrin chinese
    Swahili / Kiswahili
    <- class: swahili language | the swahili language | swahilli language
    Portuguese
    <- sound: portugeese | porchuguese
    <- slips: portugese | portuguees
    Scottish Gaelic
    <- word: gaelic | gaylic
    <- other: scots gaelic
    <- slips: scotish gealic | scottihs gaelic
    Basque / Euskara
    <- class: basque language | the basque language
    <- sound: bask | euskera
    Haitian Creole
    <- word: haitian | creole | kreole
    <- sound: hatian kreole | haytian creole
    <- phone: haitiancreole
    Old Norse
    <- word: norse | norce
    <- class: old norse language
    American Sign Language / ASL
    <- class: american sign
    <- slips: amercian sign langauge | american sign langugae
    <- phone: american signlanguage | americansignlanguage
    Norwegian Bokmål
    <- word: bokmaal | norwegian | norweigan
    Persian / Farsi
    <- class: farsi language | persian language
    Rhaeto-Romance / Romansh
    <- other: romansch | rheto romance
    Ancient Greek
    <- class: ancient greek language
    <- slips: anceint greek | ancient grek
  `,
    `
    language | dialect | mandarin orange | mandolin | cantonese | china | old english | old french | old | ancient | ancient egyptian | ancient mariner
    british sign language | american english | american | sign | sign of the times | irish | irish gaelic | scottish | scots | scottish parliament | manx
    basket | basil | masque | portugal | porridge | portuguese man of war | swazi | jamaican creole | haiti | tahitian | norway | norwegian nynorsk | nynorsk
    norwegian wood | norse gods | morse code | horse | personal | persia | farce | occitan | romance novel | bromance | greek yogurt | irish sea | romanian
    hungarian | swansea
  `,
  ),
  judged(
    'Religions, holy books and festivals',
    `
    Hanukkah / Festival of Lights
    <- sound: chanukah | hanuka | hannukah
    Eid al-Fitr
    <- other: eid ul fitr
    <- slips: eid al ftir | eid al firt
    Yom Kippur / Day of Atonement
    <- word: kippur | kipur
    <- sound: yom kipper | yom kippor
    <- phone: yomkippur
    Guru Granth Sahib / Adi Granth
    <- part: granth sahib | guru granth | sri guru granth sahib
    Bhagavad Gita
    <- part: gita | geeta | the gita
    <- word: bhagavad | bhagavadgita
    The Book of Mormon: Another Testament of Jesus Christ
    <- part: book of mormon | the book of mormon | book of morman | another testament of jesus christ
    <- slips: bok of mormon | book fo mormon
    Rastafarianism
    <- word: rasta
    <- other: rastafari | rastafarian
    Seventh-day Adventist Church
    <- word: adventist | adventists | advantist
    <- class: seventh day adventists | seventh day adventist
    <- phone: 7th day adventist church | 7th day adventists
    Church of Scientology
    <- word: scientology | sientology
    Shrove Tuesday / Pancake Day
    <- word: shrove
    <- class: shrove tues
    <- slips: shrove tuseday | pancake dya
    Passover / Pesach
    <- class: feast of passover | the jewish passover
    Jehovah's Witnesses
    <- slips: jehovahs witneses | jehovas witness
  `,
    `
    religion | festival | holy book | church | guru | book | book of job | book of kells | tuesday | ash wednesday | super tuesday | ruby tuesday | day
    judgement day | groundhog day | day of the dead | st patricks day | eid al-adha | holi | rosh hashanah | yom kippur war | kipper | hanoi | hannah | memsahib
    hugh grant | cary grant | guru nanak | baghdad | norman conquest | moron | new testament | old testament | jesus christ superstar | rasputin | adventurer
    advent calendar | advent | first day | seventh heaven | seventh seal | church of england | church of satan | science | scientist | christian science
    star witness | passport | hangover | good friday | light
  `,
  ),
  judged(
    'Musical instruments, keys and notes',
    `
    C sharp minor
    <- phone: c# minor | c# min | csharp minor
    <- class: c sharp min | key of c sharp minor
    B flat major
    <- phone: bflat major
    <- class: b flat maj | the key of b flat major
    Bass Guitar
    <- word: bass
    <- sound: base guitar | bass gitar
    <- slips: bass guiatr | bsas guitar
    Double Bass
    <- sound: double base | dubble bass
    <- other: double basses
    French Horn
    <- word: horn | horns
    <- slips: frnech horn | french hron | frech hrn
    Cor Anglais
    <- sound: core anglay | cor anglay | core anglais
    Xylophone
    <- sound: zylophone | xilofone
    <- other: xylophones
    Didgeridoo
    <- sound: didjeridu | digeridoo
    Ukulele
    <- sound: yukulele | ukelele
    Timpani / Kettledrums
    <- other: kettledrum | kettle drums | tympani
    Grand Piano
    <- word: piano | pianno
    <- phone: grandpiano
    Hammond Organ
    <- word: hammond | organ | hamond
    <- slips: hamond organ | hammond ogran
    Stradivarius Violin
    <- word: stradivarius | violin
    <- sound: stradivarius violyn | stradivarious violin
  `,
    `
    c sharp major | c flat minor | c minor | d sharp minor | c# major | minor | major | flat | sharp | b flat minor | b sharp major | b major | e flat major
    a flat | g minor | f sharp minor | bass drum | bass clef | sea bass | bassoon | bass clarinet | double | double decker | double glazing | air guitar
    acoustic guitar | french | french toast | french bread | shoehorn | english channel | cornet | saxophone | telephone | vibraphone | sousaphone | doo wop
    ukraine | kettle | drums | snare drum | kettle chips | grand | grand canyon | grand prix | renzo piano | richard hammond | organ donor | ham and eggs
    violet | viola | antonio stradivari | church organ | drumstick
  `,
  ),
  judged(
    'Pop songs',
    `
    Nothing Compares 2 U
    <- phone: nothing compares to you | nothing compares to u
    Sk8er Boi
    <- phone: skater boy | sk8r boi | skater boi
    I'm Gonna Be (500 Miles)
    <- part: 500 miles | im gonna be | five hundred miles | im going to be
    (I Can't Get No) Satisfaction
    <- part: satisfaction | satisfacton | satisfactoin | cant get no satisfaction
    Don't You (Forget About Me)
    <- part: dont you | forget about me | dont u
    <- phone: dont u forget about me
    Get Ur Freak On
    <- phone: get your freak on | get yr freak on
    C U When U Get There
    <- phone: see you when you get there | c you when you get there | see u when u get there
    It's the End of the World as We Know It (And I Feel Fine)
    <- part: its the end of the world | its the end of the world as we know it | end of the world as we know it | its the end of the world as we no it
    99 Luftballons / 99 Red Balloons
    <- word: luftballons | luftbalons
    <- other: ninety nine red balloons | ninety nine luftballons
    (Everything I Do) I Do It for You
    <- part: everything i do | i do it for you | i do it 4 u
    Gettin' Jiggy wit It
    <- word: jiggy | gettin jiggy
    <- phone: gettin jiggy w/ it | getting jiggy with it
    I Would Do Anything for Love (But I Won't Do That)
    <- part: i would do anything for love | id do anything for love | i would do anything 4 love
    Bohemian Rhapsody
    <- word: rhapsody | rapsody
    <- sound: bohemian rapsody | boheemian rapsodie
    Killing Me Softly (With His Song)
    <- part: killing me softly | killin me softly | kiling me softly | killing me softley
  `,
    `
    u | you | nothing | nothing else matters | love is all around | live and let die | 500 days of summer | 1000 miles | 8 mile | miles davis
    customer satisfaction | cant get you out of my head | dont you want me | dont | forget me not | dont forget | forget you | le freak | super freak
    get lucky | get back | get | see you again | see you later alligator | u cant touch this | end of the road | the end | i feel good | we know | 99 problems
    98 luftballons | 89 red balloons | red red wine | rhapsody in blue | bohemia | hungarian rhapsody | everything i own | for you | love | jigsaw
    deal with it | skater girl | skateboard | killing in the name | your song | killer queen | freaky friday
  `,
  ),
  judged(
    'Television series',
    `
    Star Trek: The Next Generation / TNG
    <- part: next generation | the next generation | star trek next generation
    CSI: Crime Scene Investigation
    <- part: csi | crime scene investigation | crime scene investigations
    Doctor Who
    <- class: dr who
    <- phone: doctorwho | drwho
    Buffy the Vampire Slayer
    <- part: buffy | vampire slayer | the vampire slayer
    The Fresh Prince of Bel-Air
    <- part: fresh prince | the fresh prince | frehs prince | fresh prince of belair
    Only Fools and Horses
    <- phone: only fools n horses | only fools & horses
    <- part: only fools | fools and horses
    Law & Order: Special Victims Unit / SVU
    <- part: special victims unit | special vicitms unit
    Monty Python's Flying Circus
    <- part: monty python | flying circus | monty pythons | pythons flying circus
    RuPaul's Drag Race
    <- word: rupaul | rupauls | drag race
    The X-Files
    <- phone: xfiles
    <- class: x files tv show | the tv show x files
    Avatar: The Last Airbender
    <- part: the last airbender | last airbender | avatar | airbender
    Xena: Warrior Princess
    <- part: xena | warrior princess | zena | zena warrior princess
    Brooklyn Nine-Nine
    <- other: brooklyn 99
    <- slips: brookyln nine nine | broklyn nine nien
    Curb Your Enthusiasm
    <- part: curb
    <- sound: kerb your enthusiasm
    Two and a Half Men
    <- other: 2 and a half men | two & a half men
  `,
    `
    deep space nine | star trek voyager | star wars | generation x | generation game | next | csi miami | csi cyber | crime | ncis | crime and punishment
    doctor | doctor zhivago | doctor foster | dr no | the vampire diaries | vampire | muffin | angel | interview with the vampire | prince | fresh
    prince charming | fresh off the boat | april fools | horses | bojack horseman | only | law and order criminal intent | law | unit | the full monty
    monte carlo | sean paul | wacky races | amazing race | x men | x factor | the rockford files | xbox | legend of korra | airwolf | the last of us
    avatar the way of water | the princess bride | brooklyn bridge | brooklyn beckham | mad men | men
  `,
  ),
]
