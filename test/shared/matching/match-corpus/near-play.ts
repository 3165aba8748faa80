// Games, figures and numbers in names.
import { judged } from './judged.ts'

export const nearPlay = [
  judged(
    'board games and toys',
    `
    Monopoly <- Monoply | Monopoley | Monopolly
    Scrabble <- Scrable | Scrabbel | Scrabbl
    Chess
    Checkers / Draughts <- Chekers | checker | Draugts
    Backgammon <- Backgamon | back gammon | Backgamman
    Cluedo / Clue
    Risk
    Pictionary <- Pictionery | Pictonary
    Trivial Pursuit <- Trivial Persuit | Trival Pursuit | Trivial Pursuits
    Connect Four <- Connect 4 | Conect Four | connect4
    Jenga
    Battleship <- Battleships | battle ship | Battelship
    Yahtzee <- Yatzee | Yahtzee | Yahzee
    Dominoes <- Dominos | domino
    Settlers of Catan / Catan <- Setlers of Catan | Settlers of Cattan
    Ticket to Ride <- Tiket to Ride | ticket to rde
    Barbie
    Lego
    Rubik's Cube <- Rubiks Cube | Rubix Cube | rubic's cube | Rubik Cube
    Twister
    `,
    `
    Monopolies Commission | Monopole | Scramble | Scribble | Squabble | Chest | Cheese | Chefs | Cheers | Chases | Choosers | Checked | Clued | Due | Club | Glue | Desk | Rink | Risky
    Rise | Dictionary | Pictorial | Trivial | Pursuit | Connect Five | Connect Three | Connect | Connect 5 | Kenya | Henna | Ginger | Battle | Starship | Cattle ship | Cabin | Satan
    Cotton | Ticket | Ticket to Rise | Ticket to Hide | Wicket to Ride | Bobbie | Barbed | Barber | Garble | Leg | Logo | Ego | Legs | Rubik's Tube | Rubber Cube | Ice Cube | Twisted
    Sister | Mister | Twist
    `,
  ),
  judged(
    'numbers in names',
    `
    Apollo 11 <- Apollo Eleven | apollo11 | Apolo 11 | Apollo XI | Appollo 11
    Apollo 13 <- apollo thirteen
    Henry VIII <- Henry 8 | Henry the Eighth | Henry the 8th | henry viii
    Henry V <- Henry the Fifth | Henry 5
    Louis XIV <- Louis 14 | Louis the Fourteenth | Louis the 14th
    Elizabeth II <- Elizabeth 2 | Elizabeth the Second | Elisabeth II
    Rocky IV <- Rocky 4 | rocky four | Rockey IV
    World War II / WWII / WW2 <- World War 2 | world war two | W.W.II | Wrold War II
    Fifth Avenue <- 5th Avenue | Fifth Aveneu
    Formula One / F1 <- Formula 1 | formula one | Formular One
    Beethoven's Ninth Symphony <- Beethoven's 9th Symphony | Beethovens ninth symfony | beethoven's ninth symphany
    Chanel No. 5 <- Chanel Number 5 | chanel no 5 | Channel No. 5
    Guardians of the Galaxy Vol. 2 <- Guardians of the Galaxy Volume 2 | guardians of the galaxy vol 2 | Gaurdians of the Galaxy Vol. 2
    Ocean's Eleven <- Oceans 11 | Ocean's 11 | oceans eleven
    Pope John Paul II <- pope john paul 2 | Pope John Paul the Second
    The Sixth Sense <- sixth sense | 6th Sense | The Sixth Sence
    21 Grams <- twenty-one grams | twenty one grams | 21 Gram
    Boeing 747 <- boeing747 | Boing 747 | Boieng 747
    `,
    `
    Apollo 12 | Apollo 1 | Apollo 111 | Apollo | Apollo Seven | Henry VII | Henry VI | Henry IV | Henry 7 | Henry | Henry the Sixth | Louis XV | Louis XVI | Louis XIII
    Louis the Fortieth | Louis | Elizabeth I | Elizabeth | Elizabeth III | Rocky III | Rocky V | Rocky II | Rocky | World War I | World War One | World War III | WW1 | Fourth Avenue
    Sixth Avenue | 6th Avenue | Fifth Element | Formula Two | Formula 3 | F2 | F11 | Beethoven's Fifth Symphony | Beethoven's Tenth Symphony | Beethoven's Eighth Symphony
    Chanel No. 6 | Guardians of the Galaxy Vol. 3 | Guardians of the Galaxy | Ocean's Twelve | Ocean's Thirteen | Ocean's Seven | Pope John Paul I | Pope John XXIII | The Seventh Sense
    The Fifth Sense | The Sixth Sun | 20 Grams | 12 Grams | 22 Grams | Boeing 737 | Boeing 777 | Boeing 774 | Airbus 747
    `,
  ),
  judged(
    'characters',
    `
    Hermione Granger / Hermione <- Hermoine Granger | Hermonie | Hermione Grainger
    Harry Potter <- Harry Poter | Harrry Potter | Hary Potter
    Ron Weasley <- Ron Weasly | Ron Weesley | ron weasely
    Darth Vader <- Dart Vader | Darth Vadar | darthvader
    Luke Skywalker <- Luke Sky walker | Luke Skywaker | Luke Skywalkar
    Gandalf <- Gandolf | Gandalff
    Frodo Baggins / Frodo <- Frodo Bagins | frodo baggin
    Sherlock Holmes <- Sherlock Homes | Sherlock Holms | Sherlok Holmes
    Spider-Man <- spiderman | spider man | Spidermann
    Batman <- bat man | Batmna
    Superman <- super man | Supermann | Suprman
    Wonder Woman <- Wonderwoman
    Pikachu <- Pickachu | Pikachuu | Pikatchu
    Mickey Mouse <- Micky Mouse
    Minnie Mouse <- Minnie Mous
    Donald Duck <- Donnald Duck | donald duk
    Daisy Duck
    James Bond <- Jame Bond
    Indiana Jones <- Indianna Jones | Indiana Jone | indiana jhones
    Katniss Everdeen / Katniss <- Katnis Everdeen | Katness Everdeen | Katniss Everdean
    Thor
    Hulk / The Hulk <- the hulk
    Shrek <- Shreck
    `,
    `
    Ginny Weasley | Harry Trotter | Harry Putter | Barry Potter | Larry Potter | Hairy Potter Puppet | Harry Porter | Beatrix Potter | Harry | Fred Weasley | Ron Wesley
    Darth Maul | Darth Wader Boots | Anakin Skywalker | Luke Skyscraper | Duke Skywalker | Luke | Gondola | Bilbo Baggins | Fredo | Mycroft Holmes | Spider-Woman | Spider | Catman
    Bateman | Barman | Boatman | Batwoman | Supergirl | Superwoman | Supermac | Wonder Man | Wonder | Mickey House | Mickey Moose | Donald Trump | Donald Dunk | Donald Luck
    Daisy Buck | Daisy Dick | James Blond | James Band | James Blunt | James Bold | Premium Bond | Jake Bond | Indiana | Indiana Bones | Indiana James | Catherine | Four | Tor | Thorn
    Author | Huck | Bulk | Husk | Shriek | Shred | Trek | Shark
    `,
  ),
]
