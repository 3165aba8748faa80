import { isHideable } from '#shared/game/hints.ts'
import styles from './letters.module.css'

/** A name as tiles: revealed letters, blanks, and punctuation as it is. */
export function Letters({ name, shown }: { name: string; shown: number[] }) {
  const tiles = [...name].map((character, index) => ({
    character,
    isShown: shown.includes(index) || !isHideable(character),
  }))
  return (
    <span className={styles.letters} role="img" aria-label={describe(tiles)}>
      {tiles.map(({ character, isShown }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a name's characters never change places.
        if (character === ' ') return <s key={index} />
        return isShown ? <b key={index}>{character}</b> : <i key={index} />
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
      })}
    </span>
  )
}

/** "6 letters, B, then 5 hidden"; "2 words, 10 letters, N, E, then 8 hidden". */
function describe(tiles: { character: string; isShown: boolean }[]): string {
  const letters = tiles.filter(({ character }) => isHideable(character))
  const words = tiles.filter(({ character }) => character === ' ').length + 1
  const shown = letters.filter(({ isShown }) => isShown).map(({ character }) => character.toLocaleUpperCase('en'))
  const hidden = letters.length - shown.length
  return [
    ...(words > 1 ? [`${words} words`] : []),
    `${letters.length} ${letters.length === 1 ? 'letter' : 'letters'}`,
    ...shown,
    hidden > 0 ? `then ${hidden} hidden` : 'all shown',
  ].join(', ')
}
