/** Every number that the product's rules depend on, named once. */

export const PRODUCT_NAME = 'Topple'

/** A new game's guesses: only a wrong one uses one up. */
export const INITIAL_GUESSES = 10
/** Slots of an unranked game, and the fewest items such a list may have. */
export const UNRANKED_SLOTS = 6
export const RANKED_ITEMS = 10
export const POINTS_PER_ITEM = 10
export const POINTS_PER_HINT = 1

export const GUESS_MAX_LENGTH = 100
/** Words that a guess may have beside as many as the longest accepted answer: more are no name. */
export const GUESS_SPARE_WORDS = 4
export const FEEDBACK_MAX_LENGTH = 2000
export const LIST_IDEA_MAX_LENGTH = 1000
export const TOPIC_MAX_LENGTH = 1000
export const CATEGORY_MAX_LENGTH = 60
/** Refused guesses that may travel with a result. */
export const REFUSED_GUESSES_MAX = 10
/** Absurd above these: nobody sends more in one game. */
export const HINTS_MAX = 1000
export const TOTAL_GUESSES_MAX = 1000

/** Milliseconds. */
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const REQUEST_TIMEOUT = 10_000
export const RESULTS_OPEN_AFTER = 1_500
export const TOAST_SHORT = 1_000
export const TOAST_LONG = 2_000
export const TOAST_LOAD_FAILED = 5_000
/** The client gives up a judged guess after REQUEST_TIMEOUT; what the model may take of it. */
export const JUDGING_TIMEOUT = 8_000
/** So many failures of the model on end, and nobody asks it about a guess for JUDGING_REST milliseconds. */
export const JUDGING_FAILURES = 3
export const JUDGING_REST = 30_000
/** How often one who waits for the verdict that another asks for looks again. */
export const JUDGING_LOOK_AGAIN = 400
/** The client gives up a generated list after the first; what the models may take of it. */
export const GENERATION_WAIT = 300_000
export const GENERATION_TIMEOUT = 270_000
/** For a model to write one item anew, or to name answers of one. */
export const ITEM_TIMEOUT = 60_000
/** A press that comes so soon after the list for the very same was sent before anybody could see it. */
export const GENERATION_JUST_DONE = 5_000
/** One who waits for a list that another has asked for looks again after so long, then twice as long each time, up to the last. */
export const GENERATION_LOOK_AGAIN = { first: 2_000, last: 12_000 }
/** For a source's page to answer. */
export const SOURCE_TIMEOUT = 5_000
export const UNSENT_RETRY_FIRST = 30_000
export const UNSENT_RETRY_LAST = 16 * 60_000
/** How often the product refreshes its own token, beside the identity service's SDK. */
export const TOKEN_REFRESH = 3_300_000
/** A token older than this is not posted to the token-sync address. */
export const TOKEN_SYNC_MAX_AGE = 300_000

/** What is served as today's may be kept this many seconds, and never past Eastern midnight. */
export const TODAY_MAX_AGE = 60
/** Days for which a guest's result is kept after its list's date. */
export const GUEST_RESULT_DAYS = 7
/** The cron keeps today and this many days after it filled. */
export const DAYS_AHEAD = 14

/** The schedule shows today and this many days after it, and more where lists are scheduled further ahead. */
export const SCHEDULE_DAYS_AHEAD = 29
/** Days for which a rejected list can be brought back. */
export const RESTORE_DAYS = 30

export const LIBRARY_PAGE_SIZE = 12
export const ADMIN_PAGE_SIZE = 10
export const POPULAR_LISTS = 10
export const RECENT_GAMES = 20
/** Guesses of a list that an admin is shown of those that players contest. */
export const CONTESTED_SHOWN = 50
/**
 * Games that are credited before it is noted how far that has come: each is three statements, and the free plan has 50 for a
 * request, and for a run of the cron, whose other parts take some 20.
 */
export const CREDITED_AT_ONCE = 6
/** So many times that number a run of the cron credits: a plan with 1,000 statements has room for them. */
export const CREDITING_STEPS_A_RUN = 40
/** Weeks, this one included, of which statistics tell each day: what the account page's calendar shows. */
export const CALENDAR_WEEKS = 26
/** Seconds: deleting an account asks for a sign-in no older than this. */
export const FRESH_SIGN_IN = 300

/** Milliseconds after which Cloudflare ends a run of the cron: GENERATIONS_A_RUN with the finding of topics take 14.5 minutes. */
export const CRON_RUN_MAX = 15 * 60_000
/** Lists that models may write in one run of the cron. */
export const GENERATIONS_A_RUN = 3
/** Tries of an idea of which no list came; then it is left to the admins. */
export const IDEA_TRIES = 5
/** Titles of other lists, the latest, that a model is shown when it is asked for topics. */
export const TITLES_SHOWN = 100
/** A topic that a model names. */
export const OWN_TOPIC_MAX_LENGTH = 200
/** Days after a list's date for which it is kept who contested its guesses, how its generation ended, and what models were asked. */
export const TRACES_KEPT_DAYS = 30
/** Days, today among them, that are not left empty for a model to fill in a later run. */
export const DAYS_AT_ONCE = 3
/** Questions to a model about guesses, each Eastern day, where the configuration says nothing else. */
export const MODEL_QUESTIONS_A_DAY = 2_000
export const MODEL_QUESTIONS_A_DAY_OF_LIST = 1_000
/**
 * Tokens that a model may answer with, its thinking aloud among them: where nothing is said, some services cut at 256. About
 * a guess, what a quick model writes in JUDGING_TIMEOUT; about one item or topics; a list of 30 items.
 */
export const JUDGING_MAX_TOKENS = 2_000
export const ITEM_MAX_TOKENS = 8_000
export const LIST_MAX_TOKENS = 16_000
export const MODEL_ANSWER_MAX_BYTES = 512 * 1024

export const BODY_MAX_BYTES = 16 * 1024
/** An edited list comes whole, with every accepted answer. */
export const LIST_BODY_MAX_BYTES = 256 * 1024
/** Below this many CSS pixels dialogs are bottom sheets. */
export const MOBILE_BREAKPOINT = 768
