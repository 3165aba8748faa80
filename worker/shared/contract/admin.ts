import * as z from 'zod/mini'
import { ADMIN_PAGE_SIZE, LIST_IDEA_MAX_LENGTH, TOPIC_MAX_LENGTH } from '../limits.ts'
import { isoDate, pageInQuery, success, wholeNumber, wholeNumberInQuery, written } from './common.ts'
import { selfFilling } from './filling.ts'
import { list, listContent, listItem } from './game.ts'

const paging = { page: pageInQuery, per_page: z._default(wholeNumberInQuery(1, 100), ADMIN_PAGE_SIZE) }
const flag = z._default(z.enum(['0', '1']), '0')

const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), current_page: z.int(), last_page: z.int(), total: z.int() })

export const adminCheck = z.object({ user: z.object({ display_name: z.nullable(z.string()), email: z.string() }) })
export type AdminCheck = z.infer<typeof adminCheck>

/** `version` counts edits; PUT sends the one that was seen. */
const adminList = z.extend(list, { version: z.int() })
export type AdminList = z.infer<typeof adminList>

const scheduledDay = z.object({
  daily_game_date: isoDate,
  list: z.optional(adminList),
  /** Unsettled findings; absent for none. */
  findings: z.optional(z.int()),
})
export type ScheduledDay = z.infer<typeof scheduledDay>

export const pageQuery = z.object(paging)
export type PageQuery = z.infer<typeof pageQuery>

export const schedulePage = z.extend(paged(scheduledDay), {
  today: isoDate,
  runway: z.object({
    /** Days with a list from today to the first gap. */
    filled: z.int(),
    /** Gaps among today and the next DAYS_AHEAD days. */
    empty: z.array(isoDate),
    /** Null before the first run. */
    self_filling: z.nullable(selfFilling),
  }),
})
export type SchedulePage = z.infer<typeof schedulePage>

export const adminListResponse = z.object({ daily_game_date: isoDate, list: adminList, today: isoDate })
export type AdminListResponse = z.infer<typeof adminListResponse>

/** 422: faults. 409: another edit came first, or the day has begun. `errors` names the fields. */
export const listEdit = z.extend(listContent, { version: z.int() })
export type ListEdit = z.infer<typeof listEdit>

/** All lists' categories, sorted. */
export const categoriesResponse = z.object({ categories: z.array(z.string()) })
export type CategoriesResponse = z.infer<typeof categoriesResponse>

const date = z.iso.date({ error: 'Please choose a date' })
const seenList = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** The ids are those the admin saw, null for an empty date. */
export const swapRequest = z.object({
  from_date: date,
  to_date: date,
  from_list_id: seenList,
  to_list_id: seenList,
})
export type SwapRequest = z.infer<typeof swapRequest>

export const rejectRequest = z.object({ game_date: date })

/** The date that holds the list. */
export const placedResponse = z.extend(success, { daily_game_date: isoDate, list_id: z.string() })
export type PlacedResponse = z.infer<typeof placedResponse>

const TOPIC_AND_DATE = 'Please enter a topic and select a date'

/** Without a model the default is used. */
export const generateRequest = z.object({
  topic: written(TOPIC_MAX_LENGTH, TOPIC_AND_DATE, TOPIC_AND_DATE),
  model: z.optional(z.string().check(z.maxLength(200))),
  game_date: z.iso.date({ error: TOPIC_AND_DATE }),
  is_ranked: z._default(z.boolean(), true),
})
export type GenerateRequest = z.infer<typeof generateRequest>

const finding = z.object({
  /**
   * fact: a second opinion doubts it, or the list's fitness for all ages; unchecked: there was none; answers: missing
   * ones; source: unreachable.
   */
  kind: z.enum(['fact', 'unchecked', 'answers', 'source']),
  /** The path in the list: items.3, sources.0.url. */
  path: z.string(),
  message: z.string(),
  answers: z.optional(z.array(z.string())),
})
export type Finding = z.infer<typeof finding>

/** Unsettled findings of a model's list; DELETE settles all. */
export const findingsResponse = z.object({ findings: z.array(finding) })
export type FindingsResponse = z.infer<typeof findingsResponse>

export const generateResponse = z.extend(placedResponse, { findings: z.array(finding) })
export type GenerateResponse = z.infer<typeof generateResponse>

/** Running jobs from today on, and the last outcomes. */
export const generationJobs = z.object({
  data: z.array(
    z.object({
      game_date: isoDate,
      topic: z.string(),
      model: z.string(),
      is_ranked: z.boolean(),
      is_running: z.boolean(),
      /** A job that is over has a list or a sentence; one that the cron resumes, neither. */
      list_id: z.nullable(z.string()),
      error: z.nullable(z.string()),
    }),
  ),
})
export type GenerationJobs = z.infer<typeof generationJobs>

