// Lists of works, with what people type for their items.
import { judged } from '../judged.ts'

export const works = [
  judged(
    'Films with a subtitle or a number',
    `
    Star Wars: Episode IV – A New Hope / Star Wars
    <- part: a new hope | episode iv | star wars 4 | star wars episode four | star wars a new hope
    Star Wars: Episode V – The Empire Strikes Back
    <- part: empire strikes back | the empire strikes back | star wars 5 | episode five | star wars the empire strikes back
    <- slips: the empire srtikes back
    Indiana Jones and the Temple of Doom
    <- part: temple of doom | the temple of doom
    <- phone: indiana jones & the temple of doom | indiana jones n the temple of doom
    The Lord of the Rings: The Return of the King
    <- part: return of the king | the return of the king
    Terminator 2: Judgment Day / T2
    <- part: terminator 2 | terminator two | judgment day
    <- other: terminator 2 judgement day
    2001: A Space Odyssey
    <- part: 2001 | space odyssey | a space odyssey
    <- sound: 2001 a space oddysey
    Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb
    <- part: dr strangelove | strangelove
    <- class: doctor strangelove
    The Godfather Part II
    <- part: godfather 2 | the godfather 2 | godfather part two
    <- phone: the godfather pt 2 | godfather pt ii
    Back to the Future Part II
    <- part: back to the future 2 | back to the future two
    <- phone: back 2 the future 2
    Pirates of the Caribbean: The Curse of the Black Pearl
    <- part: curse of the black pearl | the curse of the black pearl
    <- sound: pirates of the carribean the curse of the black perl
    Harry Potter and the Prisoner of Azkaban
    <- part: prisoner of azkaban | harry potter prisoner of azkaban
    <- slips: harry pottre and the prisonre of azkaban | harry potter and the prisoner of azkabna
    Rocky IV
    <- other: rocky 4 | rocky four
    Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan
    <- part: borat
    <- class: the borat movie
    Mad Max: Fury Road
    <- part: fury road
    <- slips: mad max fruy road | mda max fury road
  `,
    `
    return of the jedi | star wars episode vi | star wars episode 3 | attack of the clones | star trek | the force awakens | star wars episode i
    the last crusade | raiders of the lost ark | the two towers | lord of the rings 2 | fellowship of the ring | lord of the flies | lord of the dance
    the king | terminator 3 | terminator salvation | judgment at nuremberg | 2010 | 2012 | 1984 | lost in space | doctor strange | dr no | doctor dolittle
    the bomb | dr who | godfather part iii | godfather 3 | godmother | goodfellas | back to the future 3 | back to school | dead man's chest | at world's end
    pirates of penzance | pearl harbor | the goblet of fire | harry potter 4 | dirty harry | prisoner of zenda | rocky ii | rocky v
    rocky horror picture show | bruno | ali g | kazakhstan | mad max beyond thunderdome | the road | revolutionary road
  `,
  ),
  judged(
    'Plays by William Shakespeare',
    `
    Romeo and Juliet
    <- phone: romeo & juliet | romeo n juliet
    <- slips: romoe and juliet | romeo and juilet
    <- other: juliet and romeo
    Hamlet
    <- part: the tragedy of hamlet | tragedy of hamlet
    <- class: shakespeare's hamlet | the play hamlet
    Macbeth / The Scottish Play
    <- part: the tragedy of macbeth | tragedy of macbeth
    <- sound: mcbeth | macbeath
    A Midsummer Night's Dream
    <- word: midsummer | midsummer night
    <- part: midsummer nights dream
    <- slips: a midsumemr nights dream | a midsummer nights draem
    The Merchant of Venice
    <- part: merchant of venice
    <- slips: the merhcant of venice | the merchant of vencie
    Twelfth Night
    <- phone: 12th night | twelfth nite
    <- sound: twelth night
    Henry IV, Part 1
    <- other: henry 4 part 1 | henry the fourth part one | henry iv part one | henry iv part i
    <- class: king henry iv part 1
    Richard III
    <- other: richard 3 | richard the third
    <- class: king richard iii
    <- part: the tragedy of richard the third | tragedy of richard iii
    Antony and Cleopatra
    <- phone: antony & cleopatra | antony n cleopatra
    <- sound: anthony and cleopatra
    <- other: cleopatra and antony
    Love's Labour's Lost
    <- other: loves labors lost | love labour lost
    <- phone: luvs labours lost
    The Merry Wives of Windsor
    <- part: merry wives | merry wives of windsor | the merry wives
    <- slips: the mrery wives of windosr
    The Taming of the Shrew
    <- part: taming of the shrew
    <- slips: the tamign of the shrew | the taming of the srhew
    Othello
    <- part: the tragedy of othello
    <- sound: othelo
    The Two Gentlemen of Verona
    <- part: two gentlemen of verona | two gentlemen | the two gentlemen
    <- phone: 2 gentlemen of verona
    King Lear
    <- word: lear
    <- part: the tragedy of king lear
  `,
    `
    alfa romeo | hotel | camelot | omelette | hamlet cigars | macbook | macduff | saturday night fever | a nightmare on elm street | i have a dream
    the tempest | a winter's tale | death in venice | merchant navy | venice | twelfth man | twelve angry men | thirteenth night | night | henry v
    henry vi part 1 | henry iv part 2 | henry viii | henry the fifth | richard ii | richard iv | king john | mark antony | carry on cleo | julius caesar
    troilus and cressida | ant and dec | love island | love's labour's won | love actually | merry christmas | windsor castle | duchess of windsor
    all's well that ends well | desperate housewives | shrewsbury | jello | iago | desdemona | two and a half men | two noble kinsmen
    three gentlemen of verona | gentlemen prefer blondes | verona | learjet | edward lear | norman lear | king | king kong
  `,
  ),
  judged(
    'Classic rock albums',
    `
    Sgt. Pepper's Lonely Hearts Club Band
    <- part: sgt peppers | sergeant pepper | sgt pepper | sergeant peppers
    <- class: sergeant pepper's lonely hearts club band
    <- sound: sargent peppers lonely hearts club band
    The Dark Side of the Moon
    <- part: dark side of the moon | dark side | the dark side
    <- phone: darkside of the moon
    <- slips: the drak side of the mooon
    Led Zeppelin IV / Four Symbols
    <- other: led zeppelin 4 | led zeppelin four | zeppelin iv
    <- slips: led zeppeiln iv | led zepplein iv
    Abbey Road
    <- class: abbey rd | the abbey road album
    <- sound: abby road
    Rumours
    <- other: rumors | rumours by fleetwood mac
    <- slips: rumuors | ruomurs
    The Rise and Fall of Ziggy Stardust and the Spiders from Mars
    <- part: ziggy stardust | the rise and fall of ziggy stardust | rise and fall of ziggy stardust | ziggy stardust and the spiders from mars
    <- phone: the rise & fall of ziggy stardust & the spiders from mars
    Exile on Main St.
    <- class: exile on main street
    <- slips: exiel on main st | exile on mian st
    Born to Run
    <- phone: born 2 run
    <- slips: bron to run | born to rnu
    Back in Black
    <- phone: backinblack | back inblack
    <- slips: bcak in black | back in blakc
    Appetite for Destruction
    <- part: appetite
    <- phone: appetite 4 destruction
    A Night at the Opera
    <- part: night at the opera
    <- sound: a knight at the opera
    Wish You Were Here
    <- phone: wish u were here | wish u wer here
    <- sound: wish you where here | wish you were hear
    Are You Experienced
    <- phone: r u experienced | are u experienced
    Brothers in Arms
    <- class: bros in arms
    <- slips: brohters in arms | brothers in amrs
    Electric Ladyland
    <- word: ladyland
    <- sound: elektrik ladyland
  `,
    `
    dr pepper | sergeant bilko | red hot chili peppers | magical mystery tour | dark side of the force | moon | man on the moon | led zeppelin iii
    led zeppelin ii | led zeppelin v | houses of the holy | graf zeppelin | physical graffiti | abba | downton abbey | tobacco road | westminster abbey
    thunder road | road | humours | tumours | rumour has it | tusk | alvin stardust | aladdin sane | spider man | the rise and fall of reginald perrin
    main street | exile in guyville | born in the usa | born to be wild | born this way | run to you | born free | back to black | back in the ussr
    paint it black | men in black | fade to black | black | lust for life | a day at the races | phantom of the opera | a hard day's night | soap opera | wish
    animals | call to arms | band of brothers | electric warrior | lady gaga | electric light orchestra
  `,
  ),
  judged(
    'Video games that everybody played',
    `
    Super Mario Bros.
    <- class: super mario brothers
    <- phone: supermario bros | supermariobros
    The Legend of Zelda: Ocarina of Time
    <- part: ocarina of time | zelda ocarina of time | legend of zelda ocarina of time
    <- word: ocarina
    Grand Theft Auto: San Andreas
    <- part: san andreas
    <- slips: grand thfet auto san anrdeas | gradn theft auto san andraes
    Grand Theft Auto V
    <- other: grand theft auto 5 | grand theft auto five
    Call of Duty: Black Ops
    <- part: black ops
    Sonic the Hedgehog
    <- word: sonic
    <- slips: sonic the hegdehog | soinc the hedgehog
    Street Fighter II
    <- other: street fighter 2 | street fighter two
    <- class: st fighter 2
    Final Fantasy VII
    <- other: final fantasy 7 | final fantasy seven
    Half-Life 2
    <- other: half life two | half life ii
    <- slips: hlaf life 2 | half lfie 2
    World of Warcraft / WoW
    <- sound: world of worcraft | world of warkraft
    The Elder Scrolls V: Skyrim
    <- part: skyrim | elder scrolls 5 | elder scrolls v | the elder scrolls 5 skyrim | elder scrolls skyrim | the elder scrolls skyrim
    Animal Crossing: New Horizons
    <- part: new horizons
    <- slips: animal corssing new horizons | animal crossing new horzions
    Mortal Kombat
    <- sound: mortal combat | mortle kombat
    <- phone: mortalkombat
    Mario Kart 64
    <- sound: mario cart 64
    Tetris
    <- class: the game tetris | tetris game
    <- slips: tetirs | tetrsi
  `,
    `
    super mario bros 2 | super mario bros 3 | super mario world | super smash bros | warner bros | super | mario balotelli | breath of the wild
    majora's mask | zelda fitzgerald | i am legend | san andreas fault | grand theft auto iv | gta 3 | gta vice city | gran turismo | san francisco
    grand theft auto vi | black | black mirror | modern warfare | cod liver oil | call of the wild | line of duty | black hawk down | sonic 2 | sonic youth
    supersonic | street fighter iii | foo fighters | firefighter | final fantasy x | final fantasy viii | final fantasy vi | fantasy football | half life 3
    still life | world of tanks | minecraft | world cup | elder scrolls iv | oblivion | morrowind | skyfall | dead sea scrolls | animal farm | zebra crossing
    horizon zero dawn | mortal engines | combat | mario kart 8 | mario kart wii | go kart | tetra pak
  `,
  ),
]
