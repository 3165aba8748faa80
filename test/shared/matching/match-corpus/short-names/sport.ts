// Lists of sport, travel, dogs and play, with what people type for their items.
import { judged } from '../judged.ts'

export const sport = [
  judged(
    'English football clubs',
    `
    Manchester United / Man United / Man Utd
    <- class: manchester utd | man utd fc
    <- phone: manutd | manunited
    <- slips: Manchester untied | manchestr unitd
    Wolverhampton Wanderers / Wolves
    <- word: wolverhampton
    <- class: wolves fc | Wolverhampton Wanderers FC
    <- slips: wolverhampton wanderes | wolverhmapton wandrers
    Tottenham Hotspur / Spurs
    <- word: tottenham | Hotspur | hotspurs
    <- sound: totenam hotspur | tottnam
    Nottingham Forest / Forest
    <- class: Nottm Forest | forest fc
    <- sound: notingham forrest
    Newcastle United
    <- word: newcastle
    <- class: newcastle utd
    <- slips: newcaslte | newcastle untied
    Leicester City
    <- word: Leicester | leicster
    <- sound: lester city
    <- slips: leciester city
    Brighton & Hove Albion / Brighton
    <- part: brighton and hove | brighton n hove
    <- phone: brighton n hove albion | brighton and hove albion
    West Bromwich Albion / West Brom
    <- word: west bromwich
    <- slips: west bromich albion | west bromwhich albin
    Sheffield Wednesday
    <- word: wednesday | sheff wednesday
    <- other: sheff wed | sheffield weds
    Queens Park Rangers / QPR
    <- class: qpr fc | queens pk rangers
    Crystal Palace
    <- word: palace
    <- sound: cristal palace | krystal palace
    AFC Bournemouth
    <- word: bournemouth | bornemouth
    <- other: bournemouth afc
    Leyton Orient
    <- word: orient | Leyton
    Plymouth Argyle
    <- word: plymouth | argyle | argyl
    <- sound: plimouth argile
  `,
    `
    united | city | town | rovers | fc | football club | manchester city | man city | sheffield united | Notts County | leeds united | Newcastle Falcons
    newcastle brown ale | birmingham city | bristol rovers | Glasgow Rangers | west | buckingham palace | Alexandra Palace | west germany | west ham
    aston villa | villarreal | black wednesday | ash wednesday | leicester square | Leicester Tigers | leighton buzzard | Orient Express | plymouth rock
    brighton rock | Brighton Pier | east ham | west wing | wolfsburg | werewolves | wolf hall | sherwood forest | black forest | hot spot
    sheriff of nottingham | portsmouth | dartmouth | tooting | bolton wanderers | carlisle united | exeter city | chester city | worcester city | west indies
  `,
  ),
  judged(
    'Airlines',
    `
    British Airways / BA
    <- slips: british ariways | brtish airwyas
    <- phone: britishairways
    Air France
    <- phone: airfrance
    <- slips: air frnace
    Lufthansa
    <- sound: lufthanza | luftansa
    <- class: lufthansa airlines
    KLM / KLM Royal Dutch Airlines
    <- part: klm royal dutch
    <- class: klm airlines
    Ryanair
    <- sound: rianair
    <- phone: ryan air
    Qantas
    <- sound: quantas | kwantas
    <- class: qantas airways
    Emirates
    <- class: emirates airline | emirates airways
    Qatar Airways
    <- class: qatar
    <- sound: katar airways | quatar airways
    Singapore Airlines
    <- word: singapore | singapor
    <- class: singapore air
    Cathay Pacific
    <- word: cathay | cathay airways
    <- slips: cathay pacfic | catahy pacific
    Virgin Atlantic
    <- class: virgin atlantic airways
    <- slips: virgin atlantc | vrigin atlantic
    Delta Air Lines
    <- word: delta
    <- class: delta airlines | Delta Airways
    United Airlines
    <- word: United
    <- slips: untied airlines | united airlnies
    Southwest Airlines
    <- word: southwest | south west
    <- phone: south west airlines | southwestairlines
    Aer Lingus
    <- sound: air lingus | aer lingis
    <- word: lingus
    Turkish Airlines
    <- word: turkish | turkish air
    <- slips: trukish airlines
    Japan Airlines / JAL
    <- word: japan
    <- class: japan air lines
  `,
    `
    airlines | airways | air | airline | air china | air canada | air india | Air New Zealand | american express | british midland | british rail
    British Telecom | virgin galactic | virgin trains | virgin australia | virgin media | united nations | manchester united | united arab emirates | etihad
    emirates stadium | delta force | mekong delta | nile delta | singapore sling | turkish delight | northwest airlines | south pacific | South African Airways
    royal dutch shell | royal jordanian | japan post | all nippon airways | turkish bath | jet2 | jetblue | easyhotel | ryan giggs | Ryan Gosling | air jordan
    air fryer | tour de france | quantum | kuwait airways | luftwaffe | linguist | southwold | pacific rim
  `,
  ),
  judged(
    'Dog breeds',
    `
    Labrador Retriever / Labrador / Lab
    <- slips: labrador retreiver | labardor
    <- other: labradors
    German Shepherd / Alsatian
    <- class: german shepherd dog | alsatian dog
    <- sound: german shepard | alsation
    Border Collie
    <- word: collie | collies
    <- sound: boarder collie | border colly
    Yorkshire Terrier / Yorkie
    <- class: yorks terrier
    <- slips: yorkshire terreir | yorskhire terrir
    Jack Russell
    <- class: jack russell terrier | jack russel dog
    Staffordshire Bull Terrier / Staffie
    <- class: staffs bull terrier
    <- sound: staffy
    Bernese Mountain Dog
    <- word: bernese | bernese mountain
    Great Dane
    <- phone: gr8 dane | greatdane
    <- sound: grate dane
    Chihuahua
    <- sound: chiwawa | chihuawa
    Dachshund / Sausage Dog
    <- sound: dashund | daksund
    <- other: sausage dogs | dachshunds
    Doberman Pinscher
    <- word: doberman | dobermann | dobermans
    <- slips: dobreman pinscher | doberman pincsher
    Shih Tzu
    <- sound: shitzu | shi tsu
    Cavalier King Charles Spaniel
    <- word: cavalier | king charles | cavalier king charles
    <- slips: cavaleir king charles spanial
    Pembroke Welsh Corgi / Corgi
    <- word: welsh corgi | pembroke | pembroke corgi
    Rhodesian Ridgeback
    <- word: ridgeback | rhodesian | ridgebacks
    <- slips: rhodesian ridgback | rohdesian rigdeback
    Saint Bernard
    <- class: st bernard | st bernard dog
    <- phone: stbernard | saintbernard
  `,
    `
    dog | terrier | spaniel | bull | mountain | king | welsh | the great | bull terrier | scottish terrier | border terrier | boston terrier | fox terrier
    cocker spaniel | springer spaniel | australian shepherd | old english sheepdog | cardigan welsh corgi | Yorkshire pudding | Yorkshire Ripper | pit bull
    bulldog | greyhound | rough collie | kylie | bertrand russell | Kurt Russell | german measles | great pyrenees | great gatsby | danish | sarah bernhardt
    san bernardino | labyrinth | labradoodle | cockapoo | noodle | rhodes | zimbabwe | prince charles | charles dickens | sausage roll | hot dog | prairie dog
    golden eagle | border patrol | chinchilla | dalmatian | poodle | Cardigan | mountain goat | german pointer
  `,
  ),
  judged(
    'Board games and toys',
    `
    Monopoly
    <- class: monopoly board game | the game of monopoly
    <- slips: monoploy | monopolly
    Cluedo / Clue
    <- sound: kluedo | cloodo
    Scrabble
    <- slips: scrable | scrabbel
    Snakes and Ladders
    <- phone: snakes n ladders | snakes & ladders
    <- slips: snaeks and laders
    Trivial Pursuit
    <- sound: trivial persuit
    <- other: trivial pursuits
    Ticket to Ride: Europe
    <- part: ticket to ride | ticket 2 ride
    <- phone: ticket 2 ride europe
    Dungeons & Dragons / D&D
    <- phone: dungeons n dragons | dungeons and dragons
    Connect 4
    <- other: connect four | conect four
    Hungry Hungry Hippos
    <- part: hungry hippos | hungry hippo
    <- word: hippos
    The Settlers of Catan
    <- word: catan
    <- part: settlers
    Rubik's Cube
    <- word: rubik | rubiks
    <- sound: rubix cube | rubicks cube
    Mr Potato Head
    <- word: potato head | potatohead
    <- class: mister potato head
    Magic: The Gathering
    <- part: magic | the gathering
    <- slips: magic the gathring | magci the gatherng
    Warhammer 40,000
    <- part: warhammer
    <- other: warhammer forty thousand | warhammer 40 thousand
    Pandemic Legacy: Season 1
    <- part: pandemic legacy | pandemic legcay
    <- other: pandemic legacy season one | pandemic legacy season i
    Arkham Horror: The Card Game
    <- part: arkham horror | arkham horror card game
    Sherlock Holmes: Consulting Detective
    <- part: consulting detective | sherlock holmes
    <- sound: sherlock homes consulting detective
    Twilight Imperium: Fourth Edition
    <- part: twilight imperium | twilight imperium 4 | twilight imperium fourth
  `,
    `
    game | board game | toy | cards | the card game | oligopoly | duopoly | clueless | squabble | scramble | snakes on a plane | step ladder | trivia
    pursuit of happiness | train ticket | joyride | europe | Europa | ticket to ride asia | dungeon master | enter the dragon | connect 5 | connect 3
    fantastic four | hippocampus | the very hungry caterpillar | catalan | catania | catamaran | ice cube | rubicon | potato salad | mr bean | mr magoo
    magic johnson | magic roundabout | black magic | the gathering storm | hammer | warhead | card | horror | warhammer fantasy battle
    pandemic legacy season 2 | pandemic legacy season 0 | season 1 | arkham asylum | rocky horror | mycroft holmes | first edition | twilight zone
  `,
  ),
]
