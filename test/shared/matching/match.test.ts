import { describe, expect, test } from 'vitest'
import type { ListItem } from '../../../worker/shared/contract/game.ts'
import { matchGuess, matchPrepared, prepareItems } from '../../../worker/shared/matching/match.ts'

const named = (...names: string[]): ListItem[] => names.map((name) => ({ name }))
/** The kind of match between a guess and a list with this one answer. */
const kind = (answer: string, guess: string) => matchGuess(guess, named(answer))?.kind ?? null

/** "Answer < guess, guess": a line for each answer. */
const table = (text: string): [answer: string, guess: string][] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [answer = '', guesses = ''] = line.trim().split(' < ')
      return guesses.split(' | ').map((guess): [string, string] => [answer, guess])
    })

describe('an exact match', () => {
  test.each(
    table(`
    Beyoncé < beyonce | BEYONCE | Beyoncé
    Straße < strasse
    Encyclopædia < encyclopaedia
    Smørrebrød < smorrebrod | smoerrebroed
    Łódź < lodz
    Þingvellir < thingvellir
    Diyarbakır < diyarbakir
    München < munchen | Muenchen
    Muenchen < München
    北京 < 北京
    Trinidad & Tobago < trinidad and tobago | trinidad tobago | Trinidad & Tobago
    Guns N' Roses < guns and roses | guns n roses | guns & roses
    Spider-Man < spider man | spiderman | SPIDER-MAN
    O'Brien < obrien | o’brien
    Hawaiʻi < hawaii
    The Beatles < beatles | Beatles, The | the beatles | thebeatles
    Hobbit, The < the hobbit | hobbit
    A Bug's Life < bugs life
    The The < the the
    A-ha < a ha | aha
    St. Lucia < saint lucia | st lucia
    Mount Everest < mt everest | Mt. Everest
    Fort Worth < ft. worth
    Dr. Strangelove < doctor strangelove
    Mr. Bean < mister bean
    McDonald < macdonald
    Kill Bill: Vol. 2 < kill bill volume 2 | kill bill vol two | kill bill 2
    The Godfather Part II < godfather pt. 2 | the godfather part two | Godfather 2
    Chanel No. 5 < chanel number 5 | chanel no 5 | chanel number five
    U.S. < us | u s
    Se7en < se7en
    7 Up < seven up
    21 Grams < twenty-one grams | twenty one grams
    101 Dalmatians < one hundred and one dalmatians
    1984 < nineteen eighty-four | nineteen eighty four
    2001: A Space Odyssey < two thousand and one a space odyssey
    Rocky II < rocky 2 | rocky two
    Rocky V < rocky 5
    Henry VIII < henry 8 | henry the eighth | Henry 8th | henry the 8th
    Super Bowl XL < super bowl 40
    The Sixth Sense < 6th sense
    Dog < dogs
    Dogs < dog
    Boxes < box
    Strawberry < strawberries
    Ocean's Eleven < oceans 11 | ocean eleven
    McDonald's < mcdonalds | McDonald
    North Macedonia < n. macedonia | n macedonia
    South Korea < S Korea
    West Virginia < w virginia
    Ke$ha < kesha
    Mercury (planet) < mercury
    C++ < c++ | c plus plus
    O− < o-
    1,000 < 1000 | one thousand
    🎉 < 🎉
    ??? < ???
    Billie Jean < billy jean
    Blowin' in the Wind < blowing in the wind | blowin in the wind
    Movies < movie
    Cherry < cherries
    Two and a Half Men < two and half men
    Muhammad Ali < mohammed ali
    Indiana Jones < indiana jone
  `),
  )('%s is named by %s', (answer, guess) => expect(kind(answer, guess)).toBe('exact'))

  test.each(
    table(`
    東京 < 北京 | 京
    Malcolm X < malcolm 10 | malcolm ten | malcolm
    Vitamin C < vitamin 100 | vitamin d | vitamin
    The King and I < the king and 1
    Marvel DC < marvel 600
    Mix < 1009
    Mars < mar
    Wales < wale | whale | whales
    Williams < william
    Aliens < alien
    C++ < c | c#
    C < c++ | c--
    Version 1.5 < version 15
    🎉 < 🎂 | !
    ??? < ? | !!!
    Shell < she'll
    Carrie < carry
    Puffin < puffing
    Hawking < hawkins
    Watt < watts
    Charles < charle
    CAR < cars
  `),
  )('%s is not named by %s', (answer, guess) => expect(kind(answer, guess)).toBeNull())

  test('every kind of accepted answer matches, and the lowest index wins', () => {
    const items = [
      { name: 'John F. Kennedy', variations: ['Kennedy'], aliases: ['JFK'], requiredTerms: ['Jack Kennedy'] },
      { name: 'Robert Kennedy', variations: ['Kennedy'] },
    ]
    for (const guess of ['john f kennedy', 'kennedy', 'jfk', 'jack kennedy'])
      expect(matchGuess(guess, items)).toEqual({ index: 0, kind: 'exact' })
    const prepared = prepareItems(items)
    expect(matchPrepared('kennedy', prepared, (index) => index !== 0)).toEqual({ index: 1, kind: 'exact' })
    expect(matchPrepared('jfk', prepared, (index) => index !== 0)).toEqual({ index: 0, kind: 'exact' })
    expect(matchPrepared('john f kenedy', prepared, (index) => index !== 0)).toEqual({ index: 0, kind: 'typo' })
  })

  test('a looser reading is not used when two answers share it', () => {
    const items = named('Dog', 'Dogs', 'C', 'C++', 'Rocky', 'Rocky II', 'Halloween (1978)', 'Halloween (2018)')
    const index = (guess: string) => matchGuess(guess, items)?.index
    expect(['dog', 'dogs', 'c', 'c++', 'rocky', 'rocky 2', 'Halloween 1978'].map(index)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(index('halloween')).toBeUndefined()
    expect(matchGuess('cherry', named('Cherries', 'Cherrys'))).toBeNull()
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'constructor theory'])(
    'the word %s matches like any other despite its meaning in JavaScript',
    (word) => {
      expect(kind(word, word.toUpperCase())).toBe('exact')
      expect(kind('Australia', word)).toBeNull()
    },
  )

  test.each(['a', 'é', 'the, ', 'a,', 'a +', 'a-', 'one ', 'a\u0301\u0323'])(
    'a guess of more than 1,000 characters is ignored: %j repeated',
    (unit) => {
      const text = unit.repeat(1000).slice(0, 1000)
      expect(kind(text, text)).toBe('exact')
      expect(kind(`${text}a`, `${text}a`)).toBeNull()
    },
  )

  test('an empty guess matches nothing', () => {
    for (const guess of ['', '  ', '\n'])
      expect(matchGuess(guess, [...named('A', '!!!'), { name: 'B', aliases: [' '] }])).toBeNull()
  })
})

describe('a typo', () => {
  test.each(
    table(`
    Mississippi < Mississipi | Missisippi | Misissippi
    Kyrgyzstan < Kyrgystan | Kyrgyztan | Kirgizstan
    Azerbaijan < Azerbajan | Azerbaijian
    Philippines < Phillipines | Philipines | Filipines
    Tchaikovsky < Tchaikovski
    Shakespeare < Shakespear | Shakespere
    Nietzsche < Nietzche | Neitzsche
    Arnold Schwarzenegger < Arnold Schwarzenneger | arnold schwarzeneger
    Gandhi < Ghandi
    Egypt < Eygpt | Egipt
    Israel < Isreal
    Britain < Britian
    Germany < Germeny | Gremany
    Titanic < Titantic
    Thailand < Tailand | Thialand
    Edgar Allan Poe < Edgar Allen Poe
    Michael Jordan < Micheal Jordan | Michael Jordon
    United Kingdom < Untied Kingdom
    Scarlett Johansson < Scarlet Johansson | scarlett johanson
    Swimming < swiming
    Belarus < Belaruss
    Bentley < Bently
    Bermuda < Burmuda
    Stephen Hawking < Steven Hawking
    Rubik's Cube < Rubix Cube
    Karl Marx < Carl Marx
    Shrek < Shreck
    Sazerac < Sazerack
    Guacamole < Guacamoli
    Москва < Мсоква
  `),
  )('%s is matched by the typo %s', (answer, guess) => expect(kind(answer, guess)).toBe('typo'))

  const neighbours = `
    Iceland < Ireland | island
    Niger < Nigeria | tiger
    Nigeria < Niger
    Austria < Australia
    Australia < Austria
    Slovakia < Slovenia
    Mali < Malawi | Malta | Bali | mail
    Malta < Mali | Malt
    Zambia < Gambia
    Iran < Iraq
    Dominica < Dominican Republic | Dominican
    Paraguay < Uruguay
    Mauritius < Mauritania
    Guinea < Guyana | Guinea-Bissau | Papua New Guinea
    Guinea-Bissau < Guinea
    Sweden < sudden
    Manet < Monet
    Silver < sliver
    China < chain | chin
    Spain < stain | spin | span
    Angel < angle
    Chad < chat
    Wales < whales
    Dessert < desert
    Marvel < marble
    Johnson < Johnston
    Hawks < Hawkes Bay
    Rocky 3 < Rocky 4 | rocky iv | rocky
    Apollo 11 < Apollo 12 | apollo 1 | apollo 111
    1984 < 1985 | 198 | 19844
    Henry VII < henry viii | henry 8
    Ocean's Eleven < oceans twelve | oceans seven
    North Korea < South Korea | Korea
    Henry Ford < Henry Fonda | Ford Henry
    West Virginia < East Virginia | Virginia
    New York < York | New Yorker Times
    Upper Austria < Lower Austria
    Lord of the Rings < Lord of the Kings
    Java < lava | jawa
    Peru < Puru | Preu
    Hypertension < hypotension
    Harry Potter < Harry Porter
    Robin < robbing | robber | rob
    Curling < curing | cures
    Surfing < surging
    Chopin < chopping | chopper
    Star Wars < straw wars
    Toy Story < toy store
    The Shooting Star < the shouting star
    Churchill < church hall
    Paul Simon < paul simmons
    Colin Farrell < Will Ferrell
    London < Londonderry
    北京市 < 北京巿
  `
  test.each(table(neighbours))('%s is not matched by %s', (answer, guess) => expect(kind(answer, guess)).toBeNull())

  test('is judged against the whole list', () => {
    const items = named('Thallium', 'Thulium', 'Slovakia', 'Slovenia')
    expect(matchGuess('Thallim', items)?.index).toBe(0)
    expect(matchGuess('Slovkia', items)).toEqual({ index: 2, kind: 'typo' })
    expect(matchPrepared('Carsen', prepareItems(named('Carson', 'Carlsen')))).toBeNull()
  })
})
