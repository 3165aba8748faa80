import { startTransition, useOptimistic } from 'react'
import type { LibraryQuery } from '#shared/contract/library.ts'
import fields from '../styles/fields.module.css'
import segments from '../styles/segments.module.css'
import typography from '../styles/typography.module.css'
import styles from './filters.module.css'

type Props = {
  query: LibraryQuery
  categories: string[]
  /** Only a player has played lists. */
  isPlayer: boolean
  onChange: (query: LibraryQuery) => void
}

const PLAYED = [
  { played: undefined, label: 'All' },
  { played: 'yes', label: 'Played' },
  { played: 'no', label: 'Not played' },
] as const

/** Each choice starts at page 1. */
export function Filters({ query, categories, isPlayer, onChange }: Props) {
  // Optimistic: a control bound to the address would jump back for a moment.
  const [chosen, showAtOnce] = useOptimistic(query)
  const { category, played } = chosen
  const choose = (next: Pick<LibraryQuery, 'category' | 'played'>) =>
    startTransition(() => {
      const asked: LibraryQuery = {
        page: 1,
        ...(next.category && { category: next.category }),
        ...(next.played && { played: next.played }),
      }
      showAtOnce(asked)
      onChange(asked)
    })
  // A category known from the address only is still selected.
  const known = category && !categories.includes(category) ? [...categories, category] : categories
  return (
    <form className={styles.filters} aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label className={typography.srOnly} htmlFor="category">
          Category
        </label>
        <select
          className={fields.input}
          id="category"
          value={category ?? ''}
          onChange={(event) => choose({ category: event.target.value, played })}
        >
          <option value="">All categories</option>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {isPlayer && (
        <fieldset>
          <legend className={typography.srOnly}>Show</legend>
          <div className={segments.segments}>
            {PLAYED.map((option) => (
              <label key={option.label}>
                <input
                  type="radio"
                  name="played"
                  checked={played === option.played}
                  onChange={() => choose({ category, played: option.played })}
                />
                <span>{option.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  )
}
