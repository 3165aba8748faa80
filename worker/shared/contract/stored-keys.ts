// What the browser keeps under names that the worker knows, too.

/** Who was signed in last, so that a menu shows the name at once, and a browser without it loads nothing. */
export const PLAYER_KEY = 'topple:player'
/** A cookie, the date of the daily game that has begun: that day its board is not shown as it is served. */
export const BEGUN_COOKIE = 'begun'
