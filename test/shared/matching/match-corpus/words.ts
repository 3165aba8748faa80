// Books, songs and bands.
import { judged } from './judged.ts'

export const words = [
  judged(
    'books',
    `
    Nineteen Eighty-Four / 1984 <- 1984 | nineteen eighty four | Nineteen Eightyfour | Ninteen Eighty-Four
    Fahrenheit 451 <- farenheit 451 | Fahrenhiet 451 | fahrenheit451
    Catch-22 <- catch 22 | Catch22 | catch twenty two | Catch Twenty-Two
    Slaughterhouse-Five <- slaughterhouse 5 | Slaughter House Five | slaughterhouse five | Slaugterhouse-Five
    The Hobbit <- hobbit | the hobit | The Hobbitt | Hobbits
    The Lord of the Rings / LOTR <- lord of the rings | Lord of the Rigns | lotr | L.O.T.R.
    Moby-Dick <- moby dick | mobydick | Moby Dikc | Mobby Dick
    Don Quixote <- don quixotte | don quijote | Don Quixtoe
    Les Misérables / Les Mis <- les miserables | Les Miserable | LES MISÉRABLES | les mis | Les Misérabels
    Crime and Punishment <- crime & punishment | crime and punishement | Crime Punishment | Crime and Punsihment
    War and Peace <- war & peace | War And Paece | war peace
    Pride and Prejudice <- pride & predjudice | Pride and Predjudice | pride and prejudise | Pride And Prejudice
    The Great Gatsby <- great gatsby | The Great Gatsbey | great gastby | The Graet Gatsby
    Wuthering Heights <- withering heights | Wuthering Hights | wuthering heigths
    The Catcher in the Rye <- catcher in the rye | Catcher in the Rhye | the catcher in teh rye
    To Kill a Mockingbird <- to kill a mocking bird | To Kill A Mockinbird | to kill a mockingbrid
    Frankenstein <- Frankenstien | frankinstein | Frankenstine
    Alice's Adventures in Wonderland / Alice in Wonderland <- alice in wonderland | alices adventures in wonderland
    <- Alice's Adventure in Wonderland | Alice in Wonderlan
    The Brothers Karamazov <- brothers karamazov | The Brothers Karamasov | The Brothers Karamozov
    Emma <- emma
    Dune <- dune
    It <- it
    A Tale of Two Cities <- tale of two cities | A Tale of 2 Cities | tale of 2 cities | A Tail of Two Cities
    One Hundred Years of Solitude / 100 Years of Solitude <- 100 years of solitude | One Hundred Years of Solitud
    Around the World in Eighty Days <- around the world in 80 days | Arround the World in Eighty Days
    `,
    `
    1985 | 1948 | 1894 | 19 | Nineteen | Fahrenheit 9/11 | Fahrenheit 452 | Fahrenheit | Celsius 451 | Catch-23 | catch 2 | catch
    Catch Me If You Can | Slaughterhouse-Six | Slaughterhouse 4 | rabbit | habit | hobby | Lord of the Flies | The Lord | Lord Jim
    Don Juan | Don | Don Giovanni | War and Remembrance | War of the Worlds | War | War Horse | Crime | peace | in | is
    Sense and Sensibility | Pride and Prejudice and Zombies | Pride | Gatsby and Daisy | The Great Escape | Great Expectations
    Kindred | To Kill a King | Franklin | Alice Walker | Through the Looking-Glass | Alice | The Brothers Grimm | The Brothers
    Emmy | Ella | Gemma | June | Done | tune | Dine | A Tale of Three Cities | A Tale of a Tub | 200 Years of Solitude
    Around the World in 90 Days | Around the World in 8 Days | Rosemary's Baby | it all
    `,
  ),
  judged(
    'songs',
    `
    99 Luftballons / 99 Red Balloons <- ninety nine luftballons | 99 luftbalons | 99 red baloons | Ninety-Nine Red Balloons
    Mambo No. 5 <- mambo number 5 | mambo no 5 | Mambo Number Five | Mambo No. Five
    Summer of '69 <- summer of 69 | Summer of ‘69 | Sumer of '69 | summer of sixty-nine
    Don't Stop Believin' <- dont stop believing | Don't Stop Beleiving | don’t stop believin | Dont Stop Belivin
    Bohemian Rhapsody <- bohemian rapsody | Bohemian Rhapsdoy | Bohemain Rhapsody | bohemian rhapsodie
    Billie Jean <- billy jean | Billie Jeans | Bilie Jean
    Hallelujah <- halleluja | Halleluljah | hallelujha | Hallelujah!
    Smells Like Teen Spirit <- smells like teen sprit | Smell Like Teen Spirit | smellsliketeenspirit
    I Will Always Love You <- i will allways love you | I Will Always Luv You
    Like a Virgin <- like a virgin | Like A Virigin
    Stairway to Heaven <- stair way to heaven | Stairway to Heavan | Stariway to Heaven
    (I Can't Get No) Satisfaction / Satisfaction <- i cant get no satisfaction | satisfaction | Satisfacton
    "Heroes" / Heroes <- heroes | "heroes" | Heros
    Rocket Man <- rocketman | Rocket-Man | rocket mann
    Yesterday <- yesterday | Yesteday | yestreday
    Hey Jude <- hey jude | HeyJude | Hey, Jude | Hey Juude
    Let It Be <- let it be | LET IT BE
    Purple Rain <- purple rain | Purpel Rain | purplerain
    What's Going On <- whats going on | What’s Goin On | What's Goign On
    Jolene <- joleen | Jolenne | JOLENE
    Sweet Child o' Mine <- sweet child of mine | Sweet Child O Mine | sweet child o’ mine
    The Sound of Silence <- sound of silence | The Sounds of Silence | Sound of Silense
    Hello <- hello
    Africa <- africa | Afirca
    `,
    `
    98 Luftballons | 100 Luftballons | 9 | 99 Problems | Mambo | Mambo No. 6 | Mambo No. 4 | Mambo Italiano | Mambo No. 55
    Summer of '68 | Summer of 96 | Summer Nights | Summer Lovin' | Don't Stop | Don't Stop Me Now | Don't Stop the Music | Don't Speak
    Hungarian Rhapsody | Rhapsody in Blue | Billie Jean King | Billie Eilish | smells | I Will Survive | And I Love Her | I Will
    Like a Prayer | Like a Rolling Stone | Like | Knockin' on Heaven's Door | Heron | Rocket | Iron Man | Yesterday Once More
    Today | Hey Joe | Hey Ya! | Hey | Dude | Let It Go | Let It Bleed | Let It Snow | Purple Haze
    What's Up? | What's Love Got to Do with It | Jo | Jocelyn | Sweet Dreams | Sweet Caroline | The Sound of Music | Silence | hell
    Hollow | jello | cello | hell no | America | Austria | Sweet Home Alabama | African Queen
    `,
  ),
  judged(
    'bands',
    `
    AC/DC <- acdc | AC DC | ac-dc | AC/DC
    Guns N' Roses <- guns n roses | Guns and Roses | guns & roses | Guns ’n’ Roses | Guns N Rosses
    Simon & Garfunkel <- simon and garfunkel | simon garfunkel | Simon and Garfunkle | Simon & Garfunkal
    Earth, Wind & Fire <- earth wind and fire | Earth Wind Fire | Earth, Wind and Fier
    Mumford & Sons <- mumford and sons | Mumford and Son's | mumford sons | Munford & Sons
    Boyz II Men <- boyz 2 men | boyz ii men | Boys II Men | Boyz Two Men | boys 2 men
    Blink-182 <- blink 182 | blink182 | Blnik-182
    U2 <- u2 | U-2 | U 2
    Maroon 5 <- maroon five | marroon 5 | Maroon5
    The Jackson 5 <- jackson five | The Jackson Five | Jacksn 5
    3 Doors Down <- three doors down | 3 Door Down | Three Doors Donw
    Thirty Seconds to Mars <- 30 seconds to mars | Thirty Secons to Mars | 30 Second to Mars
    Twenty One Pilots <- 21 pilots | twenty-one pilots | Twenty One Pilot
    Mötley Crüe <- motley crue | Mötley Crew | MOTLEY CRUE | Motely Crue
    Led Zeppelin <- led zepplin | Led Zeppelen | ledzeppelin | Led Zepellin
    Red Hot Chili Peppers <- red hot chilli peppers | Red Hot Chili Pepper | the red hot chili peppers | Red Hot Chilly Peppers
    Fleetwood Mac <- fleetwood mack | Fleet Wood Mac | Fleetwod Mac
    The Beatles <- beatles | Beatels | THE BEATLES
    Sigur Rós <- sigur ros | Sigurros
    Coldplay <- cold play | Coldpaly | Coldplya
    The Who <- the who | who
    Metallica <- metalica | Mettalica | METALLICA
    Lynyrd Skynyrd <- Lynrd Skynrd | lynyrd skynard | Lynyrd Skynyd
    Crosby, Stills, Nash & Young <- crosby stills nash and young | Crosby, Still, Nash & Young | Crosby Stills Nash Young
    Queen <- queen | Queeen
    10cc <- 10 cc | ten cc | 10CC
    `,
    `
    DC | AC | AC/DB | DC Comics | Guns | Roses | Paul Simon | Simon | Garfield | Wind | Fire | Earth | Sons
    Boyz | X-Men | Boyzone | Blink-183 | Blink-128 | Blink 18 | U4 | UB40 | You | U | Maroon | Maroon 6 | Maroon 55 | Jackson 6
    Jackson Browne | Michael Jackson | 4 Doors Down | 3 Doors Up | The Doors | Doors | Thirty Seconds | 20 Seconds to Mars
    60 Seconds to Mars | Bruno Mars | Twenty Two Pilots | 22 pilots | 12 Pilots | pilot | Red | Hot Chip | Hot Chocolate | Fleet Foxes | Mac Miller
    Weezer | Eagles | Bottles | The Monkees | Cold War Kids | Colder | Why | The Whom | The How | Megadeth | Crosby | Bing Crosby
    Neil Young | Queens of the Stone Age | Queer | Quinn | Dancing Queen | 11cc | 100cc | CC | 10 | Emerson, Lake & Palmer | Crosby, Stills & Nash
    `,
  ),
]
