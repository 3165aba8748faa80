// What the browser keeps under names that the worker knows, too.

/** The last signed-in player: the menu shows the name at once, and a browser without one loads no SDK. */
export const PLAYER_KEY = 'topple:player'
/** A cookie with the date of a begun daily game: that day its board is served hidden. */
export const BEGUN_COOKIE = 'begun'
