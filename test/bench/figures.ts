/** One line of the table. */
export type Figure = {
  part: string
  name: string
  value: number
  unit: string
  most?: number
  least?: number
  /**
   * A figure that depends on the machine (a time, a score made of times) is only marked when it misses its limit; any
   * other one, which is the same on every machine, makes the run exit with 1 as well.
   */
  isOfMachine?: boolean
  note?: string
}

export type Verdict = 'ok' | 'MISSED' | 'missed here' | ''

export function verdictOn({ value, most, least, isOfMachine }: Figure): Verdict {
  if (most === undefined && least === undefined) return ''
  // NaN counts as a miss.
  const isHeld = value <= (most ?? Infinity) && value >= (least ?? -Infinity)
  if (isHeld) return 'ok'
  return isOfMachine ? 'missed here' : 'MISSED'
}

/** A Markdown table with aligned columns. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    limitOf(figure),
    verdictOn(figure),
    figure.note ?? '',
  ])
  const head = ['part', 'figure', 'value', 'limit', '', 'note']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0), 3))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function limitOf({ most, least }: Figure): string {
  if (most !== undefined) return `at most ${shown(most)}`
  return least === undefined ? '' : `at least ${shown(least)}`
}

/** Three decimals for small values, none for large ones. */
const shown = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : Math.abs(value) < 1000 ? 1 : 0 })

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}
