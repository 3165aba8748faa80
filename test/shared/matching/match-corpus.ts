// Guesses judged by hand, without looking at the rules: those that a fair player would grant, and those that nobody
// would.
import { countries } from './match-corpus/countries.ts'
import { daily } from './match-corpus/daily.ts'
import type { JudgedList } from './match-corpus/judged.ts'
import { marks } from './match-corpus/marks.ts'
import { nature } from './match-corpus/nature.ts'
import { nearMakers } from './match-corpus/near-makers.ts'
import { nearMatter } from './match-corpus/near-matter.ts'
import { nearNature } from './match-corpus/near-nature.ts'
import { nearPeople } from './match-corpus/near-people.ts'
import { nearPlaces } from './match-corpus/near-places.ts'
import { nearPlay } from './match-corpus/near-play.ts'
import { nearTable } from './match-corpus/near-table.ts'
import { nearWorks } from './match-corpus/near-works.ts'
import { people } from './match-corpus/people.ts'
import { science } from './match-corpus/science.ts'
import { screen } from './match-corpus/screen.ts'
import { culture } from './match-corpus/short-names/culture.ts'
import { keptApartA } from './match-corpus/short-names/kept-apart-a.ts'
import { keptApartB } from './match-corpus/short-names/kept-apart-b.ts'
import { people as peopleInShort } from './match-corpus/short-names/people.ts'
import { places } from './match-corpus/short-names/places.ts'
import { science as scienceInShort } from './match-corpus/short-names/science.ts'
import { sport } from './match-corpus/short-names/sport.ts'
import { table } from './match-corpus/short-names/table.ts'
import { things } from './match-corpus/short-names/things.ts'
import { works } from './match-corpus/short-names/works.ts'
import { variety } from './match-corpus/variety.ts'
import { varietyMore } from './match-corpus/variety-more.ts'
import { words } from './match-corpus/words.ts'

export type { JudgedList }

export const corpus: JudgedList[] = [
  countries,
  nature,
  people,
  screen,
  words,
  science,
  daily,
  marks,
  nearPeople,
  nearWorks,
  nearPlay,
  nearMatter,
  nearMakers,
  nearTable,
  nearNature,
  nearPlaces,
  variety,
  varietyMore,
].flat()

/** Written as an author writes lists, with few variations: what people type for a name, by kind. */
export const shortNames: JudgedList[] = [
  culture,
  peopleInShort,
  places,
  scienceInShort,
  sport,
  table,
  things,
  works,
].flat()

/** Never looked at while a rule is written. */
export const keptApart: JudgedList[] = [keptApartA, keptApartB].flat()
