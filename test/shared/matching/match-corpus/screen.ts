// Films, series with numbers, shows and video games: the number is the name.
import { judged } from './judged.ts'

export const screen = [
  judged(
    'film series',
    `
    Rocky II <- rocky ii | Rocky 2 | rocky two | Rockyy II | rocky part 2
    The Godfather Part II <- godfather 2 | The Godfather: Part II | godfather part two | the godfather ii | Godfather Part 2
    <- The Godfahter Part II
    Kill Bill: Vol. 2 <- kill bill volume 2 | Kill Bill 2 | kill bill vol 2 | Kill Bill Vol. II | kill bill part 2 | Kil Bill Vol 2
    Toy Story 3 <- toy story three | ToyStory 3 | Toy Story III | toy stroy 3
    Terminator 2: Judgment Day / Terminator 2 <- terminator 2 judgement day | Terminator II | terminator two | Termintor 2
    Star Wars: Episode IV – A New Hope / Star Wars / A New Hope <- star wars episode 4 a new hope | new hope | starwars
    <- Star Wars Episode IV: A New Hope
    Ocean's Eleven <- oceans eleven | Ocean's 11 | oceans 11 | Ocean’s Eleven | Oceans Elevn
    Mission: Impossible III <- mission impossible 3 | Mission Impossible III | mission impossible three | Mission Imposible 3
    Back to the Future Part III <- back to the future 3 | Back To The Future III | back to the future part 3
    <- Bakc to the Future Part III
    The Fast and the Furious <- the fast & the furious | fast and the furious | The Fast and the Furios
    2 Fast 2 Furious <- two fast two furious | 2fast 2furious | 2 Fast 2 Furius
    Jurassic Park <- jurasic park | jurassicpark | Jurrassic Park
    Shrek 2 <- shrek two | Shrek II | SHREK 2
    Die Hard <- diehard | die hard
    Harry Potter and the Deathly Hallows – Part 1 / Deathly Hallows Part 1 <- harry potter & the deathly hallows part 1
    <- Harry Potter and the Deathly Hallows Part One | deathly hallows part i | Harry Potter and the Deathly Hallows: Part I
    Saw III <- saw 3 | Saw Three
    Alien <- alien
    `,
    `
    Rocky | Rocky III | Rocky 3 | Rocky 4 | Rocky IV | Rocky Balboa | Rocky 22 | Rocky 12 | The Godfather | Godfather 3
    The Godfather Part III | The Godfather Part One | Kill Bill | Kill Bill: Vol. 1 | Kill Bill 1 | Kill Bill Volume One
    Toy Story | Toy Story 2 | Toy Story 4 | Toy Story II | toy | Terminator 3 | The Terminator | Terminator 3: Rise of the Machines
    Star Wars Episode V | star wars episode 6 | Star Trek | Episode | Part II | Vol. 2 | 2 | II | Part | Ocean's Twelve | Oceans 12
    Ocean's Thirteen | Oceans 13 | Mission: Impossible II | Mission: Impossible 2 | Mission Impossible | Back to the Future
    Back to the Future Part II | back to the future 2 | Jurassic World | Shrek | Shrek 3 | Shrek the Third | Die Another Day
    Die Hard 2 | Live Free or Die Hard | Harry Potter and the Deathly Hallows Part 2 | deathly hallows part ii | Fast Five
    Harry Potter and the Half-Blood Prince | Harry Potter | Saw | Saw II | Saw 4 | See 3 | Aliens | Alien 3 | Alien vs. Predator
    Saw 33
    `,
  ),
  judged(
    'films',
    `
    Se7en / Seven <- seven | SE7EN | Se7en
    WALL-E <- wall-e | walle | Wall E | WALL·E
    Amélie <- amelie | Ameile | Amellie
    The Sixth Sense <- sixth sense | The 6th Sense | sixth sence | The Sixht Sense
    12 Angry Men <- twelve angry men | 12 Angrymen | Twelve Angy Men
    101 Dalmatians <- one hundred and one dalmatians | 101 Dalmations | 101 dalmatian
    2001: A Space Odyssey <- 2001 a space odyssey | 2001: A Space Oddysey | 2001 A Space Oddyssey
    Apollo 13 <- apollo thirteen | Appollo 13 | Apollo XIII | apolo 13
    The Lord of the Rings <- lord of the rings | The Lord of the Ring | Lord Of The Rigns | lordoftherings
    Dr. Strangelove <- dr strangelove | Doctor Strangelove | Dr. Strange Love | Dr Strangelvoe
    Mrs. Doubtfire <- mrs doubtfire | Mrs Doubtfier | Mrs. Doutfire
    Schindler's List <- schindlers list | Schindler List | Shindler's List | schindler’s list
    Pirates of the Caribbean <- pirates of the carribean | Pirates of the Carribbean | Pirates of the Caribean
    The Shawshank Redemption <- shawshank redemption | The Shawshenk Redemption | shawshank redemtion
    Inglourious Basterds <- inglorious bastards | Inglorious Basterds | inglourious bastards
    Crouching Tiger, Hidden Dragon <- crouching tiger hidden dragon | Crouching Tiger Hiden Dragon
    Thelma & Louise <- thelma and louise | Thelma Louise | Thelma and Louisse
    Good Will Hunting <- goodwill hunting | Good Will Hunitng
    Monsters, Inc. <- monsters inc | Monsters Inc. | monster's inc | Monsters Incc
    The Matrix <- matrix | The Martix | the matirx
    Up <- up
    Her <- her
    Gladiator <- gladiater | Gladitor | gladaitor
    Casablanca <- cassablanca | Casablance | casa blanca
    `,
    `
    Eight | Eleven | wall | Wally World | The Fifth Element | Fifth Sense | The Seventh Sense | Sense and Sensibility | the
    11 Angry Men | 12 Years a Slave | 12 Monkeys | 21 Angry Men | 102 Dalmatians | 101 | 2010 | 2010: The Year We Make Contact
    2002: A Space Odyssey | Apollo 11 | Apollo 12 | Apollo 18 | Apollo | Lord of the Flies | Lord of War | lord of the dance
    Doctor Strange | Dr. Strange | Mr. Doubtfire | Doubt | Schindler | List | The Pirates | Caribbean Sea | A Bug's Life | Yup
    Red Dead Redemption | Hidden Figures | Reservoir Dogs | Thelma | Good Morning, Vietnam | Monster | mattress | us | here | He | hero
    Radiator | The Matrix Reloaded | The Matrix 2 | Matrix Revolutions | Casa Bonita | Crouching Lion, Hidden Dragon
    Monsters University
    `,
  ),
  judged(
    'video games',
    `
    Final Fantasy VII / FFVII <- final fantasy 7 | Final Fantasy Seven | FF7 | ff vii | Final Fantasty VII | Final Fanatsy 7
    Grand Theft Auto V / GTA V <- grand theft auto 5 | gta 5 | GTA5 | gta five | Grand Theft Auto Five | Grand Theift Auto V
    Half-Life 2 <- half life 2 | Half-Life Two | halflife 2 | Half Life II
    Super Mario Bros. 3 <- super mario bros 3 | Super Mario Bros III | super mario brothers 3 | Super Maro Bros. 3
    Street Fighter II <- street fighter 2 | streetfighter ii | Street Figther 2 | Street Fighter Two
    Pac-Man <- pacman | Pac Man | PAC-MAN
    Civilization VI / Civ VI <- civilization 6 | civilisation vi | Civ 6 | Civilization Six | Civlization VI
    Minecraft <- mincraft | Mine Craft | Minecarft | mine-craft
    Portal 2 <- portal two | Portal II | Poratl 2
    Red Dead Redemption 2 / RDR2 <- red dead redemption ii | Red Dead Redemtion 2 | rdr 2 | red dead redemption two
    The Legend of Zelda: Breath of the Wild / Breath of the Wild <- breath of the wild | Breathe of the Wild
    <- legend of zelda breath of the wild | The Legend of Zelda - Breath of the Wlid
    Pokémon Red and Blue / Pokémon Red / Pokémon Blue <- pokemon red & blue | pokemon red | pokemon blue | pokemon red blue
    The Witcher 3: Wild Hunt / The Witcher 3 <- witcher 3 | The Witcher III | the witcher 3 wild hunt | Witcher Three
    Sid Meier's Pirates! <- sid meiers pirates | Sid Meier's Pirates | Sid Meyer's Pirates
    Tetris <- tetris | Tetirs | Tettris
    Doom <- doom
    Assassin's Creed II <- assassins creed 2 | Assasin's Creed II | Assassin’s Creed 2 | assasins creed ii
    Diablo II <- diablo 2 | diablo two
    Halo 3 <- halo three | Halo III
    1942 <- 1942
    `,
    `
    Final Fantasy VIII | Final Fantasy 8 | Final Fantasy VI | Final Fantasy 6 | Final Fantasy XII | Final Fantasy | FF8 | ff vi
    Grand Theft Auto IV | GTA 4 | gta iv | GTA VI | gta 6 | Grand Theft Auto | Grand Theft Auto: Vice City | GTA 55 | V | Half-Life
    Half-Life 3 | half | Life | The Game of Life | Super Mario Bros. 2 | Super Mario Bros. | Super Mario World | Mario
    Street Fighter | Street Fighter III | Street Fighter 6 | Ms. Pac-Man | Pac | man | Civilization V | civ 5 | civ iv | Portal
    Red Dead Redemption | Red Dead Revolver | Zelda | Tears of the Kingdom | Pokémon Yellow | Pokémon Gold
    The Witcher 2 | The Witcher | Witcher 13 | Boom | room | Zoom | Assassin's Creed | Assassin's Creed III | Diablo III
    Diablo | Halo 2 | Halo | 1943 | 1941 | 1492 | 194 | 42 | Call of the Wild | Minesweeper | Pokémon
    `,
  ),
  judged(
    'TV shows',
    `
    The Big Bang Theory <- big bang theory | The Big Band Theory | big bang theroy | Big-Bang Theory
    Friends <- friends | Freinds | FRIENDS
    Game of Thrones <- game of throne | Games of Thrones | game of thornes | Gameof Thrones
    Grey's Anatomy <- greys anatomy | Grey’s Anatomy | Greys Anatamy
    The Simpsons <- simpsons | The Simpson's | Simspons | the simpson
    M*A*S*H <- mash | M.A.S.H. | M*A*S*H
    24 <- twenty four | Twenty-Four | 24
    30 Rock <- thirty rock | 30rock
    The X-Files <- x files | x-files | The XFiles | The X Flies
    Beverly Hills, 90210 / 90210 <- beverly hills 90210 | Beverley Hills 90210
    Law & Order <- law and order | Law And Odrer | law order
    Will & Grace <- will and grace | Will and Grase
    Doctor Who <- dr who | Dr. Who | doctor who | Docter Who
    Mr. Bean <- mr bean | Mister Bean | MrBean
    Seinfeld <- sienfeld | Seinfield | Seinfled
    Battlestar Galactica <- Battlestar Gallactica | battle star galactica | Battlestar Galatica
    House of Cards <- house of card | Hosue of Cards
    Two and a Half Men <- 2 and a half men | Two & a Half Men | two and half men
    Lost <- lost
    Dexter <- dexter | Dextor | Dexetr
    `,
    `
    Big Band | The Bang | Game of Life | Thrones | Dr. No | Doctor | Doctor House | Dr. Strange | Mr. Robot | Mr.
    42 | 25 | 24 Hours in A&E | 31 Rock | 3rd Rock from the Sun | X | Files | X-Men | Beverly Hills Cop | Beverly Hills Chihuahua
    90211 | 90201 | Law | Order | Will | Grace Kelly | Three and a Half Men | Half Men | List
    lots | Cost | Last | Post | mask | smash | dash | House | House of the Dragon | Card | Dexter's Laboratory | Poldark
    Ash | Friendship | Star | Bean bag
    `,
  ),
]
