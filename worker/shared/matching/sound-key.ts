const rules: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$)/, 'or'],
  [/(?<=t)re(?=s?$)/, 'er'],
  [/eaux?(?=[^aeiou]|$)/g, 'o'],
  [/e?[ei]a$/, 'ia'],
  [/ous$/, 'us'],
  [/(?<=[^aeioul])le$/, 'al'],
  [/[ct]i(?=an|on)/g, 'sh'],
  [/^ou(?=a)/, 'w'],
  [/(?<=[oa])l(?=[mk])/g, ''],
  [/ou(?=bl|pl)/g, 'u'],
  [/ear(?=[^aeiou])/g, 'ur'],
  [/[eiu]r(?=[^aeiour])/g, 'ur'],
  [/ij/g, 'i'],
  [/^yu/, 'u'],
  [/^ph?n/, 'n'],
  [/q(?=a)/g, 'kw'],
  [/(?<=[oe]v)ic$/, 'itch'],
  [/^(?:kn|gn|pn|mn)/, 'n'],
  [/^ps/, 's'],
  [/^pt/, 't'],
  [/^wr/, 'r'],
  [/^wh(?=o)/, 'h'],
  [/^wh/, 'w'],
  [/^x/, 's'],
  [/^(?:tsch|tch|tsh|cz)/, 'S'],
  [/mb$/, 'm'],
  [/mn$/, 'm'],
  [/eicester/g, 'ester'],
  [/o[ur]cester/g, 'oster'],
  [/ough|augh/g, 'o'],
  [/(?<=[aeiou])igh|igh/g, 'i'],
  [/gh(?=[^aeiou]|$)/g, ''],
  [/gh/g, 'g'],
  [/sch|t?ch|tsch|sh/g, 'S'],
  [/zh/g, 'z'],
  [/kh/g, 'k'],
  [/ck|q(?!u)/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ph/g, 'f'],
  [/ue|ew(?![aeiou])|eu/g, 'u'],
  [/aw(?![aeiou])/g, 'o'],
  [/u(?=a)/g, 'v'],
  [/w/g, 'v'],
  [/(?<=[kfn])j(?=[aou])/g, 'i'],
  [/dg(?=[eiy])|dj|gu(?=[eiy])|j/g, 'g'],
  [/th/g, 'T'],
  [/(?<=.)h/g, ''],
  [/(?<=[aeiou]{2})s$/, 'Z'],
  [/([^aeiou])\1/g, '$1'],
  [/v$/, 'f'],
  [/ae|oe|ai|ay|ei(?=[gn])|ey(?=n)/g, 'e'],
  [/ie|ee|ea|ei|ey|y/g, 'i'],
  [/au|ou(?=l)|oa/g, 'o'],
  [/oo/g, 'u'],
  [/ii/g, 'i'],
  [/(?<=..)(?:er|ar|or|ur|(?<=[^aeiou])re|ir|a|ah)$/, 'a'],
  [/(?<=..)e$/, ''],
  [/([aeiou])\1/g, '$1'],
]

const soundOfWord = (word: string) =>
  word.length === 1 ? word : rules.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)

/** Null unless the letters are plain Latin. */
export function soundKey(words: readonly string[]): string | null {
  if (!words.every((word) => /^(?:[a-z]+|\d+(?:th)?)$/.test(word)) || !words.some((word) => word > ':')) return null
  return words.map((word) => (word > ':' ? soundOfWord(word) : word)).join('')
}

const short = /* @__PURE__ */ new Map(
  'you u,your ur,yr ur,are r,to 2,too 2,for 4,with w,wit w,see c,love luv,be b,before b4,why y,night nite,tonight 2nite,going gon,gonna gon2'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The same for words and their phone spelling; null for a single word. */
export const phoneKey = (words: readonly string[]) =>
  words.length < 2 ? null : words.map((word) => short.get(word) ?? word.replace(/(?<=..)ing$/, 'in')).join('')

export const skeletonKey = (words: readonly string[], sound: string | null) =>
  sound === null || sound.length < 6 || words.join('').length < 7
    ? null
    : `?${sound
        .toLowerCase()
        .replace(/(?<=[aeiou].*)[aeiou]+(?=.)/g, '.')
        .replace(/v/g, 'f')}`
