// Guesses judged by hand, without a look at the rules: what a fair player would grant, and what nobody would.
import { countries } from './match-corpus/countries.ts'
import { daily } from './match-corpus/daily.ts'
import type { JudgedList } from './match-corpus/judged.ts'
import { marks } from './match-corpus/marks.ts'
import { nature } from './match-corpus/nature.ts'
import { people } from './match-corpus/people.ts'
import { science } from './match-corpus/science.ts'
import { screen } from './match-corpus/screen.ts'
import { words } from './match-corpus/words.ts'

export type { JudgedList }

export const corpus: JudgedList[] = [countries, nature, people, screen, words, science, daily, marks].flat()
