import { Icon } from './icon.tsx'
import styles from './squares.module.css'

export function Squares({
  found,
  isToppling = false,
  isSmall = false,
}: {
  found: { position: number; isGuessed: boolean }[]
  isToppling?: boolean
  /** Without ticks. */
  isSmall?: boolean
}) {
  const label = `${found.filter((slot) => slot.isGuessed).length} of ${found.length} found`
  return (
    <div
      className={isToppling ? styles.toppling : isSmall ? styles.small : styles.squares}
      role="img"
      aria-label={label}
    >
      {found.map(({ position, isGuessed }) => (
        <i
          key={position}
          className={isGuessed ? styles.found : undefined}
          style={isToppling ? { '--n': position - 1 } : undefined}
        >
          {isGuessed && !isSmall && <Icon name="tick" />}
        </i>
      ))}
    </div>
  )
}
