import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Analytics } from '#shared/contract/admin.ts'
import typography from '../../styles/typography.module.css'
import { monthDay } from '../parts/dates.ts'
import { ticksFor } from './chart-scale.ts'
import chart from './growth-chart.module.css'

type Growth = Analytics['userGrowth']

const POINTS = 7

/** In text heights, as all sizes of the chart. */
const HEIGHT = 20
const LEFT = 3.2
const RIGHT = 2
const TOP = 2.2
const BOTTOM = 2.4
const MARK = 0.75
/** Of a day's name, with the gap to the next. */
const NAME = 4.6

const number = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

export function GrowthChart({ growth }: { growth: Growth }) {
  const frame = useRef<HTMLElement>(null)
  const { width, text } = useSize(frame)
  const points = growth.slice(-POINTS)
  return (
    <figure ref={frame} className={chart.figure}>
      <svg className={chart.chart} width={width} height={HEIGHT * text} role="img" aria-label={inWords(points)}>
        <Line points={points} width={width} text={text} />
      </svg>
      <figcaption className={typography.soft}>{daysShown(points, growth.length)}</figcaption>
    </figure>
  )
}

function Line({ points, width, text }: { points: Growth; width: number; text: number }) {
  const ticks = ticksFor(Math.max(...points.map((point) => point.count)))
  const top = ticks.at(-1) ?? 1
  const base = (HEIGHT - BOTTOM) * text
  const left = LEFT * text
  const [first, end] = [left + text, width - RIGHT * text]
  const mark = MARK * text
  const gap = (end - first) / Math.max(1, points.length - 1)
  const x = (at: number) => (points.length === 1 ? (first + end) / 2 : first + gap * at)
  const y = (count: number) => base - ((base - TOP * text) * count) / top
  // The last day is named, and as many before it as have room.
  const isNamed = (at: number) => (points.length - 1 - at) % Math.ceil((NAME * text) / gap) === 0
  const line = points
    .map(({ count }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(count).toFixed(1)}`)
    .join('')
  return (
    <>
      <path className={chart.area} d={`${line}L${x(points.length - 1)} ${base}L${x(0)} ${base}Z`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={chart.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text data-part="tick" x={left - text / 2} y={y(tick)} dy="0.35em" textAnchor="end">
            {number.format(tick)}
          </text>
        </g>
      ))}
      <path className={chart.line} d={line} />
      {points.map(({ date, count }, at) => (
        <g key={date}>
          <rect
            className={chart.point}
            x={x(at) - mark / 2}
            y={y(count) - mark / 2}
            width={mark}
            height={mark}
            rx="3"
          />
          <text className={chart.value} x={x(at)} y={y(count) - mark - 2} textAnchor="middle">
            {number.format(count)}
          </text>
          {isNamed(at) && (
            <text x={x(at)} y={(HEIGHT - 0.6) * text} textAnchor="middle">
              {monthDay(date)}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** In pixels: the frame's width and its text's size, so that the chart's text has the page's size. */
function useSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 320, text: 13 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth, text: Number.parseFloat(getComputedStyle(element).fontSize) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}

/** 'New users a day, Nov 12 to Nov 18: the last 7 of 30 days'. */
function daysShown(points: Growth, days: number): string {
  const [from, to] = [points[0], points.at(-1)].map((point) => monthDay(point?.date ?? ''))
  const which = days > points.length ? `: the last ${points.length} of ${days} days` : ''
  return `New users a day, ${from} to ${to}${which}`
}

const inWords = (points: Growth) =>
  `New users per day: ${points.map(({ date, count }) => `${monthDay(date)} ${whole.format(count)}`).join(', ')}.`
