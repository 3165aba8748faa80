/** Every number that the product's rules depend on, named once. */

export const PRODUCT_NAME = 'Topple'

/** A new game's guesses: a wrong one costs one, a right one none. */
export const INITIAL_GUESSES = 10
/** Slots of an unranked game, and the fewest items such a list may have. */
export const UNRANKED_SLOTS = 6
export const RANKED_ITEMS = 10
export const POINTS_PER_ITEM = 10
export const POINTS_PER_HINT = 1

export const GUESS_MAX_LENGTH = 100
export const FEEDBACK_MAX_LENGTH = 2000
export const LIST_IDEA_MAX_LENGTH = 1000
/** Refused guesses that may travel with a result. */
export const REFUSED_GUESSES_MAX = 10
/** Absurd above these: nobody sends more in one game. */
export const HINTS_MAX = 1000
export const TOTAL_GUESSES_MAX = 1000

/** Milliseconds. */
export const REQUEST_TIMEOUT = 10_000
export const RESULTS_OPEN_AFTER = 1_500
export const TOAST_SHORT = 1_000
export const TOAST_LONG = 2_000
export const TOAST_LOAD_FAILED = 5_000
export const UNSENT_RETRY_FIRST = 30_000
export const UNSENT_RETRY_LAST = 16 * 60_000

/** What is served as today's may be kept this many seconds, and never past Eastern midnight. */
export const TODAY_MAX_AGE = 60
/** Days for which a guest's result is kept after its list's date. */
export const GUEST_RESULT_DAYS = 7
/** The cron keeps today and this many days after it filled. */
export const DAYS_AHEAD = 14

export const LIBRARY_PAGE_SIZE = 12

export const BODY_MAX_BYTES = 16 * 1024
/** Below this many CSS pixels dialogs are bottom sheets. */
export const MOBILE_BREAKPOINT = 768
