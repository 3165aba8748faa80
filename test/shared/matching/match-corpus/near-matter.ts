// Minerals, elements, stars and gods.
import { judged } from './judged.ts'

export const nearMatter = [
  judged(
    'minerals and gems',
    `
    Amethyst <- Amathyst | Amethist | Ametyst | Amythist
    Sapphire <- Saphire | Saphhire | Sapphires | Sappire
    Emerald <- Emarald | emeralds | Emrald
    Diamond <- Daimond | Dimond | diamonds
    Turquoise <- Turqouise
    Malachite <- Malakite | Malachit | Malacite
    Obsidian <- Obsidean | Obsideon | Obisidian
    Quartz <- Qaurtz
    Topaz <- Topazz
    Pearl
    Opal
    Jade
    Garnet
    Onyx
    Granite <- Granit
    Gypsum <- Gipsum | Gypsom
    Feldspar <- Feldspare | Felspar
    Graphite <- Grafite | Graphit
    Talc
    Agate
    Beryl
    Pyrite
    Marble
    `,
    `
    Quarters | Quart | Quarts of milk | Topic | Topaz Avenue | Pear | Peal | Petal | Opel | Oral | Opals Station | Jaded | Made | Judo | Jed | Garner | Barnet | Garment | Garret
    Granted | Granite City | Talk | Tale | Tall | Frigate | Agape | Againt | Irate | Bery | Burly | Barrel | Pirate | Pyrites of Penzance | Private | Polite | Marvel | Marbled | Warble
    Mumble | Marblehead | Gypsy | Graphic | Emeril | Diamante | Sapphic | Almond
    `,
  ),
  judged(
    'chemical elements',
    `
    Hydrogen <- Hidrogen | Hydrogin | Hyrdogen
    Helium <- Hellium | Heliumm
    Lithium <- Lithum | Lithiumm
    Magnesium <- Magnesum | Magnesuim | Magnisium
    Manganese <- Manganeese | Mangenese
    Phosphorus <- Phosphorous | Phosferus | Phosphurus | Phospherus
    Sulfur / Sulphur <- sulphur | Sulfer | Sulpher
    Chlorine <- Clorine | Chlorin
    Fluorine <- Flourine | Florine | Fluorin
    Potassium <- Potasium | Pottasium | Potassuim
    Aluminium / Aluminum <- Aluminum | Alluminium | Alumnium
    Tungsten <- Tungston | Tungstun
    Mercury
    Gold
    Silver
    Lead
    Tin
    Iron
    Zinc <- ZINC
    Nickel <- Nickle | Nikel
    Uranium <- Uraniumm | Uranim
    Plutonium <- Plutonuim | Plutonim
    Iodine <- Iodin | Iodyne
    Bromine
    Xenon
    Neon
    Krypton <- Kripton | Kyrpton
    Carbon
    Boron
    `,
    `
    Lithia | Sulfate | Chloride | Fluoride | Chlorinated | Sliver | Solver | Salver | Lend | Leaf | Head | Twin | Tan | Irony | Iran | Ironing | Zing | Tickle | Pickle | Knuckle
    Titanic | Cranium | Geranium | Pluto | Iodide | Bromide | Xenophon | Noon | Nylon | Crypto | Kryptonite | Carton | Carbonate | Carbon Dioxide | Moron | Baron | Barren | Bacon
    Gild | Bold | Cold | Golden | Hydrogen Peroxide | Hydrangea | Mongolese | Manga | Mercator | Steel
    `,
  ),
  judged(
    'stars and constellations',
    `
    Betelgeuse <- Betelgeuze | Betelguese | Betelgues | Betelgeus
    Sirius <- Sirrius
    Polaris <- Polariss | Pollaris
    Vega
    Rigel
    Aldebaran <- Aldeberan | Aldabaran
    Antares <- Anteres
    Arcturus <- Arctururs | Arcturis
    Proxima Centauri <- Proxima Centuri | Proxima Centari | Proxima Centaurii
    Alpha Centauri <- Alfa Centauri | Alpha Centuri
    Cassiopeia <- Cassiopia | Casiopeia | Cassiopea
    Andromeda <- Andromida | Andromedda
    Orion
    Ursa Major <- Ursa Majer | ursa major
    Ursa Minor
    Sagittarius <- Sagitarius | Saggitarius | Sagittarious
    Capricorn <- Capricron | Capricornn
    Scorpio <- Scorpioo
    Taurus <- Tauras | Tarus
    Aquarius <- Aquarious | Aquaris
    Virgo
    Leo
    Cancer
    Gemini <- Gemeni | Geminni
    Pisces <- Piscees
    Aries
    `,
    `
    Serious | Sirius Black | Series | Stirrups | Solaris | Polar | Polaroid | Vegan | Vegas | Vela | Rigid | Nigel | Rigger | Beta Centauri | Onion | Orient | Ursa
    Ursa Mayor | Virginia | Virtue | Verge | Video | Leon | Led | Dancer | Cancel | Canter | Dancers | Areas | Armies | Piece | Pieces | Places | Walrus | Tourist | Aquarium | Aquaria
    Ursula Minor | Capricious | Scorpion King | Mini | Genie | Arctic | Alpha Century | Andromache | Menorah
    `,
  ),
  judged(
    'greek and roman gods',
    `
    Aphrodite <- Afrodite | Aphrodyte | Aphroditi | Aprhodite
    Poseidon <- Posiedon | Poseiden | Posidon | Poesidon
    Hephaestus <- Hephestus | Hephaistus | Hephaestos | Hephastus
    Dionysus <- Dionysos | Dionisus | Dionysis
    Persephone <- Persephony | Persefone | Persephonie
    Athena <- Athene | Athenna
    Artemis <- Artimis | Artemiss
    Demeter <- Demetre | Demetar
    Hermes <- Hermez | Hermess
    Zeus
    Hera
    Ares
    Hades
    Apollo <- Appollo | Apolo
    Hestia
    Jupiter <- Jupitor | Juppiter
    Mercury
    Mars
    Venus
    Saturn
    Juno
    Minerva <- Minverva | Minurva
    Neptune <- Neptun | Neptunne
    `,
    `
    Zeds | Hero | Here | Area | Aries | Areas | Aires | Shades | Jades | Hats | Hade | Athens | Hermits | Heroes | Herpes | Diameter | Demented | Hesitate | Bestia | Apollo 11 | Appall
    Mercy | Mars Bar | Marsh | Venue | Venous | Genus | Menus | Saturday | Sauron | Satan | Return | June | Judo | Jung | Minerals | Neptunium | Juniper | Artist | Persimmon
    Mercurial
    `,
  ),
]
