import * as z from 'zod/mini'
import { isoDate } from './common.ts'

/** What one run of the schedule's own filling did, date by date. */
const fillReport = z.object({
  /** They got a list of the catalogue. */
  filled: z.array(isoDate),
  /** Those of `filled` that got a copy of a list used long ago: there was no unused one. */
  copies: z.array(isoDate),
  /** They got a list that a model wrote. */
  generated: z.array(isoDate),
  /** What a model failed at; without a topic, the finding of topics. `reason`: a sentence. */
  failed: z.array(z.object({ game_date: z.nullable(isoDate), topic: z.nullable(z.string()), reason: z.string() })),
})
export type FillReport = z.infer<typeof fillReport>

/** What the schedule's runway says of it: GET /admin/lists. */
export const selfFilling = z.object({
  /** ISO, UTC. */
  last_run_at: z.string(),
  /** The last run that had something to do. */
  last_fill: z.nullable(z.extend(fillReport, { at: z.string() })),
  /** Lists of the catalogue that were not used yet, at the last run. */
  catalogue_left: z.int(),
})
export type SelfFilling = z.infer<typeof selfFilling>
