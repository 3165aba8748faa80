import { isHideable } from '#shared/game/hints.ts'

/** A name as tiles: letters that hints have shown, the others blank, punctuation and gaps as they are. */
export function Letters({ name, shown }: { name: string; shown: number[] }) {
  const characters = [...name].map((character, index) => ({
    character,
    index,
    isShown: shown.includes(index) || !isHideable(character),
  }))
  return (
    <span className="letters" role="img" aria-label={describe(characters)}>
      {characters.map(({ character, index, isShown }) => {
        if (character === ' ') return <s key={index} />
        return isShown ? <b key={index}>{character}</b> : <i key={index} />
      })}
    </span>
  )
}

/** "6 letters, B, then 5 hidden"; with several words "2 words, 10 letters, N, E, then 8 hidden". */
function describe(characters: { character: string; isShown: boolean }[]): string {
  const letters = characters.filter(({ character }) => isHideable(character))
  const words = characters.filter(({ character }) => character === ' ').length + 1
  const shown = letters.filter(({ isShown }) => isShown).map(({ character }) => character.toLocaleUpperCase('en'))
  const hidden = letters.length - shown.length
  return [
    ...(words > 1 ? [`${words} words`] : []),
    `${letters.length} letters`,
    ...shown,
    hidden > 0 ? `then ${hidden} hidden` : 'all shown',
  ].join(', ')
}
