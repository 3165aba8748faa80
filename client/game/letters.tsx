import { describeTiles, tilesOf } from './letter-tiles.ts'

export function Letters({ name, shown }: { name: string; shown: number[] }) {
  const tiles = tilesOf(name, shown)
  return (
    <span className="letters" role="img" aria-label={describeTiles(tiles)}>
      {tiles.map(({ character, index, isShown }) => {
        if (character === ' ') return <s key={index} />
        return isShown ? <b key={index}>{character}</b> : <i key={index} />
      })}
    </span>
  )
}
