// Lists of food and health, with what people type for their items.
import { judged } from '../judged.ts'

export const table = [
  judged(
    'Cheeses',
    `
    Cheddar
    <- class: cheddar cheese
    <- slips: chedadr | chedar
    Brie
    <- class: brie cheese | the cheese brie
    Camembert
    <- sound: camembear | camombert | camenbert
    Roquefort
    <- sound: rokfor | rockfort
    <- class: roquefort cheese
    Gorgonzola
    <- slips: gorgonozla | gorganzola | gorgozola
    Parmigiano Reggiano / Parmesan
    <- word: parmigiano | reggiano | parmigano
    <- class: parmesan cheese
    <- slips: parmesean | parmigano regiano
    Mozzarella
    <- sound: mozarella | motzarella | mozzerella
    Halloumi
    <- sound: haloumi | hallumi
    <- class: halloumi cheese
    Red Leicester
    <- word: leicester
    <- sound: red lester
    <- phone: redleicester
    Emmental
    <- other: emmenthal | emmenthaler
    Gruyère
    <- class: gruyere cheese
    <- slips: gruyre | gruyeer
    Monterey Jack
    <- word: monterey | monterrey
    <- slips: monetrey jack | monterey jcak
    Double Gloucester
    <- sound: double gloster
    <- phone: dbl gloucester | doublegloucester
    Cornish Yarg
    <- word: yarg
    <- slips: cornsih yarg
    Port Salut
    <- word: salut
    <- phone: portsalut
    Stinking Bishop
    <- word: bishop
    <- slips: stinkign bishop | stiking bihsop
    <- phone: stinkin bishop
  `,
    `
    cheese | blue cheese | goats cheese | cream cheese | cottage cheese | red | double | port | jack daniels | cheddar gorge | cheddar man | bride | brine
    camber sands | fort | gorgon | zola | emile zola | parma ham | parma violets | mortadella | mozart | mozambique | hallowed | hello | leicester square
    sage derby | emerald | element | gruffalo | Guyana | Monterey Bay | monte carlo | union jack | red windsor | single gloucester | gloucester old spot
    duke of gloucester | cornish pasty | cornish rex | yard | yak | port said | port vale | archbishop of canterbury | Elizabeth Bishop | stinking rich
    danish blue | red wine
  `,
  ),
  judged(
    'Pasta shapes',
    `
    Spaghetti
    <- sound: spagetti | spageti
    <- class: spaghetti pasta
    Penne Rigate
    <- word: penne | penne pasta
    <- slips: penne riagte | pene rigatte
    Fusilli
    <- sound: fusilly | foosilli
    Farfalle / Bow Ties
    <- other: bow tie | farfalla
    <- phone: bowties
    Tagliatelle
    <- sound: tagliatelly | taliatelle
    <- class: tagliatelle pasta
    Linguine
    <- other: linguini | linguini pasta
    Fettuccine
    <- other: fettuccini
    <- slips: fetuccine | fettucine
    Lasagne
    <- other: lasagna | lasagnas
    <- class: lasagne sheets
    Conchiglie / Pasta Shells
    <- class: conchiglie pasta
    Orecchiette / Little Ears
    <- slips: orechiete | orecchietet | litle ears
    <- phone: littleears
    Cannelloni
    <- slips: canelloni | cannelonni
    <- class: cannelloni pasta
    Spaghetti alla Chitarra
    <- word: chitarra | chitara
    <- part: alla chitarra | alla chittara
    <- phone: spaghetti allachitarra | spaghettiallachitarra
    Vermicelli
    <- class: vermicelli noodles | vermicelli pasta
    Capelli d'Angelo / Angel Hair
    <- class: angel hair pasta
    <- phone: angelhair
    <- slips: capelli d'anglo
    Mafalda Corta
    <- word: mafalda
    <- sound: mafalda korta
    Strozzapreti / Priest Stranglers
    <- sound: strotzapreti | stroza pretti
  `,
    `
    pasta | noodle | sauce | penny | pence | pen | spaghetti western | spaghetti junction | spaghetti bolognese | spaghettini | spaghettoni | fusion | fossil
    fuselage | tagliolini | tagliarini | linguist | lingua franca | lingerie | confetti | lagoon | ravioli | orzo | tortilla | conch | conga | seashells
    bombshell | cannoli | cannonball | vermin | vermouth | vermilion | big ears | angel delight | angel cake | angel | noodles | hair | guitar | bow | black tie
    matilda | parish priest | boston strangler | mafia | michelangelo | little women | feta | canon
  `,
  ),
  judged(
    'Dishes of the world',
    `
    Fish and Chips
    <- phone: fish n chips | fish & chips
    <- slips: fsih and chisp
    Spaghetti Bolognese / Spag Bol
    <- word: bolognese
    <- phone: spagbol | spag bolognese
    Chicken Tikka Masala
    <- word: tikka masala
    <- slips: chickn tikka masla | chicken tika massala
    Paella
    <- class: paella valenciana
    Pad Thai
    <- class: pad thai noodles
    <- sound: pad tai | padtai
    Boeuf Bourguignon / Beef Bourguignon
    <- word: bourguignon
    <- slips: beef bourguigon | boeuf bourgignon
    Coq au Vin
    <- sound: coq o vin
    <- phone: coqauvin
    Ratatouille
    <- sound: ratatooey | ratatooie
    <- slips: ratatoullie
    Moussaka
    <- sound: musaka | moosaka
    Wiener Schnitzel
    <- word: schnitzel | shnitzel
    <- slips: wiener schntizel | weiner schnitzle
    Beef Stroganoff
    <- word: stroganoff | stroganov | stroganof
    Chilli con Carne
    <- part: chilli | chili
    <- other: chili con carne | chile con carne
    Peking Duck
    <- slips: pekign duck | peking dcuk
    Bubble and Squeak
    <- phone: bubble n squeak
    <- sound: bubble and squeek | bubbel and squeak
    Toad in the Hole
    <- other: toad in a hole | toad in hole
    Welsh Rarebit
    <- word: rarebit | rarebits
    <- slips: welsh raerbit
    Haggis, Neeps and Tatties
    <- part: haggis | haggis and neeps | haggis n neeps
    <- slips: hagis neeps and taties
  `,
    `
    fish | chips | fish fingers | fish cakes | spaghetti carbonara | bologna | chicken | chicken tikka | chicken korma | masala chai | garam masala | umbrella
    launch pad | thai green curry | thailand | burgundy | beef | beef wellington | roast beef | vin | vin diesel | cocoa | rat | mousse | kebab | wiener dog
    vienna | schnauzer | strong | red hot chili peppers | chilean | carne asada | duck | donald duck | duck a l'orange | peking man | bubble tea | bubble wrap
    pipsqueak | toad of toad hall | hole in the wall | mr toad | hole | welsh cakes | peter rabbit | roquefort | cinnamon toast | haggling | welsh | bubble bath
    fish and game
  `,
  ),
  judged(
    'Diseases and vitamins',
    `
    Chickenpox
    <- phone: chicken pox
    <- slips: chcikenpox | chickenpix
    Whooping Cough
    <- sound: hooping cough | whooping coff
    Tuberculosis / TB
    <- slips: tuberclosis | tubercluosis
    Alzheimer's Disease
    <- word: alzheimer | alzheimers | alzhiemers
    <- sound: altzheimers disease
    Parkinson's Disease
    <- word: parkinsons | parkinsens
    <- class: parkinson disease
    Creutzfeldt-Jakob Disease / CJD
    <- class: creutzfeldt jakob
    <- slips: creutzfeld jacob disease
    Type 2 Diabetes
    <- other: type two diabetes | diabetes type 2 | type ii diabetes
    Coronavirus Disease 2019 / COVID-19
    <- part: coronavirus disease
    <- word: coronavirus | corona virus
    Scurvy
    <- sound: skurvy | scurvey
    German Measles / Rubella
    <- slips: germna measles | rubela
    <- class: rubella virus
    Bubonic Plague / Black Death
    <- word: bubonic | plague
    <- class: the plague
    Lyme Disease
    <- word: lyme | lymes
    <- sound: lime disease
    Vitamin C / Ascorbic Acid
    <- class: vit c
    <- phone: vitaminc
    <- slips: vitmain c | ascrobic acid
    Vitamin B12 / Cobalamin
    <- word: b12
    <- class: vit b12 | b12 vitamin
    <- other: vitamin b twelve
    Vitamin D
    <- class: vit d | d vitamin
    Hodgkin Lymphoma
    <- word: hodgkin | hodgkins
    <- class: hodgkins disease
    <- sound: hodgekin lymphoma | hodgkin limfoma
    Pneumonia
    <- sound: newmonia | neumonia
    <- slips: pnuemonia
  `,
    `
    disease | vitamin | virus | fever | pox | smallpox | cowpox | chicken | chicken nuggets | cough | whoopi goldberg | whooping crane | hay fever | measles
    mumps | german | type 1 diabetes | type | blood type | vitamin a | vitamin k | vitamin e | vitamin b6 | vitamin b2 | b52 | corvid | ovid | coroner
    corona beer | crickets | scurrilous | rubble | wickets | scurry | curvy | black | black friday | death | death star | black sea | michael parkinson
    parkinsons law | lyme regis | limestone | citric acid | acid | insomnia | ammonia | tuba | non-hodgkin lymphoma | dorothy hodgkin | howard hodgkin
  `,
  ),
]
