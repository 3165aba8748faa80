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
 * "Sunday, November 22" for YYYY-MM-DD, as it is called where the day is decided: server and client write the same. Not by
 * Intl, which a slow phone takes a tenth of a second to make ready, on the way to its first screen.
 */
export function dayName(date: string): string {
  const day = new Date(date)
  return `${WEEKDAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`
}
