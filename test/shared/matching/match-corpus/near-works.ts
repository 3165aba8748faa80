// Titles one letter away from other words: films, songs, books, bands, newspapers, games.
import { judged } from './judged.ts'

export const nearWorks = [
  judged(
    'films',
    `
    The Godfather <- godfather | Godfahter | The Godfater
    The Godfather Part II <- Godfather 2 | godfather part two | The Godfather Pt. 2 | the godfather part 2
    Jaws
    Gladiator <- Gladiater | Gladietor | gladiatior
    Titanic <- Titanc | Tittanic
    Inception <- Incepton | Inseption
    Casablanca <- Cassablanca | Casablanka
    Schindler's List <- Schindlers list | shindlers list | Schindlers' List
    12 Angry Men <- twelve angry men | 12 angy men
    2001: A Space Odyssey <- 2001 a space oddyssey | 2001 A Space Odessey | 2001 space odyssey
    The Matrix <- Matrix | the matirx
    Frozen
    Up
    Alien
    The Lion King <- lion king
    Ratatouille <- Ratatouile | Ratatouie | Rattatouille
    The Martian <- martian | The Martain
    Gone with the Wind <- gone with the wnd | Gone With The Wind
    Toy Story <- toystory | Toy Stroy
    Toy Story 3 <- toy story three | Toy Story III
    `,
    `
    The Grandfather | Godmother | The Godfather Part III | Godfather 3 | Laws | Jars | Titan | Conception | Deception | Perception | Schindler's Lift | Angry Men | 11 Angry Men
    13 Angry Men | 2010: A Space Odyssey | Matron | Mattress | Aliens vs Predator | Ailing | The Loin | The Martin | Martin | The Lying King | The Line King | Gone with the Win
    Gone with the Mind | Gone with the Wine | Toy Store | Toy Story 2 | Toy Story 4 | Froze | Frozen 2 | Upper | Titanic 2 | Gone Girl | The Lion | Lion Kings of Africa
    The Fisher King
    `,
  ),
  judged(
    'songs',
    `
    Bohemian Rhapsody <- Bohemian Rapsody | bohemian rhapsidy | Bohemian Raphsody | bohemiam rhapsody
    Hey Jude <- hey jude | Hey, Jude | heyjude
    Imagine <- Imagin | Imagime
    Yesterday <- Yesteday | yesterady
    Billie Jean <- Billy Jean | Bille Jean
    Rolling in the Deep <- Roling in the Deep | rolling in teh deep
    Smells Like Teen Spirit <- Smells like teen sprit | smell like teen spirit
    Purple Rain <- Purpel Rain | purple rain
    99 Luftballons <- 99 luftbalons | ninety-nine luftballons
    Take On Me <- take on me
    Despacito <- Despasito | despacitto
    Shake It Off <- shakeitoff
    Hello
    Someone like You <- Somone like you
    Ring of Fire
    Rock & Roll <- rock and roll | Rock Roll
    `,
    `
    Rhapsody in Blue | Imaging | Imagined | Imaginary | Hey Judge | Hey Dude | Hey Jules | Hey Ya | Rolling in the Sheep | Rolling in the Heap | Purple Train | Purple Pain
    Purple Brain | 98 Luftballons | 9 Luftballons | Take On You | Shave It Off | Shake It On | Shake It | Hallow | Hell | Mellow | Someone like Me | Someone like Us | King of Fire
    Ring of Ice | Yester | Today | Billie Bean | Billie Joe
    `,
  ),
  judged(
    'books',
    `
    Nineteen Eighty-Four / 1984 <- 1984 | nineteen eighty four | Ninteen Eighty-Four | Nineteen Eightyfour
    Pride and Prejudice <- Pride & Prejudice | Pride and Predjudice | Pride and Prejudise | pride prejudice
    To Kill a Mockingbird <- To kill a mocking bird | to kill mockingbird | To Kill a Mokingbird | To Kil a Mockingbird
    The Great Gatsby <- Great Gatsby | The Great Gatsbey | the great gatbsy
    Moby-Dick <- moby dick | Mobydick | Mobby Dick
    War and Peace <- War & Peace | war peace | War and Peece
    Don Quixote <- Don Quixotte | Don Quioxte | don quixot
    Wuthering Heights <- Wuthering Hights | Wuthering Heigths
    The Catcher in the Rye <- Catcher in the Rye | The Cather in the Rye | catcher in the rye
    Fahrenheit 451 <- Farenheit 451 | Fahrenhiet 451
    Catch-22 <- Catch 22 | catch twenty-two | catch22
    The Hobbit <- Hobbit | The Hobit
    Jane Eyre <- Jane Eyr | jane eyre
    Emma
    Dracula <- Draculla | Dracular
    Frankenstein <- Frankinstein | Frankenstien | Frankenstin
    Slaughterhouse-Five <- Slaughterhouse 5 | slaughter house five | Slaugherhouse Five
    A Tale of Two Cities <- Tale of 2 Cities | tale of two cites
    The Lord of the Rings <- Lord of the Rings | Lord of the Ring | The Lord of teh Rings
    Of Mice and Men <- of mice & men | Of Mice an Men
    Ulysses <- Ulyses | Ulyssess
    Dune
    `,
    `
    1985 | 1948 | Nineteen Eighty-Five | Eighty-Four | Pride | Prejudice | Bride and Prejudice | Pride and Promise | To Kill a Blackbird | To Bill a Mockingbird | The Great Escape
    The Gross Gatsby | War and Peas | War and Peach | War and Pears | War and Piece of Cake | Car and Peace | War or Peace Treaty | Don Quick | Don Juan | Fahrenheit 450
    Fahrenheit 541 | Fahrenheit | Fahrenheit 9/11 | Catch-23 | Catch 2 | Catch | The Habit | The Rabbit | Jane Eyes | Jane Eye | Jane Austen | Gemma | Emmy | Dune Messiah | June | Dud
    Slaughterhouse-Six | Slaughterhouse | A Tale of Three Cities | A Tale of Two Kitties | A Sale of Two Cities | The Lord of the Flies | Lord of the Dance | Of Rice and Men
    Of Mice and Hen | Of Lice and Men | Frankfurter | Julius
    `,
  ),
  judged(
    'television',
    `
    Breaking Bad <- breakingbad | Breaking Badd | Beraking Bad
    Game of Thrones <- Game of Throne | Games of Thrones | game of thornes | GameofThrones
    The Sopranos <- Sopranos | The Soprano's | The Sopranoes
    Friends
    Seinfeld <- Sienfeld | Seinfield | Seinfled
    The Simpsons <- Simpsons | The Simspons | Simpson's
    The Office
    Stranger Things <- Stanger Things | Stranger Thing | strangerthings
    Doctor Who <- Dr Who | dr. who | DoctorWho | Docter Who
    Grey's Anatomy <- Greys anatomy | Gray's Anatomy | Greys Anatamy
    The Walking Dead <- walking dead | The Walkng Dead
    Downton Abbey <- Downtown Abbey | Downton Abby | downtonabbey
    Lost
    24 <- twenty-four | twenty four
    House
    M*A*S*H <- MASH | m a s h
    Parks and Recreation <- Parks & Recreation | Parks and Recreaton | Parks & Recration
    How I Met Your Mother <- how i met you mother | How I Meet Your Mother | How I Met Your Mohter
    Squid Game <- Squid Games | Sqiud Game
    Sherlock <- Sherlok | Sherlcok
    `,
    `
    Breaking Bread | Braking Dad | Breaking Bed | Breaking Dawn | Game of Groans | Game of Chess | Sopranino | Fiends | Trends | Friendly | Fried | Friend Zone | The Offices of State
    The Offer | The Offing | Official | Officer | Stranger Kings | Strange | Things | Doctor No | Doctor What | Doctor Why | Doctor House | Dr Dolittle | Grey's Autonomy
    The Walking Head | The Talking Dead | The Walking Deal | Walking | Westminster Abbey | Last | Lest | Lots | Loss | Cost | 25 | 23 | 42 | 240 | Horse | Mouse | Hose
    Louse | Housing | Housed | Parks | Sharks and Recreation | How I Met Your Father | How I Met Your Brother | Squid | Squad Game | Squid Name | Sheriff | Shylock | Mass | Mask
    `,
  ),
  judged(
    'bands',
    `
    The Beatles / Beatles <- Beatles | The Beattles | Beatels
    The Rolling Stones / Rolling Stones <- The Roling Stones | rolling stone | the rolling stoens
    Led Zeppelin <- Led Zepplin | Led Zeplin | Led Zeppellin | led zepelin
    Pink Floyd <- pinkfloyd | Pink Floyed | Pnik Floyd
    Queen
    U2
    Nirvana <- Nirvanna | Nervana | Nirvan
    Metallica <- Metalica | Mettalica | Metallicca
    Radiohead <- radio head | Radiohed | Radiohaed
    Coldplay <- cold play | Coldpaly | Coldplya
    Guns N' Roses <- Guns n Roses | Guns and Roses | guns'n'roses | Gun n Roses
    AC/DC <- ACDC | ac dc | AC-DC
    Fleetwood Mac <- Fleetwod Mac | Fleetwood Mack | fleet wood mac
    Simon & Garfunkel <- Simon and Garfunkel | Simon and Garfunkle | Simon Garfunkel | Simon & Garfunkal
    Red Hot Chili Peppers <- Red Hot Chilli Peppers | Red Hot Chilly Peppers | red hot chili pepers
    Oasis <- Oassis
    Blur
    Muse
    Blink-182 <- Blink 182 | blink182 | Blnik 182
    Maroon 5 <- maroon five | Marroon 5
    Genesis <- Genisis | Gennesis
    The Police
    The Doors
    The Clash
    ABBA <- A.B.B.A.
    `,
    `
    Beadles | Beetle Juice | Battles | Bottles | Kettles | The Falling Stones | Rolling Phones | Bed Zeppelin | Red Zeppelin | Pink Flood | Pink Freud | Pink Panther | Queens Park
    Quern | Queer | Quest | U3 | U1 | UB40 | Nirvana City | Metallic | Metal | Radio | Radiologist | Cold | Gun Noses | Guns N' Noses | Nuns N' Roses | BC/DC | AC | Sherwood Mac
    Fleetwood Mad | Simon | Garfunkel | Red Hot Chili Poppers | Blue Hot Chili Peppers | Oases | Basis | Blue | Slur | Blurb | Muses of Greece | Mouse | Mule | Must
    Blink-183 | Blink-128 | Maroon 6 | Maroon 4 | Maroon | Genius | Genetics | Nemesis | Polite | The Policy | The Polite | Doorstep | Door Dash | The Moors | The Floors | The Crash
    The Flash | The Class | Clasp | Abbey | Abbot
    `,
  ),
  judged(
    'newspapers and magazines',
    `
    The New York Times / New York Times / NYT <- New York Times | newyork times | The New York Tmes | New Yrok Times
    The Guardian <- Guardian | the gaurdian | Gardian | Guardain
    The Washington Post <- Washington Post | Washinton Post | the washingtom post
    Le Monde <- lemonde
    The Wall Street Journal <- wall street journal | Wall Street Journel | wallstreet journal | Wall Street Jounral
    Der Spiegel <- Der Speigel | Der Spiegal
    Vogue <- Vouge
    Time
    Newsweek <- news week | Newsweak | Newswek
    National Geographic <- National Geografic | national geographics | Nationl Geographic
    The Economist <- Economist | The Econimist | The Ecconomist
    Forbes
    Fortune
    Vanity Fair <- Vanityfair | vanaty fair
    Playboy <- play boy
    Cosmopolitan <- Cosmopoliton
    The Independent <- Independant | The Indepedent
    Rolling Stone <- Roling Stone | rolling stones
    People
    USA Today <- USAToday | U.S.A. Today
    `,
    `
    The New York Post | New York Mines | The New York Tiles | New York Time Machine | The Guarding | Guard | The Washington Times | The Washington Host | Washington | Le Mans | Le Mode
    Wall Street | The Wall Street Journey | Ball Street Journal | Rogue | Vague | Value | Tim | Tire | Lime | Dime | News | National | International Geographic | The Economy
    The Ecologist | The Economics | Forces | Forbid | Fortunes Wheel | Torture | Fortunate | Fortuna | Vanity | Vanity Hair | Insanity Fair | Playbook | Cowboy | The Dependent
    Rolling Stove | Rolling Store | Tumbling Stone | Popple | Peoples Choice | Purple | UK Today | USA Monday | USA
    `,
  ),
]
