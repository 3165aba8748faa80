// Lists of places, with what people type for their items.
import { judged } from '../judged.ts'

export const places = [
  judged(
    'Famous mountains',
    `
    Mount Everest
    <- word: everest
    <- class: mt everest | everest mountain | everest mt
    K2 / Mount Godwin-Austen
    <- class: mount k2 | mt godwin austen | k2 mountain
    <- other: k two
    Kangchenjunga
    <- sound: kanchenjunga | canchenjunga | kangchenjunger
    <- slips: kangchenujnga | kangchejnunga
    Mount Kilimanjaro
    <- word: kilimanjaro
    <- sound: killimanjaro | mount kilimanjarro | kilamanjaro
    Mont Blanc / Monte Bianco
    <- phone: montblanc
    <- slips: mont balnc | mont blnac | mont blacn
    Matterhorn
    <- class: the matterhorn | mount matterhorn | matterhorn mountain
    <- slips: mattehrorn | mattrehorn
    Ben Nevis
    <- slips: ben nevsi | ben neivs | ben nebis
    <- phone: bennevis
    Snowdon / Yr Wyddfa
    <- class: mt snowdon | mount snowdon | snowdon mountain
    <- slips: snodwon | sonwdon
    Mount Fuji / Fujiyama
    <- word: fuji
    <- other: fuji san | fujisan
    Denali / Mount McKinley
    <- word: mckinley
    <- sound: denaly | mount mackinley | denalli
    Mount Kosciuszko
    <- word: kosciuszko
    <- sound: mount kosciusko | kosiosko | mount koziosko
    Aconcagua
    <- class: mount aconcagua | cerro aconcagua
    <- sound: akonkagua | aconcagwa | aconkagwa
  `,
    `
    everett | mount | mountain | ever | k9 | k3 | k1 | jane austen | kilo | mount kenya | mount meru | mont | mel blanc | mont ventoux | montreux | matter
    mont saint michel | mont blanc tunnel | horn of africa | weisshorn | cape horn | big ben | ben | ben macdui | ben lomond | saint kitts and nevis | snow
    lord snowdon | edward snowden | snowdrop | fiji | fujitsu | fujifilm | mount etna | denial | denim | william mckinley | president mckinley
    mount rushmore | mount rainier | tadeusz kosciuszko | annapurna | lhotse | nanga parbat | elbrus | mauna kea | table mountain | brokeback mountain
    sugarloaf mountain | mount of olives | ben hur | nevada
  `,
  ),
  judged(
    'Rivers of the world',
    `
    Nile
    <- class: river nile | the nile river | the nile
    Amazon
    <- class: amazon river | the river amazon | the amazon
    <- slips: amaozn | amzaon
    Yangtze / Chang Jiang
    <- class: river yangtze | yangtze river
    <- sound: yangtse | yangtzee | yang tse
    Yellow River / Huang He
    <- phone: yellowriver | yello river
    Mississippi
    <- sound: missisippi | misisipi | mississipi
    <- slips: mississpipi | misssisippi
    Danube / Donau
    <- class: the river danube | danube river
    <- sound: danoob | danyube
    Murray River
    <- word: murray | the murray
    <- slips: murray rievr | murary river
    Ganges / Ganga
    <- class: river ganges | the ganges
    <- slips: gagnes | gangse | gnages
    Zambezi
    <- sound: zambesi | zambeezi | zambezy
    <- slips: zabmezi | zambzei
    Congo
    <- class: river congo | congo river | the congo
    Rio Grande
    <- phone: riogrande | rio grand
    <- slips: rio gradne | rio graned | rio garnde
    River Severn
    <- word: severn | the severn
    <- phone: riversevern
  `,
    `
    river | the river | nil | blue nile | white nile | nile rodgers | crocodile | nine | amazon prime | amazon kindle | amazing | amazonia | yankee | seven
    yellow sea | yellowstone river | yellow submarine | yellowknife | mississippi burning | missouri | mississauga | mississippi mud pie | moon river
    republic of the congo | conga | bongo | dune | bill murray | andy murray | murray mints | severn trent | severn bridge | murrayfield | gangs of new york
    oranges | gangnam style | zambia | zamboni | zumba | tigris | rio | rio ferdinand | rio de janeiro | ariana grande | grand canyon | rio tinto | rio negro
    yahtzee | river phoenix | river island | lake victoria | amazon rainforest
  `,
  ),
  judged(
    'Countries whose name has more than one word',
    `
    Papua New Guinea / PNG
    <- phone: papuanewguinea
    <- slips: papua new guniea | papau new guinea | paupa new guinea
    Guinea-Bissau
    <- sound: ginea bissau | guinea bisau | guinea bissow
    South Sudan
    <- class: republic of south sudan | rep of south sudan
    <- other: s sudan | sth sudan
    Northern Ireland
    <- other: n ireland | nth ireland
    <- slips: nothern ireland | norhtern ireland | northern irelnad
    North Korea / DPRK
    <- other: n korea | korea north
    <- slips: north kroea | norht korea | north koera
    Republic of the Congo / Congo-Brazzaville
    <- word: congo | congo republic
    <- class: rep of the congo | Rep. of Congo
    Democratic Republic of the Congo / DRC / DR Congo
    <- word: democratic republic of congo
    <- class: dem rep of the congo | dem rep congo
    Bosnia and Herzegovina
    <- word: bosnia
    <- phone: bosnia & herzegovina | bosnia n herzegovina
    <- sound: bosnia and hertsegovina | bosnia and herzagovina | bosnia and herzogovina
    Trinidad and Tobago
    <- word: trinidad
    <- phone: trinidad & tobago | trinidad n tobago
    <- slips: trinidad and tobgao | trinidda and tobago
    Saint Vincent and the Grenadines
    <- class: st vincent | st vincent and the grenadines | st vincent & the grenadines
    <- slips: saint vinecnt and the grenadnies | saint vincent and the grenadiens
    São Tomé and Príncipe
    <- word: sao tome
    <- phone: sao tome & principe | saotome & principe
    New Zealand / Aotearoa
    <- sound: new zeeland | new zeland | new zeelund
    <- phone: newzealand
  `,
    `
    guinea | equatorial guinea | guinea pig | sudan | north sudan | south dakota | south | south korea | south africa | ireland | republic of ireland | north
    southern ireland | northern territory | iceland | northern cyprus | northern lights | north macedonia | north carolina | korea | republic | new
    democratic republic | central african republic | dominican republic | czech republic | german democratic republic | conga | boston | montenegro | trinity
    saint lucia | saint kitts and nevis | saint helena | saint | vincent van gogh | grenada | sao paulo | new caledonia | new mexico | new south wales
    sealand | switzerland | new york | antigua and barbuda | guyana | french guiana | turks and caicos | gambia | angola | new jersey
  `,
  ),
  judged(
    'Capital cities',
    `
    Buenos Aires
    <- sound: bwenos aires | buenos ares
    <- slips: beunos aires | buenos aries | buenos aiers
    Kuala Lumpur / KL
    <- sound: kwala lumpur | kuala lumpa | koala lumpur
    <- slips: kuala lmupur | kuaal lumpur | kuala lumpru
    Washington, D.C.
    <- word: washington
    <- phone: washingtondc
    Mexico City
    <- other: city of mexico
    <- slips: mexcio city | mexico ctiy | meixco city
    Kyiv / Kiev
    <- class: city of kyiv | kiev city | kyiv city
    Reykjavik
    <- sound: rekyavik | reykyavik | raykyavik
    <- slips: reykjaivk | reyjkavik | ryekjavik
    Copenhagen / København
    <- other: kopenhagen
    <- slips: copehnagen | coepnhagen | copenhaegn
    New Delhi
    <- word: delhi
    <- sound: new deli | new delly
    Ulaanbaatar / Ulan Bator
    <- phone: ulanbator | ulaan baatar
    <- sound: ulan batar | oolan bator | ulan bataar
    Phnom Penh
    <- sound: pnom pen | nom pen | phnom pen
    <- phone: phnompenh
    Ouagadougou
    <- sound: wagadugu | ouagadugu | wagadoogoo
    Port of Spain
    <- phone: portofspain
    <- slips: prot of spain | port of spian | port fo spain
  `,
    `
    buenos dias | bonaire | koala bear | singapore | washington irving | george washington | denzel washington | washington state | dc comics | key | city
    washing | washington post | ac dc | new mexico | mexicali | manchester city | panama city | vatican city | kuwait city | new york city | guatemala city
    chicken kiev | kyoto | iceland | copacabana | copernicus | cupertino | old delhi | delhi belly | new york | new orleans | new | nairobi | denmark
    mongolia | penn | penny | phantom | pen | cambodia | uganda | burkina faso | port | spain | port stanley | port moresby | port louis
  `,
  ),
  judged(
    'London Underground stations',
    `
    King's Cross St Pancras
    <- word: kings cross | st pancras
    <- class: kings cross station | kings cross saint pancras
    Tottenham Court Road
    <- word: tottenham court
    <- class: tottenham court rd | tottenham court road station | tottenham ct rd
    Piccadilly Circus
    <- word: piccadilly
    <- sound: picadilly circus | pickadilly circus | picadilly
    Oxford Circus
    <- phone: oxfordcircus
    <- slips: oxofrd circus | oxford cirucs | oxford cricus
    Elephant & Castle / Elephant and Castle
    <- phone: elephant n castle | elephantandcastle
    <- other: the elephant and castle | castle and elephant
    Leicester Square
    <- class: leicester sq | leicester square tube
    <- sound: lester square | leister square | lesta square
    Baker Street
    <- class: baker st | baker street station
    <- slips: bkaer street | baker stret | baker streert
    Euston
    <- class: euston station | euston tube station
    St John's Wood
    <- class: saint john's wood | st johns wood station
    <- phone: stjohnswood
    Gloucester Road
    <- class: gloucester rd | gloucester road station
    <- sound: gloster road | glouster road
    Marylebone
    <- sound: marleybone | marylebon | maryleborn
    <- slips: marylebnoe | marlyebone
    Southwark
    <- sound: suthark | southwork | southark
    <- slips: soutwhark | southwrak
  `,
    `
    euston square | euston road | houston | charing cross | new cross | kings | king | cross | pancreas | tottenham | tottenham hale | tottenham hotspur
    bow road | oxford street | oxford road | piccadilly line | circus | flying circus | piccadilly gardens | piccalilli | cambridge circus | white elephant
    castle bromwich | leicester city | sloane square | square | russell square | bond street | goodge street | liverpool street | street | station | tube
    st johns ambulance | elton john | wood | wood green | st james's park | st paul's | road | hounslow | finchley road | gloucestershire | mary | marble arch
    maryland | trombone | south ealing | southend | south
  `,
  ),
]
