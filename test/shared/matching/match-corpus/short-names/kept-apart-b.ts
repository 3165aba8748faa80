// Lists kept apart: companies, and battles, wars and treaties, with what people type for their items.
import { judged } from '../judged.ts'

export const keptApartB = [
  judged(
    'Car makers and technology companies',
    `
    Rolls-Royce
    <- word: rolls
    <- sound: rolls royse | roles royce
    <- slips: rolls rocye
    Mercedes-Benz / Mercedes
    <- word: benz | merc
    <- sound: mersedes
    <- slips: mercdees | mercedse benz
    Ford Motor Company / Ford
    <- class: ford motor co | ford motors
    <- slips: ford motor comapny
    General Motors / GM
    <- class: general motors corp | general motors corporation
    <- phone: generalmotors
    <- other: general motor
    Volkswagen / VW
    <- sound: folksvagen | volkswagon
    <- class: vw cars | volkswagen group
    <- slips: vokswagen
    Aston Martin
    <- word: aston
    <- slips: asotn martin
    Alfa Romeo
    <- word: alfa
    <- phone: alfaromeo
    <- sound: alpha romeo
    Land Rover
    <- phone: landrover
    <- slips: land rovre
    Porsche
    <- sound: porsh | porshe
    <- class: porsche cars
    Dodge Brothers
    <- word: dodge
    <- class: dodge bros
    <- other: the dodge brothers
    <- slips: dogde brothers | dodge brohters
    Toyota Motor Corporation
    <- word: toyota | toiota
    <- class: toyota motor corp | toyota motor | toyota corporation
    Hyundai Motor Company
    <- word: hyundai | hundai
    <- class: hyundai motor co | hyundai motors
    Peugeot
    <- sound: pujo | purjo
    <- slips: peugot
    Apple Inc.
    <- word: apple
    <- class: apple incorporated | apple company
    <- slips: aplle
    Microsoft Corporation
    <- word: microsoft | mikrosoft
    <- class: microsoft corp | microsoft inc
    Hewlett-Packard / HP
    <- word: hewlett
    <- sound: hewlet packard | hulett packard
    <- class: hewlett packard company
    <- other: hewlett and packard
    International Business Machines / IBM
    <- class: intl business machines | ibm corp
    <- other: international business machine
    <- slips: internatoinal busines machines
    Texas Instruments
    <- class: texas instruments inc
    <- slips: texas instrumnets | teaxs instrumens
    Meta Platforms / Facebook
    <- word: meta
    <- class: facebook inc
    <- phone: face book
    Nintendo
    <- class: nintendo co ltd
    <- sound: nintendoe
    <- slips: nintedno
  `,
    `
    car | motors | company | inc | brothers | martin | land | general | business | instruments | international | general electric | general mills | sausage roll
    egg rolls | casino royale | royal mail | mercy | benzene | harrison ford | gerald ford | betty ford | fjord | fork | bandwagon | aston villa
    aston university | steve martin | dean martin | lockheed martin | alfalfa | alpha male | romeo and juliet | juliet | lunar rover | mars rover | landlord
    portia | dodge city | dodgeball | dodgy | lodge | stodge | warner bros | ringling bros | marx brothers | wright brothers | toy story | yoda | pigeon
    apple pie | pineapple | apple records | apple juice | big apple | fiona apple | microchip | micron | microscope | soft cell | jamie hewlett | hp sauce
    vance packard | ibiza | icbm | international harvester | texas chainsaw massacre | texas hold em | musical instruments | metal | metaphor | platform shoes
    facelift | myspace | honda
  `,
  ),
  judged(
    'Battles, wars and treaties',
    `
    Battle of Hastings
    <- word: hastings
    <- class: hastings battle
    <- slips: battle of hastigns | batle of hasings
    Battle of Waterloo
    <- word: waterloo
    <- sound: battle of waterlu | battel of waterloo
    <- phone: battleofwaterloo
    Battle of the Somme
    <- word: somme
    <- other: the somme
    <- sound: battle of the som
    Battle of Stalingrad
    <- word: stalingrad
    <- class: siege of stalingrad
    <- slips: battle of stalingard
    Battle of Bosworth Field
    <- part: bosworth field | battle of bosworth
    <- word: bosworth
    <- sound: battle of bosworth feeld
    Battle of the Little Bighorn
    <- part: little bighorn | the little bighorn
    <- phone: battle of the little big horn
    <- slips: battle of the litle bighron
    Wars of the Roses
    <- other: war of the roses | the wars of the roses
    <- phone: warsoftheroses
    Hundred Years' War
    <- phone: 100 years war
    <- other: hundred year war | 100 year war
    <- slips: hundered years war
    First World War / World War I / Great War
    <- phone: ww1 | wwi | 1st world war
    <- other: world war one | world war 1 | the great war
    American Civil War
    <- class: us civil war
    <- sound: american sivil war
    <- slips: amercian cvil war
    Crimean War
    <- word: crimea | crimean
    <- sound: krimean war
    War of the Spanish Succession
    <- part: spanish succession | the spanish succession
    <- other: spanish war of succession
    <- slips: war of the spansih succesion
    Treaty of Versailles
    <- word: versailles | versai
    <- class: versailles treaty | peace of versailles
    <- slips: treaty of versaillse
    Treaty of Tordesillas
    <- word: tordesillas
    <- sound: treaty of tordesiyas
    Treaty of Utrecht
    <- word: utrecht
    <- class: utrecht treaty
    <- sound: treaty of utrekt
    Peace of Westphalia
    <- word: westphalia
    <- sound: piece of westphalia | peace of westfalia
    Good Friday Agreement
    <- part: good friday
    <- class: good friday accord | good friday peace agreement
    <- slips: good friday agreemnet | godo firday agreement
    Maastricht Treaty
    <- word: maastricht | mastricht
    <- class: treaty of maastricht
    Six-Day War
    <- other: 6 day war | six days war
    <- sound: sicks day war
    Gallipoli Campaign: Landing at Anzac Cove
    <- part: gallipoli | gallipoli campaign | anzac cove | landing at anzac cove
  `,
    `
    battle | war | treaty | peace | battle royale | second world war | world war 2 | ww2 | world war three | wwiii | third world war | world war z | hundred
    thirty years war | seven years war | hundred days | one hundred years of solitude | six | five day war | seven day war | yom kippur war | cold war
    english civil war | spanish civil war | war of the austrian succession | spanish armada | spanish inquisition | spanish | american war of independence
    american revolution | american beauty | british empire | reed hastings | max hastings | waterloo station | waterloo road | waterloo sunset | waterfall
    sommelier | summer | leningrad | siege of leningrad | battle of kursk | brian bosworth | kate bosworth | field | battle of flodden field | little women
    big ben | wounded knee | guns n roses | war of the worlds | great expectations | the great escape | crime and punishment | criminal | palace of versailles
    treaty of paris | treaty of rome | treaty of lisbon | tortilla | westminster | west side story | west | black friday | freaky friday | prenuptial agreement
    peace of mind | maastricht university | amsterdam | dordrecht | good | anzac biscuit | moon landing
  `,
  ),
]
