import type { Statistics } from '#shared/contract/account.ts'
import figures from '../styles/figures.module.css'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'

const FIGURES = [
  { field: 'games_played', label: 'Games played', decimals: 0 },
  { field: 'day_streak', label: 'Day streak', decimals: 0 },
  { field: 'average_score', label: 'Average score', decimals: 1 },
  { field: 'average_items_guessed', label: 'Average items guessed', decimals: 1 },
] as const

/** `statistics` is null while they load. `isPlaceholder`: nobody is signed in. */
export function Figures(props: { statistics: Statistics | null } | { isPlaceholder: true }) {
  return (
    <dl className={figures.four} data-part="figures">
      {FIGURES.map(({ field, label, decimals }) => (
        <div key={field} className={field === 'day_streak' ? figures.first : undefined}>
          <dt>{label}</dt>
          <dd>
            {'isPlaceholder' in props ? (
              '–'
            ) : props.statistics ? (
              props.statistics[field].toLocaleString('en-US', { maximumFractionDigits: decimals })
            ) : (
              <Coming />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Coming = () => (
  <>
    <span className={`${loading.skeleton} ${figures.skeleton}`} data-part="skeleton" aria-hidden="true" />
    <span className={typography.srOnly}>Loading</span>
  </>
)
