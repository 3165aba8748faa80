// Keys of the browser's storage that the worker names, too: in the scripts that stand in a page.

/** Who was signed in last, so that a menu shows the name at once, and a browser without it loads nothing. */
export const PLAYER_KEY = 'topple:player'
/** Daily games; their dates follow. */
export const DAILY_KEYS = 'topple:daily:'
