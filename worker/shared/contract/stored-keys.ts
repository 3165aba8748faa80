/** The last signed-in player: the menu shows the name at once, and without one no SDK is loaded. */
export const PLAYER_KEY = 'topple:player'
/** A cookie: the date of a begun daily game, whose board is then served hidden. */
export const BEGUN_COOKIE = 'begun'
