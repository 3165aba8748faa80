import * as z from 'zod/mini'
import { isoDate } from './common.ts'

const fillReport = z.object({
  /** Dates with a catalogue list. */
  filled: z.array(isoDate),
  /** Dates of `filled` with a copy: no list was unused. */
  copies: z.array(isoDate),
  /** Dates with a model's list. */
  generated: z.array(isoDate),
  /** Failures of models; without a topic, finding topics failed. `reason` is a sentence. */
  failed: z.array(z.object({ game_date: z.nullable(isoDate), topic: z.nullable(z.string()), reason: z.string() })),
})
export type FillReport = z.infer<typeof fillReport>

export const selfFilling = z.object({
  /** ISO, UTC. */
  last_run_at: z.string(),
  /** The last run that had work. */
  last_fill: z.nullable(z.extend(fillReport, { at: z.string() })),
  /** Unused catalogue lists at the last run. */
  catalogue_left: z.int(),
})
export type SelfFilling = z.infer<typeof selfFilling>
