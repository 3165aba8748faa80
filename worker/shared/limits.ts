export const PRODUCT_NAME = 'Topple'

/** Only a wrong guess uses one up. */
export const INITIAL_GUESSES = 10
/** Also the least number of items of an unranked list. */
export const UNRANKED_SLOTS = 6
export const RANKED_ITEMS = 10
export const POINTS_PER_ITEM = 10
export const POINTS_PER_HINT = 1

export const GUESS_MAX_LENGTH = 100
/** Words beyond the longest accepted answer; a longer guess is no name. */
export const GUESS_SPARE_WORDS = 4
/** UTF-16 units, as the fields count. */
export const FEEDBACK_MAX_LENGTH = 2000
export const LIST_IDEA_MAX_LENGTH = 1000
export const TOPIC_MAX_LENGTH = 1000
/** UTF-8 bytes: é, я, ش and emoji fit whole. Chinese takes three, but says more in fewer. */
export const BYTES_A_CHARACTER = 2
export const CATEGORY_MAX_LENGTH = 60
export const REFUSED_GUESSES_MAX = 10
/** Sanity bounds. */
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
export const TOAST_UNDO = 10_000
/** The model's; the client waits REQUEST_TIMEOUT. */
export const JUDGING_TIMEOUT = 8_000
/** Consecutive failures that open the circuit breaker for JUDGING_REST milliseconds. */
export const JUDGING_FAILURES = 3
export const JUDGING_REST = 30_000
/** Polling interval while another request judges the same guess. */
export const JUDGING_LOOK_AGAIN = 400
/** The client's wait, then the models' time. */
export const GENERATION_WAIT = 300_000
export const GENERATION_TIMEOUT = 270_000
/** For one item, or its answers. */
export const ITEM_TIMEOUT = 60_000
/** A press this soon after the list was sent before the list could be seen. */
export const GENERATION_JUST_DONE = 5_000
/** Polling delays while another request generates the list. */
export const GENERATION_LOOK_AGAIN = { first: 2_000, last: 12_000 }
/** For a source's page. */
export const SOURCE_TIMEOUT = 5_000
export const UNSENT_RETRY_FIRST = 30_000
export const UNSENT_RETRY_LAST = 16 * 60_000
/** Beside the SDK's own refresh. */
export const TOKEN_REFRESH = 3_300_000
/** Older tokens are not posted to the token-sync address. */
export const TOKEN_SYNC_MAX_AGE = 300_000

/** An address's limits for an Eastern day. Results are of guests, and of one list. */
export const ADDRESS_RESULTS = 30
export const ADDRESS_QUESTIONS = 100
export const ADDRESS_FORMS = 50

/** Unimplemented feedback, or unprocessed ideas. */
export const UNREAD_MAX = 1_000
/** Unsettled contested guesses of a list. */
export const CONTESTED_MAX = 200
/** Implemented feedback and processed ideas, after sending; settled contested guesses, after their list's date. */
export const HANDLED_KEPT_DAYS = 365
/** Rows of each kind that a cron run deletes. */
export const HANDLED_CLEARED = 1_000

/** Seconds, and never past Eastern midnight. */
export const TODAY_MAX_AGE = 60
/** After the list's date. */
export const GUEST_RESULT_DAYS = 7
/** The cron fills today and this many days. */
export const DAYS_AHEAD = 14

/** The schedule shows at least this many days after today. */
export const SCHEDULE_DAYS_AHEAD = 29
/** For restoring a rejected list. */
export const RESTORE_DAYS = 30

export const LIBRARY_PAGE_SIZE = 12
export const ADMIN_PAGE_SIZE = 10
/** Pages of 100 days end long before dates do. */
export const PAGES_MAX = 10_000
export const POPULAR_LISTS = 10
export const RECENT_GAMES = 20
/** An idea is compared with so many newest ideas and lists, by so many first characters. */
export const IDEAS_COMPARED = 1_000
export const IDEA_COMPARED_LENGTH = 200
export const CONTESTED_SHOWN = 50
/**
 * Games between checkpoints: three statements each, of the free plan's 50 a request; other parts
 * take some 20.
 */
export const CREDITED_AT_ONCE = 6
/** Steps a cron run, for plans with 1,000 statements. */
export const CREDITING_STEPS_A_RUN = 40
/** Weeks in the statistics' days, this one included. */
export const CALENDAR_WEEKS = 26
/** Seconds since the sign-in, for deleting the account. */
export const FRESH_SIGN_IN = 300
/** Milliseconds; a token lives for one hour. */
export const DELETION_MARK_KEPT = 2 * HOUR

/** Cloudflare's limit: GENERATIONS_A_RUN and finding topics take 14.5 minutes. */
export const CRON_RUN_MAX = 15 * 60_000
/** By models. */
export const GENERATIONS_A_RUN = 3
/** Failed tries before an idea is left to the admins. */
export const IDEA_TRIES = 5
/** Latest titles shown to a model that proposes topics. */
export const TITLES_SHOWN = 100
export const OWN_TOPIC_MAX_LENGTH = 200
/** After a list's date, for contests, generation outcomes and questions to models. */
export const TRACES_KEPT_DAYS = 30
/** Days, with today, that are filled at once instead of by a model. */
export const DAYS_AT_ONCE = 3
/** Default budget for guesses, each Eastern day. */
export const MODEL_QUESTIONS_A_DAY = 2_000
export const MODEL_QUESTIONS_A_DAY_OF_LIST = 1_000
/** Of the day's questions, for all lists but today's together. */
export const MODEL_QUESTIONS_SHARE_OF_OTHERS = 0.5
/**
 * Tokens in an answer, reasoning included: some services default to 256. For a guess within
 * JUDGING_TIMEOUT; an item or topics; 30 items.
 */
export const JUDGING_MAX_TOKENS = 2_000
export const ITEM_MAX_TOKENS = 8_000
export const LIST_MAX_TOKENS = 16_000
export const MODEL_ANSWER_MAX_BYTES = 512 * 1024

export const BODY_MAX_BYTES = 16 * 1024
/** An edited list is sent whole. */
export const LIST_BODY_MAX_BYTES = 256 * 1024
