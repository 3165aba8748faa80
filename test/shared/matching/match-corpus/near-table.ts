// Food, drinks, dances and games.
import { judged } from './judged.ts'

export const nearTable = [
  judged(
    'foods',
    `
    Spaghetti <- Spagetti | Spaghetti | Spagheti | spaghetthi
    Hamburger / Burger <- Hamburgar | Hamberger | burgers
    Lasagna / Lasagne <- Lasagne | Lasanga | lasagnia
    Sushi <- suhsi
    Croissant <- Crossant | Croisant | Croissants | Crosaint
    Quiche
    Hummus <- Hummous | Humous
    Guacamole <- Guacomole | Guacamoli | Gaucamole
    Sauerkraut <- Sourkraut | Saurkraut | Sauerkrat
    Meatball <- meat balls | meatballs | Meatbal
    Tortilla <- Tortila | Tortillas | tortilia
    Macaroni <- Maccaroni | Macoroni
    Paella <- Paela
    Bread
    Butter
    Honey
    Pancake <- pan cake | pancakes | Pancakke
    Omelette / Omelet <- Omlette | omlet
    `,
    `
    Quick | Quince | Bitter | Batter | Better | Buttery | Butler | Broad | Beard | Bead | Breath | Breed | Bred | Money | Honesty | Phoney | Hone | Cupcake | Meatloaf | Pelican
    Macaroon | Macaron | Tortoise | Hamburg | Hammer | Gumbo | Sashimi | Slushy | Bushi | Pancreas | Lasso | Mutter | Buttered | Dread | Tread | Meatball Wars
    `,
  ),
  judged(
    'fruit and vegetables',
    `
    Strawberry <- Strawbery | straw berry | Strawberries | Stawberry
    Raspberry <- Rasberry | Raspbery | raspberries
    Pineapple <- Pinapple | pine apple | Pineaple
    Broccoli <- Brocoli | Brocolli | Broccolli | Brocolli
    Cauliflower <- Califlower | Cauliflour | Caulifower
    Asparagus <- Aspargus | Asparagas | asparragus
    Avocado <- Avacado | Avocardo | avocados
    Potato <- Potatoe | potatoes | Pottato
    Tomato <- tomatos | tomatoes | Tomatoe
    Cherry <- cherries
    Lemon
    Lime
    Peach
    Pear
    Plum
    Courgette / Zucchini <- Zuchini | Zucchinni | Corgette | zuccini
    Leek
    Radish <- Raddish | radishes
    Carrot <- carrots | Carot
    Onion
    `,
    `
    Blackberry | Blueberry | Cranberry | Pine | Apple | Melon | Demon | Lemonade | Time | Limb | Slime | Lie | Beach | Peace | Teach | Pearl | Bear | Fear | Plumb | Plus | Slum | Leak
    Leap | Seek | Reddish | Rapid | Ravish | Parrot | Carat | Carrion | Union | Opinion | Cheery | Sherry | Chevy | Tornado | Tomatillo | Grape | Cauliflower cheese | Carroty
    Lemony
    `,
  ),
  judged(
    'cocktails',
    `
    Margarita <- Margerita | Magarita | Margarrita
    Mojito <- Mohito | Mojitto | mojitos
    Daiquiri <- Daquiri | Daiquri | Dacquiri | Daiquiry
    Martini <- Martinni
    Cosmopolitan <- Cosmopolitian | Cosmopoliton
    Manhattan <- Manhatten | Manhatan | Mahattan
    Piña Colada <- Pina Colada | pinacolada | Pina Collada
    Bloody Mary <- Bloddy Mary | Bloody Marry | bloody mary
    Old Fashioned <- old fashoined | old-fashioned | Old Fashion
    Negroni <- Negronni | Negronie
    Caipirinha <- Caipirina | Caiprinha | Caipirhina
    Sazerac <- Sazarac | Sazerack
    White Russian <- Wite Russian | white russain
    Black Russian
    Moscow Mule <- Moscow Muel | moscow mule
    Gimlet
    Bellini
    Sidecar <- side car
    `,
    `
    Margaret | Martin | Martinique | Martinez | Manhunt | Bloody Maria | Bloody Many | Bloody Harry | Bloody Caesar | Red Russian | White Prussian | Black Prussian | Mexican Mule
    Moscow Mile | Moscow Rule | Giblet | Goblet | Wimpled | Bikini | Belling | Fellini | Negro | Sidebar | Sidecart Racing | Cosmos | Cosmopolis | Houdini | Black Widow | Old Fashions
    Old Fusion
    `,
  ),
  judged(
    'cheeses',
    `
    Mozzarella <- Mozarella | Mozzerella | Mozzarela | Motzarella | Mozerella
    Parmesan / Parmigiano Reggiano <- Parmasan | Parmesean | Parmisan
    Camembert <- Camambert | Camenbert | Camembart | Cammembert
    Gouda <- Goudda
    Roquefort <- Rocquefort | Roquefor | Rocqefort
    Gorgonzola <- Gorganzola | Gorgonzolla
    Emmental / Emmenthal / Emmentaler <- Emmenthaler | Emental | Emmentall
    Gruyère <- Gruyere | Gruyer | Gruyerre
    Cheddar <- Chedder | Chedar | Ched dar
    Feta
    Brie
    Edam
    Stilton <- Stillton | Stiltan
    Halloumi <- Haloumi | Haloumi | Hallumi | Halumi
    Ricotta <- Ricota | Riccota | Riccotta
    Mascarpone <- Marscapone | Mascapone | Mascarpon
    Manchego <- Manchago | Manchegoo
    Provolone <- Provalone | Provolon | Provolne
    Paneer <- Panneer
    Swiss
    `,
    `
    Good | Goods | Gouda Wouda | Gourd | Theta | Fetal | Beta | Bride | Brief | Brine | Pie | Adam | Exam | Edgar | Stilt | Hilton | Milton | Wilton | Pioneer | Panel | Veneer | Swish
    Swizz | Swims | Scheduler | Leader | Cheetah | Manchester | Rockford | Provoke | Terracotta | Ricochet | Gorgon | Parmenides | Gruel | Elemental | Rental
    `,
  ),
  judged(
    'wines and drinks',
    `
    Chardonnay <- Chardonay | Chardonney | Shardonnay | Chardonnai
    Merlot <- Merlott
    Cabernet Sauvignon <- Cabernet Sauvingon | Cabernet Savignon | Cabernay Sauvignon | cabernet sauvignion
    Sauvignon Blanc <- Sauvingon Blanc | Savignon Blanc | sauvignon blanck
    Pinot Noir <- Pinot Nior | Pino Noir | pinotnoir
    Pinot Grigio / Pinot Gris <- Pinot Grigo | Pino Grigio
    Riesling <- Reisling | Rieslng | Rieslings
    Zinfandel <- Zinfandal | Zinfendel
    Champagne <- Champange | Champagn
    Prosecco <- Proseco | Prossecco
    Malbec <- Malbeck
    Rioja <- Riojja
    Whisky / Whiskey <- whiskey | Wiskey | Wisky
    Tequila <- Tequilla | Tequlia | Tequilas
    Vodka <- Vodca | Vodkas
    Cognac <- Coganc
    Gin
    Rum
    Port
    Sherry
    Cider
    Coffee <- Cofee | Coffe | coffees
    Espresso <- Expresso | Esspresso | Espreso
    Cappuccino <- Cappucino | Capuccino | Cappuchino | Cappucinno
    `,
    `
    Merlin | Harlot | Charlot | Pinot Blanc | Pinot Meunier | Cabernet Franc | Sauvignon Gris | Rising | Resting | Resealing | Campaign | Champion | Prospect | Prosecute
    Rojo | Radio | Risky | Whisker | Whisked | Frisky | Sequel | Tranquil | Voodoo | Kafka | Cornice | Gun | Gain | Grin | Run | Room | Drum | Part | Sport | Post | Cherry
    Sharry Baby | Ferry | Sherlock | Spider | Rider | Wider | Toffee | Coffin | Caffeine | Office | Coffer | Express | Cappuccetto Rosso | Rye
    `,
  ),
  judged(
    'dances',
    `
    Waltz <- Waltzes
    Tango
    Foxtrot <- fox trot | Foxtrott | Foxtrt
    Quickstep <- quick step | Quikstep | Quickstepp
    Flamenco <- Flamenko | Flemenco | Flaminco
    Charleston <- Charlston | Charelston | Charlestone
    Salsa <- Slasa
    Rumba / Rhumba <- rhumba
    Samba
    Polka
    Bolero <- Bolerro
    Macarena <- Maccarena | Macerena | Macarina
    Lambada <- Lambadda
    Jive
    Ballet <- Balet | Ballett
    Breakdancing / Breakdance <- break dancing | Brekdance | breakdansing
    Cha-cha-cha <- cha cha cha | chachacha
    Paso Doble <- Pasodoble | paso dobel | Passo Doble
    Bossa Nova <- Bosa Nova | Bossanova
    `,
    `
    Walz Guitar | Walls | Malta | Walt | Mango | Tangy | Tangle | Tangled | Tank | Flamingo | Charles | Charlton | False | Sale | Salsas Verdes | Sala | Rumble | Rhombus | Rum | Simba
    Sambo | Mamba | Lamb | Poker | Polkas Dots | Pole | Folk | Jove | Five | Give | Jivers | Bullet | Ballot | Wallet | Ball | Mallet | Macaroni | Marina | Bolo | Bolder | Boler
    Chachi | Lambda | Bossy Nova | Super Nova | Casanova | Paso Robles
    `,
  ),
  judged(
    'sports',
    `
    Badminton <- Badmington | Badmintin | Badmitton | Batminton
    Basketball <- basket ball | Baskeball | Basketbal
    Volleyball <- Vollyball | volley ball | Voleyball
    Gymnastics <- Gymnastic | Gimnastics | Gymnasticks | Gynmastics
    Wrestling <- Wresling | Wreslting | Westling | Wrestlin
    Lacrosse <- La crosse | Lacross | Lacrose
    Rowing
    Sailing
    Skiing <- sking | Skiiing
    Boxing
    Fencing
    Curling
    Archery <- Archary | Archerry
    Cricket <- Criket | Crickett
    Rugby
    Golf
    Polo
    Tennis <- Tenis | Tenniss
    Hockey <- Hocky
    Bowling
    Swimming <- Swiming | Swimmming
    Triathlon <- Triathalon | Triatholon | Triathlone
    Surfing
    `,
    `
    Wrestler | Nestling | Wrestle | Growing | Rolling | Robbing | Towing | Rowling | Tailing | Selling | Failing | Scaling | Sling | Skin | Boning | Fixing | Foxing | Boxer | Fending
    Fancying | Fenced | Hurling | Curing | Curing Bacon | Archer | Arches | Anchored | Wicket | Thicket | Ricketts | Ruby | Rugs | Gulf | Wolf | Goof | Solo | Pole | Pool | Tunnis
    Tens | Dennis | Hackney | Jockey | Hooking | Bowing | Howling | Bowline | Bowing Alley | Swinging | Skimming | Surging | Surviving | Biathlon | Decathlon | Handball | Baseball
    Softball | Pickleball | Surfer
    `,
  ),
  judged(
    'instruments',
    `
    Saxophone <- Saxaphone | Saxophon | saxophones
    Clarinet <- Clarinette | Clarenet | Clarinett
    Xylophone <- Xylaphone | Xilophone | Zylophone
    Trumpet <- Trumpett | trumpets | Trumpit
    Trombone <- Trombon | Tromboan | trombones
    Violin <- Violn | violins
    Viola
    Cello <- cellos
    Accordion <- Accordian | Acordion | Accordeon
    Bassoon <- Basoon | Bassoone
    Ukulele <- Ukelele | Ukalele | Ukuele
    Tambourine <- Tamborine | Tambourin | Tamborin
    Flute
    Harp
    Guitar <- Gutiar | Guitarr | guitars
    Piano <- pianos | Paino
    Drum
    Harmonica <- Harmonika | Harmonnica
    Bagpipes <- bag pipes | bagpipe
    Didgeridoo <- Didjeridoo | Didgeridu | digeridoo | Didgeredoo
    Mandolin <- Mandoline | mandolins
    Banjo <- Bajno
    `,
    `
    Violent | Violet | Villain | Violating | Hello | Cell | Cellar | Fluke | Fruit | Flutter | Flume | Brute | Harm | Sharp | Carp | Hare | Gutter | Guitarist | Sitar | Piston | Plano
    Peano | Dream | Dram | Dry | Dumb | Bongo | Bingo | Harmonic | Harmony | Harmonium | According | Accord | Bassinet | Triumph | Trump | Strumpet | Crumpet | Tambour | Saxon
    Mandarin | Marlin | Basso | Balloon | Violinist | Drummer | Pianist
    `,
  ),
]
