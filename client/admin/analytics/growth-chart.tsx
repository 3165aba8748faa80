import { useSyncExternalStore } from 'react'
import type { Analytics } from '#shared/contract/admin.ts'
import { MOBILE_BREAKPOINT } from '#shared/limits.ts'
import { monthDay } from '../parts/dates.ts'
import { ticksFor } from './chart-scale.ts'
import chart from './growth-chart.module.css'

const POINTS = 7

/** In drawing units. Narrow screens have their own, so that texts keep their size. */
const WIDE = { width: 640, height: 280, left: 56, right: 28, top: 30, bottom: 34, mark: 11 }
const NARROW = { width: 340, height: 240, left: 40, right: 22, top: 28, bottom: 30, mark: 9 }

const narrow = () => matchMedia(`(width < ${MOBILE_BREAKPOINT}px)`)
const useIsNarrow = () =>
  useSyncExternalStore(
    (changed) => {
      const query = narrow()
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => narrow().matches,
  )

const number = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

export function GrowthChart({ growth }: { growth: Analytics['userGrowth'] }) {
  const isNarrow = useIsNarrow()
  const size = isNarrow ? NARROW : WIDE
  const points = growth.slice(-POINTS)
  // Narrow screens name every other day, and the last.
  const isNamed = (at: number) => !isNarrow || (points.length - 1 - at) % 2 === 0
  const ticks = ticksFor(Math.max(...points.map((point) => point.count)))
  const top = ticks.at(-1) ?? 1
  const base = size.height - size.bottom
  const end = size.width - size.right
  const x = (at: number) =>
    points.length === 1 ? (size.left + end) / 2 : size.left + 14 + ((end - size.left - 14) * at) / (points.length - 1)
  const y = (count: number) => base - ((base - size.top) * count) / top
  const line = points
    .map(({ count }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(count).toFixed(1)}`)
    .join('')

  return (
    <svg className={chart.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={inWords(points)}>
      <path className={chart.area} d={`${line}L${x(points.length - 1)} ${base}L${x(0)} ${base}Z`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={chart.grid} x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} />
          <text data-part="tick" x={size.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {number.format(tick)}
          </text>
        </g>
      ))}
      <path className={chart.line} d={line} />
      {points.map(({ date, count }, at) => (
        <g key={date}>
          <rect
            className={chart.point}
            x={x(at) - size.mark / 2}
            y={y(count) - size.mark / 2}
            width={size.mark}
            height={size.mark}
            rx="3"
          />
          <text className={chart.value} x={x(at)} y={y(count) - size.mark - 2} textAnchor="middle">
            {number.format(count)}
          </text>
          {isNamed(at) && (
            <text x={x(at)} y={size.height - 8} textAnchor="middle">
              {monthDay(date)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

const inWords = (points: Analytics['userGrowth']) =>
  `New users per day: ${points.map(({ date, count }) => `${monthDay(date)} ${whole.format(count)}`).join(', ')}.`
