// What the browser keeps under names that the worker knows, too.

/** Who was signed in last, so that a menu shows the name at once, and a browser without it loads nothing. */
export const PLAYER_KEY = 'topple:player'
/** Daily games; their dates follow. */
export const DAILY_KEYS = 'topple:daily:'
/** A cookie, there where a daily game has begun within a day: its board is not shown as it is served. */
export const BEGUN_COOKIE = 'begun'
