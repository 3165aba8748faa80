import { isHideable } from '#shared/game/hints.ts'

type Tile = { character: string; index: number; isShown: boolean }

/** A name as tiles: letters that hints have shown, the others blank, punctuation and gaps as they are. */
export const tilesOf = (name: string, shown: number[]): Tile[] =>
  [...name].map((character, index) => ({
    character,
    index,
    isShown: shown.includes(index) || !isHideable(character),
  }))

/** "6 letters, B, then 5 hidden"; with several words "2 words, 10 letters, N, E, then 8 hidden". */
export function describeTiles(tiles: Tile[]): string {
  const letters = tiles.filter(({ character }) => isHideable(character))
  const words = tiles.filter(({ character }) => character === ' ').length + 1
  const shown = letters.filter(({ isShown }) => isShown).map(({ character }) => character.toLocaleUpperCase('en'))
  const hidden = letters.length - shown.length
  return [
    ...(words > 1 ? [`${words} words`] : []),
    `${letters.length} letters`,
    ...shown,
    hidden > 0 ? `then ${hidden} hidden` : 'all shown',
  ].join(', ')
}
