// Lists of people, with what people type for their items.
import { judged } from '../judged.ts'

export const people = [
  judged(
    'US presidents, from Adams to Bush',
    `
    John Adams
    <- word: adams
    <- class: president adams | pres john adams | president john adams
    John Quincy Adams / JQA
    <- word: quincy adams | john q adams
    Andrew Jackson / Old Hickory
    <- word: jackson
    <- slips: andrew jackosn | andrwe jackson | andrew jacksno
    Abraham Lincoln / Abe Lincoln
    <- word: lincoln | a lincoln
    <- sound: abraham linkon | abe lincon
    Andrew Johnson
    <- word: johnson
    <- class: president johnson | pres andrew johnson
    Ulysses S. Grant
    <- word: grant | Ulysses Grant | u s grant | ulysses simpson grant
    <- sound: ulisses grant | ulysees s grant
    Theodore Roosevelt / Teddy Roosevelt
    <- word: roosevelt | t roosevelt
    <- sound: theodore rosevelt | teddy roosavelt
    Franklin D. Roosevelt / FDR
    <- word: franklin roosevelt | Franklin Delano Roosevelt | f d roosevelt
    <- slips: franklin roosevetl | frankiln d roosevelt
    Dwight D. Eisenhower / Ike
    <- word: eisenhower | dwight eisenhower
    <- class: general eisenhower | president eisenhower | gen dwight d eisenhower
    John F. Kennedy / JFK
    <- word: kennedy | john kennedy | john fitzgerald kennedy | j f kennedy
    <- phone: johnfkennedy | jfkennedy
    Lyndon B. Johnson / LBJ
    <- word: lyndon johnson | Lyndon Baines Johnson | l b johnson
    <- slips: lyndon johnsno | lydnon b johnson
    George W. Bush
  `,
    `
    george bush senior | George H W Bush | jeb bush | barbara bush | kate bush | adam sandler | samuel adams | bryan adams | douglas adams | abigail adams
    amy adams | gerry adams | jackson pollock | michael jackson | samuel l jackson | stonewall jackson | jesse jackson | glenda jackson | bush sr | abraham
    lincoln city | lincolnshire | boris johnson | Michael Johnson | samuel johnson | magic johnson | ben johnson | dwayne johnson | lady bird johnson
    hugh grant | cary grant | grant shapps | eleanor roosevelt | franklin pierce | benjamin franklin | aretha franklin | robert kennedy | bobby kennedy
    george | andrew | ted kennedy | charles kennedy | jackie kennedy | nigel kennedy | president | washington irving | jackson five | prince andrew
    john major | john
  `,
  ),
  judged(
    'Painters of the great galleries',
    `
    Leonardo da Vinci / Leonardo
    <- word: da vinci
    <- slips: leonardo da vinvi | leoanrdo da vinci
    <- phone: davinci | leonardo davinci
    Vincent van Gogh
    <- word: van gogh | v van gogh
    <- sound: van goff | vincent van gough | vincent van goch
    Pablo Picasso
    <- word: picasso | pablo ruiz picasso
    <- sound: piccasso | pablo picaso
    Claude Monet
    <- word: monet
    <- class: the painter monet | the artist claude monet
    Rembrandt / Rembrandt van Rijn
    <- sound: rembrant | rembrandt van ryn
    <- slips: rembradnt | rmebrandt | rembarndt
    Johannes Vermeer
    <- word: vermeer | j vermeer
    Pieter Bruegel the Elder
    <- word: bruegel | pieter bruegel | Bruegel the Elder
    <- other: breughel | peter bruegel the elder | pieter brueghel the elder
    Hieronymus Bosch
    <- word: bosch
    <- slips: heironymus bosch | hieronymus bosc
    Henri de Toulouse-Lautrec
    <- word: lautrec | toulouse lautrec
    <- sound: toulouse lotrec | henry de toulouse lautrec
    Paul Gauguin
    <- word: gauguin
    <- sound: gaugin | paul gogan | paul goguin
    J. M. W. Turner
    <- word: turner | joseph mallord william turner | william turner
    <- phone: jmwturner | jmw turner
    Frida Kahlo
    <- word: kahlo
    <- sound: freda kahlo | frida calo | freida kahlo
  `,
    `
    leonardo dicaprio | leonard cohen | leonard nimoy | vincent price | van morrison | van | van dyck | jan van eyck | the da vinci code | paloma picasso
    pablo escobar | pablo neruda | claude debussy | jean claude van damme | money | sadio mane | edouard manet | matisse | sunflowers | willy brandt
    Pieter Bruegel the Younger | Jan Brueghel | the elder | lucas cranach the elder | hans holbein the elder | bosch dishwasher | carl bosch | nat turner
    toulouse | thierry henry | henri matisse | henri rousseau | paul | paul cezanne | paul klee | paul simon | tina turner | ted turner | turnip
    kathleen turner | monty | turner prize | william morris | diego rivera | oliver kahn | painter | the artist | johannes brahms | mona lisa | degas
    johannes kepler | brand
  `,
  ),
  judged(
    'Classical composers',
    `
    Johann Sebastian Bach / J. S. Bach
    <- word: bach | johann bach
    <- slips: johann sebastain bach | johann sebastian bahc
    Ludwig van Beethoven
    <- word: beethoven
    <- sound: baythoven | ludvig van beethoven | beathoven
    Wolfgang Amadeus Mozart
    <- word: mozart | w a mozart | wolfgang mozart
    <- slips: wolfagng amadues mozart | wolfgang mozrat
    Pyotr Ilyich Tchaikovsky / Peter Tchaikovsky
    <- word: tchaikovsky | p i tchaikovsky
    <- sound: chaikovsky | tchaikofski | tchykovsky | peter chaikovsky
    Antonín Dvořák
    <- word: dvorak | a dvorak
    <- sound: dvorzhak | antonin dvorack
    Sergei Rachmaninoff
    <- word: rachmaninoff
    <- other: rachmaninov | sergey rachmaninov
    Johann Strauss II
    <- word: strauss
    <- other: johann strauss 2 | Johann Strauss the second
    Richard Strauss
    <- slips: ricahrd strauss | richard struass | richard strausss
    Ralph Vaughan Williams
    <- word: vaughan williams | r vaughan williams
    <- phone: vaughanwilliams | ralph vaughanwilliams
    George Frideric Handel
    <- word: handel | george handel | g f handel | georg friedrich handel
    Camille Saint-Saëns
    <- word: saint saens
    <- class: st saens | camille st-saens | the composer saint saens
    Frédéric Chopin
    <- word: chopin
    <- sound: frederick chopin | shopan | frederic shopin
  `,
    `
    bachelor | johann | c p e bach | j c bach | carl philipp emanuel bach | johann christian bach | richard bach | burt bacharach | offenbach | van halen
    van | ludwig wittgenstein | leopold mozart | wolfgang puck | salieri | schubert | schumann | antonio vivaldi | antonin artaud | rachel | sergei
    sergei prokofiev | levi strauss | johann strauss i | johann strauss the elder | josef strauss | eduard strauss | neil strauss | richard
    dominique strauss-kahn | richard wagner | robbie williams | richard rodgers | John Williams | hank williams | sarah vaughan | stevie ray vaughan
    michael vaughan | george gershwin | george | handlebar | hansel and gretel | saint | the saints | moat | chopping | kate chopin | composer | ralph lauren
    camille pissarro
  `,
  ),
  judged(
    'Kings and queens of England',
    `
    Alfred the Great
    <- word: alfred | king alfred
    <- phone: alfred the gr8 | alfredthegreat
    William I / William the Conqueror
    <- class: king william the conqueror | king william i
    <- sound: william the conkeror | william the conquerer
    William II
    <- other: william 2 | william the second | william the 2nd
    Richard I / Richard the Lionheart
    <- slips: richard the liohneart | ricahrd the lionheart
    John / John Lackland
    <- class: king john | king john lackland
    Edward I
    <- other: edward 1 | edward the first | edward the 1st
    Richard III
    <- other: richard 3 | richard the third | richard the 3rd
    <- class: king richard iii | king richard the third
    Henry VIII
    <- sound: henry the eigth | henry the ayth
    <- class: king henry viii | king henry the eighth
    Mary I / Bloody Mary
    <- slips: bloddy mary | blodoy mary | bloody mray
    Elizabeth I / The Virgin Queen
    <- class: queen elizabeth i | queen elizabeth the first | queen elizabeth 1
    <- sound: elisabeth i | elisabeth the first
    Charles II
    <- class: king charles ii | king charles the second
    <- phone: charles the 2nd | charles 2 | charles2
  `,
    `
    henry iv | henry v | henry vii | henry iii | henry the seventh | henry ford | william iii | william iv | prince william | william wallace | richard ii
    george | king george | king | queen | the first | the second | the great | edward ii | edward iii | edward the confessor | edward viii | richard iv
    the black prince | mary ii | mary queen of scots | mary poppins | the virgin mary | elizabeth ii | queen elizabeth the second | elizabeth taylor | virgin
    elizabeth bennet | james ii | charles i | charles iii | king charles the first | bonnie prince charlie | bloody sunday | alexander the great
    catherine the great | peter the great | alfred hitchcock | alfred nobel | rufus wainwright | anne boleyn | john of gaunt | john the baptist | elton john
    king arthur | king lear
  `,
  ),
  judged(
    'Scientists with a Nobel prize',
    `
    Albert Einstein
    <- word: einstein | a einstein
    <- slips: albert einsetin | albret einstein | albert einstien
    Marie Curie / Marie Skłodowska-Curie
    <- word: curie
    <- class: madame curie | mme curie | Prof. Marie Curie
    Pierre Curie
    <- sound: piere curie | pierre currie | pier curie
    Wilhelm Röntgen
    <- word: rontgen | wilhelm conrad rontgen
    <- other: wilhelm roentgen | wilhelm conrad roentgen
    Ernest Rutherford
    <- word: rutherford
    <- class: lord rutherford | sir ernest rutherford | lord ernest rutherford
    Max Planck
    <- word: planck | m planck
    <- sound: max plank | maks planck
    Niels Bohr
    <- word: bohr | niels henrik david bohr
    <- sound: neils bohr | nils bohr | niels bore
    Erwin Schrödinger
    <- word: schrodinger | e schrodinger
    <- slips: erwin schrodigner | ewrin schrodinger
    Werner Heisenberg
    <- word: heisenberg | werner karl heisenberg
    <- slips: werner hiesenbreg | heisneberg | werner heisenbreg
    Alexander Fleming
    <- word: fleming
    <- class: sir alexander fleming | sir alex fleming | dr fleming
    Richard Feynman
    <- word: feynman | richard p feynman | richard phillips feynman
    <- sound: richard feinman | faynman
    Ivan Pavlov
    <- word: pavlov | ivan petrovich pavlov
  `,
    `
    prince albert | frankenstein | brian epstein | einsteinium | sergei eisenstein | irene joliot-curie | tim curry | curium | eve curie | scientist | lord
    marie antoinette | marie stopes | marie claire | pierre | pierre trudeau | pierre cardin | kaiser wilhelm | x ray | rutherford b hayes | max | bored
    margaret rutherford | ernest hemingway | ernest shackleton | walking the plank | mad max | max born | aage bohr | harald bohr | niels abel | alexander
    schroeder | schrodinger's cat | schindler | hindenburg | werner herzog | wernher von braun | ian fleming | victor fleming | renee fleming | professor
    alexander graham bell | pavlovian | alexander the great | richard | richard dawkins | pavlova | anna pavlova | pavlov's dog | ivan lendl
    ivan the terrible
  `,
  ),
]
