import type { FillReport } from '#shared/contract/filling.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { DAY, DELETION_MARK_KEPT, GUEST_RESULT_DAYS, HANDLED_KEPT_DAYS, TRACES_KEPT_DAYS } from '#shared/limits.ts'
import { goOnCrediting } from './accepting/crediting.ts'
import { removeAddressDaysBefore } from './addresses/address-day.ts'
import { restorableSince } from './audit/queries.ts'
import { removeGuestResultsBefore } from './completions/queries.ts'
import { type Database, openDatabase } from './db/open.ts'
import type { World } from './env.ts'
import { fillSchedule, saveReport } from './filling/fill-schedule.ts'
import { removeFindingsOfRejected, removeJobsBefore } from './generation/queries.ts'
import {
  removeContestedBefore,
  removeContestsBefore,
  removeQuestionsBefore,
  removeVerdictsOfRejected,
} from './guesses/queries.ts'
import { removeDeletionMarks } from './identity/deleted-accounts.ts'
import { removeHandledBefore } from './submissions/queries.ts'

/** Every part may run twice, late or beside another run. A failed part's error is thrown after the others have run. */
export async function runCron(cron: string, env: Env, world: World): Promise<void> {
  const db = openDatabase(env.DB, 'first-primary')
  const began = world.now()
  const today = easternDate(began)
  const done: FillReport = { filled: [], copies: [], generated: [], failed: [] }
  const [filling] = await Promise.allSettled([fillSchedule({ env, world, db }, today, began, done)])
  const [report] = await Promise.allSettled([saveReport(db, { began, ended: world.now() }, done)])
  const [clearing] = await Promise.allSettled([clearOld(db, today, world.now())])
  // Last, since it may use up the plan's statements.
  const credited = await goOnCrediting(db)
  console.log(
    JSON.stringify({
      event: 'cron',
      cron,
      today,
      is_alone: fulfilledValue(filling),
      ...done,
      catalogue_left: fulfilledValue(report),
      cleared: fulfilledValue(clearing),
      credited,
    }),
  )
  for (const part of [filling, report, clearing]) if (part.status === 'rejected') throw part.reason
}

/** Undefined if the part failed. */
const fulfilledValue = <T>(part: PromiseSettledResult<T>) => (part.status === 'fulfilled' ? part.value : undefined)

/** Deleted rows by kind. */
async function clearOld(db: Database, today: string, now: number) {
  const traces = addDays(today, -TRACES_KEPT_DAYS)
  const gone = restorableSince(now)
  return {
    guest_results: await removeGuestResultsBefore(db, addDays(today, -GUEST_RESULT_DAYS)),
    address_days: await removeAddressDaysBefore(db, addDays(today, -1)),
    deleted_accounts: await removeDeletionMarks(db, now - DELETION_MARK_KEPT),
    contests: await removeContestsBefore(db, traces, gone),
    contested_guesses: await removeContestedBefore(db, addDays(today, -HANDLED_KEPT_DAYS), gone),
    submissions: await removeHandledBefore(db, now - HANDLED_KEPT_DAYS * DAY),
    judged_guesses: await removeVerdictsOfRejected(db, gone),
    list_findings: await removeFindingsOfRejected(db, gone),
    model_questions: await removeQuestionsBefore(db, traces),
    generation_jobs: await removeJobsBefore(db, traces),
  }
}
