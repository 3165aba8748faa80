// The shape of a judged list, and the shorthand in which the lists of this folder are written.

export type JudgedList = {
  category: string
  items: { name: string; variations?: string[] }[]
  /** The guess must match the item with this name. */
  accepts: [guess: string, name: string, kind?: string][]
  /** The guess must not match any item of this list. */
  rejects: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * `listed`: one item a line, `Name / variation <- guess | guess`; a line that starts with `<-` continues the item
 * above, and may name the kind of its guesses, as in `<- sound: wolga`. `rejected`: `guess | guess`, on any number of lines. Extra spaces around the separators belong to the guess.
 * `odd`: rejected guesses that the shorthand cannot express.
 */
export const judged = (category: string, listed: string, rejected: string, odd: string[] = []): JudgedList => {
  const items: { name: string; variations?: string[] }[] = []
  const accepts: JudgedList['accepts'] = []
  for (const line of lines(listed)) {
    const [head = '', guesses] = line.startsWith('<- ') ? ['', line.slice(3)] : line.split(' <- ')
    const [name = '', ...variations] = head.split(' / ')
    if (name !== '') items.push(variations.length > 0 ? { name, variations } : { name })
    const item = items.at(-1)
    if (!item || !guesses) continue
    const [, kind = 'other', listed = guesses] = /^(word|class|part|sound|phone|slips|other): (.*)$/.exec(guesses) ?? []
    for (const guess of listed.split(' | ')) accepts.push([guess, item.name, kind])
  }
  return { category, items, accepts, rejects: [...lines(rejected).flatMap((line) => line.split(' | ')), ...odd] }
}
