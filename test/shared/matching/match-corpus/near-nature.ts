// Living things, and the bones of the body.
import { judged } from './judged.ts'

export const nearNature = [
  judged(
    'dog breeds',
    `
    Labrador Retriever / Labrador <- Laborador | Labrador Retreiver | labradors | Labradoor
    Golden Retriever <- Golden Retreiver | golden retriver | Golden Retrievers
    German Shepherd / Alsatian <- German Shepard | German Shephard | german sheperd | Alsation
    Poodle <- poodles | Poodel | Poddle
    Beagle <- Beagel | Beegle
    Dachshund <- Dachshound | Daschund | Dachsund
    Boxer <- boxers
    Rottweiler <- Rotweiler | Rottweiller | rotweiller
    Chihuahua <- Chihuaha | Chihauhua | Chihuahuas
    Pug
    Dalmatian <- Dalmation | Dalmations | Dalmatain
    Great Dane <- great danes
    Shih Tzu <- Shi Tzu | shihtzu
    Border Collie <- Border Colly | border colie
    St. Bernard <- Saint Bernard | St Barnard | St Bernhard
    Greyhound <- Grayhound | grey hound | Greyhoud
    Whippet <- Whipet
    Husky <- huskies
    `,
    `
    Eagle | Bagel | Beadle | Noodle | Doodle | Puddle | Paddle | Boxes | Boxing | Boxed | Bug | Rug | Puppy | Great Date | Great Dome | Great Dame | Great | Saint Bernadette | Whipped
    Wicket | Musky | Husk | Dusky | Hockey | Labradoodle | Silver Retriever | German Shorthair | Bloodhound | Border Terrier | Trippet | Border Patrol | Pugs Life Movie | Toodle
    Dalmatia
    `,
  ),
  judged(
    'trees',
    `
    Sequoia <- Sequioa | Sequoya | Seqouia
    Eucalyptus <- Eucaliptus | Eucalyptis | Eucaliptis | Eucalptus
    Willow <- Wilow | willow tree | Willows
    Maple <- maples | Mapel
    Birch <- birches
    Beech
    Cedar
    Sycamore <- Sycamoor | Sicamore | Sycamor
    Cypress <- Cypres
    Juniper <- Junipper | junipers
    Hawthorn <- Hawthorne | Hawthron
    Magnolia <- Magnollia | magnolias | Mangolia
    Baobab <- Boabab | Baobob
    Poplar
    Hazel
    Rowan
    Spruce
    Elder
    Larch
    `,
    `
    Pillow | Billow | Willing | Staple | Mable | Maps | Bitch | Brick | Perch | Porch | March | Lurch | Beach | Bench | Breech | Leech | Seeder | Center | Popular | Cyprus | Jupiter
    Junior | Angola | Hazy | Hatchet | Haze | Rowing | Row | Roman | Spruced | Sprue | Eldest | Elderly | Older | Alder | Search | Hawk | Mongolia
    `,
  ),
  judged(
    'birds',
    `
    Flamingo <- Flammingo | flamingos | Flamigo | flamingoes
    Albatross <- Albatros | Albatroz | Albertross
    Nightingale <- Nightengale | Nightingail | nightinggale
    Kingfisher <- king fisher | Kingfischer | Kingfsher
    Woodpecker <- wood pecker | Woodpeker | woodpeckers
    Peregrine Falcon <- Perigrine Falcon | peregrin falcon | Peregrine Flacon
    Ostrich <- Ostrish | ostriches | Ostritch
    Pelican <- Pelecan | Pellican
    Cormorant <- Cormorrant | Comorant
    Pheasant <- Pheasent | Phesant
    Robin
    Raven
    Swallow
    Crane
    Heron
    Finch
    Starling
    Partridge <- Patridge | partridges | Partrige
    Magpie <- magpies | Magpye
    Vulture <- Vultur | vultures
    Parakeet <- Parrakeet | Parakete
    Puffin <- Pufin | puffins
    `,
    `
    Robbing | Ribbon | Rabin | Robot | Rave | Ravel | Ravine | Ravens Claw Hall | Craven | Shallow | Wallow | Follow | Swallowed | Swallowing | Crate | Crank | Cranes Landing | Brain
    Heroin | Hero | Heroine | Her | Hern | Inch | Pinch | French | Staring | Startling | Sterling | Starting | Darling | Cartridge | Culture | Vultures Peak | Peasant | Present
    Muffin | Puffing | Coffin | Parapet | Pelicans Brief | Maggie | Magi | Flamenco | Falcon Crest | Kingmaker | Cormorants Cave | Ostracise
    `,
  ),
  judged(
    'fish',
    `
    Salmon <- salmons | Slamon | Samlon
    Mackerel <- Mackeral | Makerel | Mackrel | Macherel
    Herring <- Hering | herrings
    Sardine <- sardines | Sardene | Sadrine
    Anchovy <- Anchovie | anchovies | Anchovey
    Halibut <- Hallibut | Halibutt | Halibat
    Barracuda <- Baracuda | Barracudda
    Piranha <- Pirahna | Pirana | Pirhana | piranhas
    Sturgeon <- Sturgen | Sturgion
    Haddock <- Hadock | Haddok
    Trout
    Bass
    Perch
    Skate
    Sole
    Cod
    Pike
    Swordfish <- sword fish | Swordfsh
    `,
    `
    Solomon | Salmonella | Almond | Salon | Surgeon | Hearing | Herrings Way | Haring | Erring | Sharing | Sardinia | Saline | Tour | Trot | Trust | Shout | Base | Brass | Boss
    Perfect | Parch | Porch | Skater | State | Stake | Soul | Some | Sold | Code | God | Pile | Spike | Piker | Like | Paddock | Hammock | Piranesi | Piracy | Wordfish
    `,
  ),
  judged(
    'bones and body',
    `
    Femur <- Femer | femurs
    Tibia <- Tibbia
    Fibula <- Fibulla
    Patella <- Patela | Pattella
    Clavicle <- Clavical | Clavicel | Clavicles
    Scapula <- Scapulla | Scapulas
    Humerus <- Humerous | Humeris
    Radius
    Ulna
    Sternum <- Sternam | Sternom
    Mandible <- Mandable | Mandibel
    Stapes
    Coccyx <- Coccxy | Cocyx
    Sacrum
    Pelvis <- Pelviss | Pelvus
    Skull
    Spine
    Stomach <- Stomack | Stomac | Stomache
    Kidney <- kidneys | Kideny
    Liver
    Heart
    Oesophagus / Esophagus <- Esophogus | Oesofagus | Esophagas
    Pancreas <- Pancreus | Pancrease
    Spleen
    Thigh
    Trachea <- Trachia | Trachae
    `,
    `
    Lemur | Fewer | Female | Tiber | Tidal | Nebula | Fabulous | Fable | Barnacle | Scapular | Numerous | Humorous | Rumors | Radios | Radium | Radish | Una | Ulnar nerve palsy | Stern
    Eternum | Mandolin | Edible | Steps | Staples | Shapes | Tapes | Sacred | Sacrament | Elvis | Pelt | Skill | Scull Oars | Skulls and Bones | Spain | Pine | Spin | Spite | Shine
    Sidney | Kidding | Lover | Live | River | Liver Pool | Lived | Diver | Heard | Hart | Hearth | Hearty | Heat | Spoon | Spleens Rage | Sleep | Screen | Thing | Sigh | High | Tight
    Think | Patel | Panacea
    `,
  ),
]
