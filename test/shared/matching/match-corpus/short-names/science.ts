// Lists of science, with what people type for their items.
import { judged } from '../judged.ts'

export const science = [
  judged(
    'Chemical elements and minerals',
    `
    Sulphur / Sulfur
    <- sound: sulpher | sulfer
    <- class: the element sulphur | sulphur element
    Aluminium
    <- other: aluminum | alluminum
    Phosphorus
    <- sound: fosforus | phosphorous | phosferus
    Mercury / Quicksilver
    <- slips: mercruy | quicksliver | mecury
    Tungsten / Wolfram
    <- class: element tungsten | tungsten metal | wolfram metal
    Potassium
    <- slips: potasium | pottasium
    Fool's Gold / Iron Pyrite
    <- word: pyrite | pyrites
    <- phone: foolsgold | ironpyrite
    <- other: fool gold | iron pyrites
    Lapis Lazuli
    <- word: lapis | lazuli | lapiz
    <- sound: lapiz lazooli | lapis lazulli
    Rose Quartz
    <- word: quartz
    <- class: rose quartz crystal | rose quartz stone
    <- sound: rose kwartz | rose quarts
    Blue John
    <- class: blue john stone | the mineral blue john | blue john mineral
    Whitby Jet
    <- word: whitby | jet | whitbey
    <- slips: whtiby jet | whibty jte
    Praseodymium
    <- sound: praseodimium | prazeodymium
    <- slips: praesodymium | praseodymuim
    Tiger's Eye
    <- other: tiger eye | tigers eyes
    <- slips: tigres eye | tigers eey
  `,
    `
    element | metal | mineral | gold | iron | rose | stone | eye | blue | john | sulphate | sulphide | sulfide | alumni | phosphate | freddie mercury
    mercury prize | mercurial | tungsten carbide | wolf | tung oil | potash | pot | pottery | potassium nitrate | april fool | fools errand | golden rule
    marigold | pyrex | pirate | lapland | lapse | guns n roses | rose gold | smoky quartz | rose tyler | elton john | john lennon | jumbo jet | blue whale
    whitbread | private jet | neodymium | promethium | praise | tiger lily | eye of the tiger | cats eye | bulls eye
  `,
  ),
  judged(
    'Geological eras, periods and epochs',
    `
    Jurassic
    <- class: jurassic period | the jurassic period
    <- sound: jurrasick | jurasic
    Cretaceous
    <- class: cretaceous period | the cretaceous age
    <- sound: cretacious | kretaceous
    Triassic
    <- slips: traissic | triasic | triassci
    Carboniferous
    <- class: the carboniferous period | carboniferous era
    <- slips: carbonfierous | carboniferus
    Silurian
    <- sound: sylurian | silurean
    Ordovician
    <- class: ordovician period | ordovician times
    <- sound: ordovishan | ordovitian
    Permian
    <- class: permian period | the permian
    Mesozoic Era
    <- word: mesozoic | the mesozoic | mezozoic
    <- slips: mezosoic era | mesozioc rea
    Palaeozoic Era / Paleozoic Era
    <- word: palaeozoic | paleozoic | the paleozoic
    <- sound: paliozoic era | palaeozoik era
    Cenozoic Era
    <- word: cenozoic | the cenozoic | senozoic
    <- other: cainozoic | cainozoic era
    Holocene Epoch
    <- word: holocene | the holocene | holoscene
    <- slips: holcoene epoch | holocene epcoh
    Pleistocene Epoch / Ice Age
    <- word: pleistocene | the pleistocene | plistocene
    <- other: the ice age | ice ages
    <- phone: iceage
    Hadean Eon
    <- word: hadean | the hadean | haydean
    <- other: hadean aeon
  `,
    `
    era | period | epoch | eon | ice | jurassic park | jurassic world | cretan | crete | cambrian | precambrian | devonian | devonshire | hades | eocene
    persian | permanent | perm | german | siberian | cilician | carbon | carbonated | carbon dating | carbonara | ordinary | ordnance survey | triathlon | triad
    mesolithic | palaeolithic | neolithic | bronze age | stone age | iron age | space age | little ice age | ice cream | archean | middle ages | anthropocene
    holocaust | plasticine | protozoa | miocene | pliocene | neogene | paleocene | proterozoic | phanerozoic
  `,
  ),
  judged(
    'Units and scales',
    `
    Kilometre
    <- other: kilometer | kilometers | kilometres
    <- slips: kilomtere | kiolmetre
    Kilogram
    Microgram
    <- sound: mikrogram | microgramme
    Megabyte
    <- sound: megabite | meggabyte
    Degree Celsius
    <- word: celsius | celcius | selsius | celsuis
    <- class: deg celsius | degrees celsius
    Richter Scale
    <- word: richter | ricter
    <- sound: ricter scale | rickter scale
    Beaufort Scale
    <- word: beaufort | bofort | bewfort
    <- slips: beuafort scale | beaufrot scale | bewfort sclae
    Kelvin Scale
    <- word: kelvin | kelvyn
    Kilowatt-hour
    <- class: kilowatt hr | kilowatt hours | kw hour
    Light Year
    <- phone: lightyear | lightyears
    <- slips: lihgt year | light yaer
    Horsepower / HP
    <- phone: horse power
    Square Metre
    <- class: sq metre | sq metres
    <- other: metre squared | square meter | sq meter
    Cubic Centimetre
    <- class: cubic cm
    <- slips: cubci centimetre | cubic centimerte
    Decibel
    <- sound: desibel | desibell
  `,
    `
    metre | gram | mile | hour | scale | kilobyte | megabit | gigabyte | terabyte | megahertz | kilohertz | micrometre | milligram | nanogram | decimetre
    square centimetre | square kilometre | cubic metre | square mile | square foot | kilowatt | megawatt hour | watt | square root | isabel | centipede
    light bulb | light | buzz lightyear | leap year | year | degree fahrenheit | fahrenheit | mercalli scale | scale model | fish scale | sviatoslav richter
    beaufort cipher | kilometres per hour | microphone | microscope | megaphone | decimal | horse | horse radish | manpower | candlepower | square dance
    kilimanjaro | melvin | calvin klein
  `,
  ),
  judged(
    'Bones of the body',
    `
    Femur / Thigh Bone
    <- class: femur bone | thigh bones
    <- phone: thighbone
    Fibula
    <- class: fibula bone | the fibula | fibula bones
    Humerus
    <- sound: humeris | humerous
    Patella / Kneecap
    <- phone: knee cap | knee caps
    <- slips: patela | knecap
    Clavicle / Collarbone
    <- sound: clavical | klavicle
    <- phone: collar bone | collar bones
    Scapula / Shoulder Blade
    <- sound: skapula
    <- slips: shoudler blade | shoulder balde
    Coccyx / Tailbone
    <- sound: coxyx | cocksix | coccix
    <- class: coccyx bone | the coccyx
    Zygomatic Bone / Cheekbone
    <- word: zygomatic | zigomatic
    <- slips: zygmoatic bone | zygomatci bone
    Hyoid Bone
    <- word: hyoid | the hyoid | hioid
    <- sound: hioid bone | hyoyd bone
    Sphenoid Bone
    <- word: sphenoid | the sphenoid | sfenoid
    <- sound: sfenoid bone | sphenoyd bone
    Occipital Bone
    <- word: occipital | the occipital | ocipital
    <- slips: occipitla bone | ocipital bone
    Phalanges / Finger Bones
    <- sound: falanges | phalanjes
    <- other: finger bone
    Stapes / Stirrup Bone
    <- class: stapes bone
  `,
    `
    bone | finger | shoulder | upper jaw | knee | collar | blade | white collar | lemur | femme | libya | fibber | fable | nebula | humour | hummus | human
    nutella | paella | kneepad | clavichord | spatula | dracula | scapegoat | razor blade | shoulder pad | switchblade | wishbone | breastbone | backbone
    trombone | maxilla | cockpit | cheek | tail | android | thyroid | asteroid | sphinx | ring finger | staples | steeple | steroid | orbital | accidental
    typhoid | adenoid | ethmoid | metatarsal | metacarpal | ulna | occidental | zygote
  `,
  ),
  judged(
    'Constellations and stars',
    `
    Ursa Major / Great Bear
    <- class: ursa major constellation | the constellation ursa major
    <- slips: usra major | great baer
    Orion
    <- class: constellation of orion | orion constellation | the constellation orion
    Cassiopeia
    <- sound: cassiopia | kassiopea | casiopeia | cassiopea
    Southern Cross / Crux
    <- phone: southerncross
    <- slips: sotuhern cross | southern corss | sothern cros
    Betelgeuse
    <- sound: beetlejuice | beetlegeuse
    <- class: the star betelgeuse | betelgeuse star
    Sirius / Dog Star
    <- class: sirius star | the star sirius
    <- phone: dogstar
    Polaris / North Star
    <- other: the north star
    Proxima Centauri
    <- word: proxima | proxma
    <- slips: proxmia centauri | proxima centuari
    Pleiades / Seven Sisters
    <- phone: 7 sisters | the 7 sisters
    <- sound: pleides | plyades
    Barnard's Star
    <- word: barnards | barnard | barnerds
    <- other: barnard star
    Plough / Big Dipper
    <- other: the plough | the big dipper | plow | the plow
    <- phone: bigdipper
    Corona Borealis
    <- class: corona borealis constellation | the corona borealis
    <- slips: corona boraelis | cornoa borelais
    Kepler's Supernova
    <- word: kepler | keplers | kepler supernova | keppler
  `,
    `
    star | constellation | supernova | ursa minor | little bear | little dipper | bear | polar bear | major | john major | ursula | great | great dane | onion
    orient | oregon | southern comfort | northern cross | red cross | cross | charing cross | victoria cross | southern | beetle | sirius black | star wars
    movie star | pole vault | north pole | south star | north | polaroid | police | alpha centauri | centaur | proxy | sister act | two sisters | seven
    christiaan barnard | dr barnardo | barnaby | skinny dipper | big apple | corona | corona australis | aurora borealis | johannes kepler | champagne supernova
  `,
  ),
]