/**
 * For regenerate-item and suggest-answers; `position` is from 1. Nothing is stored. 409: no model,
 * or another version; 502: the model failed.
 */
export const itemRequest = z.object({
  position: z.int().check(z.minimum(1), z.maximum(200)),
  version: z.optional(z.int()),
})
export const regeneratedItem = z.object({ item: listItem, hint: z.string() })
export type RegeneratedItem = z.infer<typeof regeneratedItem>
export const suggestedAnswers = z.object({ answers: z.array(z.string()) })
export type SuggestedAnswers = z.infer<typeof suggestedAnswers>

/** Provider -> model id -> label. */
export const aiModels = z.object({
  models: z.record(z.string(), z.record(z.string(), z.string())),
  default: z.string(),
})
export type AiModels = z.infer<typeof aiModels>

const auditAction = z.enum(['generate', 'fill', 'swap', 'reject', 'restore', 'edit'])
export type AuditAction = z.infer<typeof auditAction>

/** The dates' contents before or after, and the whole list of an edit or a rejection. */
const auditState = z.object({
  days: z.record(z.string(), z.nullable(z.object({ id: z.string(), title: z.string() }))),
  list: z.optional(adminList),
})
export type AuditState = z.infer<typeof auditState>

/** Newest first. */
const auditEntry = z.object({
  id: z.int(),
  /** ISO, UTC. */
  at: z.string(),
  /** Null: filled automatically. */
  uid: z.nullable(z.string()),
  email: z.nullable(z.string()),
  action: auditAction,
  list_id: z.nullable(z.string()),
  before: auditState,
  after: auditState,
  can_restore: z.boolean(),
})
export const auditPage = paged(auditEntry)
export type AuditPage = z.infer<typeof auditPage>

/** Newest first; 0 leaves out processed ideas. */
export const ideasQuery = z.object({ ...paging, show_processed: flag })
const listIdea = z.object({
  id: z.int(),
  idea: z.string(),
  ranked: z.boolean(),
  processed: z.boolean(),
  /** Only an approved idea may be used by the schedule. */
  approved: z.boolean(),
  /** Another pending idea, or a list, of much the same title; null for processed ideas. */
  similar_to: z.nullable(z.object({ title: z.string(), is_list: z.boolean() })),
  /** Failed generations, up to IDEA_TRIES. */
  tries: z.int(),
  created_at: z.string(),
  made_by: z.nullable(z.string()),
  /** Null where no list was generated, or it was rejected. */
  list_id: z.nullable(z.string()),
  list: z.nullable(z.object({ title: z.string() })),
})
export const ideasPage = paged(listIdea)
export type IdeasPage = z.infer<typeof ideasPage>

const NO_IDEA = 'Please enter an idea'

export const adminIdeaRequest = z.object({
  idea: written(LIST_IDEA_MAX_LENGTH, NO_IDEA, NO_IDEA),
  ranked: z._default(z.boolean(), true),
})

export const ideaUpdate = z.object({ approved: z.boolean() })

/** Idempotent; passes over ids that are gone. */
export const ideasChosen = z.object({
  ids: z.array(wholeNumber(1, Number.MAX_SAFE_INTEGER)).check(z.minLength(1), z.maxLength(ADMIN_PAGE_SIZE)),
})

/** Newest first; 0 leaves out implemented entries. */
export const feedbackQuery = z.object({ ...paging, show_implemented: flag })
const feedbackEntry = z.object({
  id: z.int(),
  text: z.string(),
  implemented: z.boolean(),
  created_at: z.string(),
})
export const feedbackPage = paged(feedbackEntry)
export type FeedbackPage = z.infer<typeof feedbackPage>

export const feedbackUpdate = z.object({ implemented: z.boolean() })

const analyticsRange = z.enum(['24h', '7d', '30d', '90d'])
export type AnalyticsRange = z.infer<typeof analyticsRange>
export const analyticsQuery = z.object({ range: z._default(analyticsRange, '7d') })
export const analytics = z.object({
  /** All time. */
  totalUsers: z.int(),
  /** A daily game counts for its list's date. */
  gamesPlayed: z.int(),
  /** Since Monday. */
  weeklyGrowth: z.object({ users: z.int(), games: z.int() }),
  /** New users a day, oldest first. */
  userGrowth: z.array(z.object({ date: isoDate, count: z.int() })),
  popularLists: z.array(z.object({ listId: z.string(), title: z.string(), completions: z.int() })),
})
export type Analytics = z.infer<typeof analytics>
