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
 * "Sunday, November 22" for YYYY-MM-DD, as it is called where the day is decided: server and client write the same. With the
 * year, "Sun, November 22, 2026". Not by Intl, which a slow phone takes a tenth of a second to make ready, on the way to its
 * first screen.
 */
export function dayName(date: string, { hasYear = false } = {}): string {
  const at = new Date(date)
  const weekday = WEEKDAYS[at.getUTCDay()] ?? ''
  const day = `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}`
  return hasYear ? `${weekday.slice(0, 3)}, ${day}, ${at.getUTCFullYear()}` : `${weekday}, ${day}`
}
