import { dropArticle, fold, literal, normalise, squeeze } from './normalise.ts'
import { digitsFor } from './numbers.ts'

// Maps, not objects: "constructor" is a guess too.
const pairs = (text: string) => new Map(text.split(',').map((pair) => pair.split(' ') as [string, string]))
const abbreviations = /* @__PURE__ */ pairs(
  'st saint,ste saint,mt mount,mtn mountain,ft fort,dr doctor,mr mister,mrs missus,vol volume,pt part,jr junior,sr senior,' +
    'prof professor,pres president,gen general,capt captain,sgt sergeant,mme madame,vit vitamin,utd united,intl international,' +
    'univ university,uni university,rd road,sq square,ave avenue,pk park,ct court,nth north,sth south,rep republic,gr8 great,' +
    'dbl double,ep episode,fo of,adn and,teh the,min minor,maj major,deg degree,' +
    'aluminium aluminum,sulphur sulfur,plough plow,judgement judgment,centre center,theatre theater,' +
    'bros brothers,vs versus,gray grey,donut doughnut,donuts doughnuts,mac mc,' +
    'mohammed muhammad,mohammad muhammad,mohamed muhammad,muhammed muhammad',
)
const compass = /* @__PURE__ */ pairs('n north,s south,e east,w west')
const irregularPlurals = /* @__PURE__ */ pairs(
  'wolves wolf,knives knife,leaves leaf,loaves loaf,mice mouse,geese goose,teeth tooth,feet foot,heroes hero',
)
// Names in s that are no plurals; Indiana Jone is a typo of Jones.
const noPlural =
  /^(mars|wales|laos|ares|eros|hans|lars|texas|thames|moses|hades|hermes|always|series|species|news|lens)$/
const noPluralAlone = /^(james|jones|charles|hughes|williams)$/

function words(folded: string): string[] {
  return (
    folded
      .replace(/(?<![\p{L}\p{N}])no(?:\. ?(?=[\p{L}\p{N}])|[ -]?(?=\d))/gu, 'number ')
      .replace(/:/g, ' : ')
      .match(/[\p{L}\p{N}\p{M}]+|:/gu) ?? []
  )
}

function spellOut(tokens: readonly string[]): string[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1]
    if (token === 'st' && at > 0 && next === undefined) return 'street'
    if (token === 'n' && at > 0 && next !== undefined) return 'and'
    if (at === 0 && next && next.length > 3 && compass.has(token)) return compass.get(token) ?? token
    if (token === 'mac' && next === undefined) return token
    if (/^mac[a-z]{3}/.test(token)) return `mc${token.slice(3)}`
    return abbreviations.get(token) ?? token.replace(/metre(?=s?$)/, 'meter').replace(/(?<=...)our(?=s?$)/, 'or')
  })
}

/** Abbreviations written out, numbers as digits. */
function canonical(folded: string): string[] {
  return digitsFor(spellOut(words(folded)))
}

function singular(token: string, isAlone: boolean): string {
  const irregular = irregularPlurals.get(token)
  if (irregular) return irregular
  if (token.length < 4 || !/[^siu]s$/.test(token) || noPlural.test(token)) return token
  if (isAlone && noPluralAlone.test(token)) return token
  if (/(ss|x|z|ch|sh)es$/.test(token) || (token.endsWith('oes') && token.length > 6)) return token.slice(0, -2)
  return token.slice(0, -1)
}

const numbered = /^(part|volume|number|episode|chapter)$/

/** Drops little words, makes the last ordinal a number and plurals singular: a last resort. */
function loosened(tokens: readonly string[]): string[] {
  const kept = tokens.filter(
    (token, at) =>
      token !== 'and' &&
      token !== 'the' &&
      token !== 'teh' &&
      !(at > 0 && at < tokens.length - 1 && /^an?$/.test(token)) &&
      !(at > 0 && numbered.test(token) && /^\d/.test(tokens[at + 1] ?? '')),
  )
  if (!kept.length) return [...tokens]
  const isAlone = kept.length === 1
  return kept.map((token, at) => {
    if (at > 0 && at === kept.length - 1 && /^\d+th$/.test(token)) return token.slice(0, -2)
    if (/^(?:nor|sou)thern$|^(?:ea|we)stern$/.test(token) && !isAlone) return token.slice(0, -3)
    const one = singular(token, isAlone)
    // Billie Jean is Billy Jean, cherries are cherry; carry is not Carrie.
    return isAlone && !token.endsWith('ies') ? one : one.replace(/(?<=...)ie$/, 'y')
  })
}

/** Muenchen, Koebenhavn; Kesha for Ke$ha, going for goin'. */
function respelt(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const out: string[] = []
  const german = lower.replace(
    /[äöüøå]/g,
    (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' })[letter] ?? letter,
  )
  if (german !== lower) out.push(german)
  const styled = lower.replace(/(?<=\p{L})[$!@](?=\p{L})/gu, (sign) => (sign === '$' ? 's' : sign === '!' ? 'i' : 'a'))
  if (styled !== lower) out.push(styled)
  const full = lower.replace(/(?<=\p{L}in)['’](?!\p{L})/gu, 'g')
  if (full !== lower) out.push(full)
  const bare = lower.replace(/(\p{L}{4})\+$/u, '$1')
  if (bare !== lower) out.push(bare)
  return out
}

export type Forms = {
  /** Keys by tier; a stricter tier's match wins. */
  tiers: [string[], string[], string[], string[]]
  /** Token lists compared for typos. */
  spellings: string[][]
}

const joined = (tokens: readonly string[]) => tokens.join('').normalize('NFC')

export function formsOf(text: string, isAnswer: boolean): Forms {
  const folded = fold(text)
  const plain = dropArticle(folded)
  const strict = normalise(text)
  if (!squeeze(folded)) return { tiers: [[literal(text)], [strict], [], []], spellings: [] }
  const canonicals = [
    canonical(plain),
    canonical(folded),
    ...respelt(text).map((other) => canonical(dropArticle(fold(other)))),
  ]
  // A qualifier in brackets tells answers apart; a guess with one means it.
  const bare = isAnswer ? dropArticle(folded.replace(/\s*\([^()]*\)\s*/g, ' ').trim()) : plain
  if (bare !== plain && squeeze(bare)) canonicals.push(canonical(bare))
  const possessive = /(\p{L})['’]s(?![\p{L}\p{N}])/gu
  if (isAnswer && possessive.test(text)) canonicals.push(canonical(dropArticle(fold(text.replace(possessive, '$1')))))
  const loose = canonicals.map(loosened)
  // A movie, but cherries are cherry.
  for (const tokens of canonicals.filter((tokens) => tokens.length === 1 && /.ies$/.test(tokens[0] ?? '')))
    loose.push([(tokens[0] ?? '').slice(0, -1)])
  const strictWords = words(plain).filter((token) => token !== ':')
  return {
    tiers: [
      [literal(text)],
      [strict],
      [...new Set([strict, squeeze(folded), ...canonicals.map(joined)])],
      [...new Set(loose.map(joined))].filter((key) => key.length > 1),
    ],
    spellings: distinct([strictWords, ...canonicals, ...loose]),
  }
}

function distinct(lists: string[][]): string[][] {
  const seen = new Set<string>()
  return lists.filter((tokens) => {
    const key = tokens.join(' ')
    return tokens.length > 0 && !seen.has(key) && seen.add(key)
  })
}

/** Abbreviations written out, numbers as digits, no leading article. */
export const tokensOf = (text: string) => canonical(dropArticle(fold(text)))

export const looseKey = (tokens: readonly string[]) => joined(loosened(tokens))
