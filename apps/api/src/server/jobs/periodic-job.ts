import type { Db } from '@section/db/connection.ts'
import type { Invalidate } from '../cache/cache-invalidation.ts'
import type { Services } from '../services.ts'
import { finishPeriod, isFinished, tryHold } from './finished-periods-store.ts'
import type { ScheduledJob } from './job.ts'

/** A period of the calendar for which a job is done once. */
export interface DuePeriod {
  /** Its name in the ledger, such as the date on which it is due. */
  period: string
  /** The moment (epoch ms) from which the work is due. */
  at: number
}

/** One part of the work for a period. Its effects are committed together with the record that the work is done. */
export interface PeriodicPart<Cursor> extends DuePeriod {
  services: Services
  tx: Db
  invalidate: Invalidate
  /** From where this part goes on, as the part before it said; null for the first part of a run. */
  from: Cursor | null
  /** The time of the run in epoch ms; later than `at` when nothing ran at that moment. */
  now: number
}

/** Work that is done once for each period, such as the reports of a month or the mails of a Monday. */
export interface PeriodicWork<Cursor> {
  /** The name of its queue and in the ledger. */
  queue: string
  /** Returns the last period whose moment is at or before `now` (epoch ms); null before the first. */
  latestPeriod: (services: Services, now: number) => DuePeriod | null | Promise<DuePeriod | null>
  /**
   * Does a part of the work in the part's transaction. Returns from where the next part goes on; null when the work for the
   * period is done. A run that ended early begins with the first part again, so work in several parts leaves out what is
   * done: its effects have unique keys.
   */
  run: (part: PeriodicPart<Cursor>) => Promise<Cursor | null>
  /** The log message for a run that failed. */
  failure: string
}

/** Nobody waits for the exact moment, and a look into the ledger is cheap. */
const EVERY_MINUTE = '* * * * *'

/**
 * Returns the job that does periodic work: every minute and at the start of a server it looks whether the latest period
 * is due and not in the ledger. Runs that come late, twice, at once on two servers, or that are killed do no harm.
 * docs/decisions/periodic-work.md
 */
export const periodicJob = <Cursor>(work: PeriodicWork<Cursor>): ScheduledJob => ({
  queue: work.queue,
  cron: EVERY_MINUTE,
  atStart: true,
  run: (services, now) => runLatestPeriod(work, services, now),
  failure: work.failure,
})

async function runLatestPeriod<Cursor>(
  work: PeriodicWork<Cursor>,
  services: Services,
  now: number,
): Promise<void> {
  const due = await work.latestPeriod(services, now)
  if (!due || (await isFinished(services.database.db, work.queue, due.period))) return
  let from: Cursor | null = null
  do {
    const part: Cursor | null = from
    from = await runPart(work, { ...due, services, from, now }).catch((cause: unknown) => {
      throw new PeriodFailure(`${due.period} stands still at ${JSON.stringify(part)}`, { cause })
    })
  } while (from !== null)
}

/**
 * The failure of a part of a periodic job, for the log: the parts before it are done, and all after it wait. The ids in it
 * tell where.
 */
class PeriodFailure extends Error {
  override name = 'PeriodFailure'
}

/** Runs one part in a transaction. Returns null if it was the last, or if the work is another server's or done. */
function runPart<Cursor>(
  { queue, run }: PeriodicWork<Cursor>,
  part: Omit<PeriodicPart<Cursor>, 'tx' | 'invalidate'>,
): Promise<Cursor | null> {
  const { services, period, now } = part
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    // The ledger is read once the job is held: a statement before that could miss what its last holder has recorded.
    if (!(await tryHold(tx, queue)) || (await isFinished(tx, queue, period))) return null
    const next = await run({ ...part, tx, invalidate })
    if (next === null) await finishPeriod(tx, queue, period, now)
    return next
  })
}
