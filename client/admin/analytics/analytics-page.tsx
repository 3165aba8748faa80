import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Analytics, type AnalyticsRange, analyticsQuery as rangeInQuery } from '#shared/contract/admin.ts'
import { POPULAR_LISTS } from '#shared/limits.ts'
import { analyticsQuery } from '../../api/admin.ts'
import badges from '../../styles/badges.module.css'
import card from '../../styles/card.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import segments from '../../styles/segments.module.css'
import typography from '../../styles/typography.module.css'
import squares from '../../ui/squares.module.css'
import { AdminHead } from '../parts/admin-head.tsx'
import analytics from './analytics-page.module.css'
import { GrowthChart } from './growth-chart.tsx'

const RANGES: { range: AnalyticsRange; label: string }[] = [
  { range: '24h', label: '24H' },
  { range: '7d', label: '7D' },
  { range: '30d', label: '30D' },
  { range: '90d', label: '90D' },
]

const number = new Intl.NumberFormat('en-US')

/** Failures are silent: unknown figures are dashes. */
export function AnalyticsPage() {
  const [range, setRange] = useRange()
  const { data, isPending, isPlaceholderData } = useQuery(analyticsQuery(range))
  return (
    <>
      <AdminHead title="Analytics">
        <fieldset className={segments.segments} aria-label="Range">
          {RANGES.map((choice) => (
            <button
              key={choice.range}
              type="button"
              aria-pressed={choice.range === range}
              onClick={() => setRange(choice.range)}
            >
              {choice.label}
            </button>
          ))}
        </fieldset>
      </AdminHead>
      <div className={analytics.analytics} aria-busy={isPending || isPlaceholderData}>
        <Figures data={data} isPending={isPending} />
        <div className={`${layout.columns} ${analytics.wideLeft}`}>
          <section className={`${card.card} ${layout.stack}`} aria-labelledby="growth">
            <h2 id="growth">User Growth</h2>
            {isPending ? (
              <div className={`${loading.skeleton} ${analytics.chartShape}`} data-part="skeleton" />
            ) : data && data.totalUsers > 0 && data.userGrowth.length > 0 ? (
              <GrowthChart growth={data.userGrowth} />
            ) : (
              <p className={typography.soft}>No growth data available</p>
            )}
          </section>
          <section className={`${layout.tight} ${card.card}`} aria-labelledby="popular">
            <h2 id="popular">Most Popular Lists</h2>
            {isPending ? (
              <div className={`${loading.skeleton} ${analytics.chartShape}`} data-part="skeleton" />
            ) : data && data.popularLists.length > 0 ? (
              <PopularLists lists={data.popularLists.slice(0, POPULAR_LISTS)} />
            ) : (
              <p className={typography.soft}>No list data available</p>
            )}
          </section>
        </div>
      </div>
    </>
  )
}

function useRange(): [AnalyticsRange, (range: AnalyticsRange) => void] {
  const [address, setAddress] = useSearchParams()
  const { data } = rangeInQuery.safeParse(Object.fromEntries(address))
  return [data?.range ?? '7d', (range) => setAddress(range === '7d' ? {} : { range }, { replace: true })]
}

function Figures({ data, isPending }: { data: Analytics | undefined; isPending: boolean }) {
  return (
    <div className={analytics.figures}>
      <section className={card.card} aria-labelledby="total-users">
        <h2 id="total-users" className={typography.soft}>
          Total Users
        </h2>
        <Figure figure={data?.totalUsers} isPending={isPending} />
        {data && <span className={badges.good}>+{number.format(data.weeklyGrowth.users)} this week</span>}
      </section>
      <section className={card.card} aria-labelledby="completions">
        <h2 id="completions" className={typography.soft}>
          Game Completions
        </h2>
        <Figure figure={data?.gamesPlayed} isPending={isPending} />
        {data && <span className={badges.good}>{number.format(data.weeklyGrowth.games)} games this week</span>}
      </section>
    </div>
  )
}

function Figure({ figure, isPending }: { figure: number | undefined; isPending: boolean }) {
  if (isPending)
    return (
      <span
        className={`${loading.skeleton} ${analytics.figureShape}`}
        data-part="skeleton"
        role="status"
        aria-label="Loading..."
      />
    )
  return (
    <span className={`${typography.number} ${analytics.figure}`} data-part="figure">
      {figure === undefined ? '–' : number.format(figure)}
    </span>
  )
}

/** Bars are relative to the most played list. */
function PopularLists({ lists }: { lists: Analytics['popularLists'] }) {
  const most = Math.max(1, ...lists.map((list) => list.completions))
  return (
    <ol role="list" className={analytics.popular} data-part="popular">
      {lists.map(({ listId, title, completions }, at) => (
        <li key={listId} style={{ '--v': Math.round((100 * completions) / most) }}>
          <span className={squares.square} aria-hidden="true">
            {at + 1}
          </span>
          <bdi className={layout.grow}>{title}</bdi>
          <span className={typography.number}>
            {number.format(completions)}
            <span className={typography.srOnly}> completions</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
