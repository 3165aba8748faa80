const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * "Sunday, November 22" for YYYY-MM-DD; with the year "Sun, November 22, 2026". Intl takes a slow phone a tenth of a
 * second to initialise before the first paint.
 */
export function dayName(date: string, { hasYear = false } = {}): string {
  const at = new Date(date)
  const weekday = WEEKDAYS[at.getUTCDay()] ?? ''
  const day = `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}`
  return hasYear ? `${weekday.slice(0, 3)}, ${day}, ${at.getUTCFullYear()}` : `${weekday}, ${day}`
}
