import type { Database } from '@section/db/connection.ts'
import type { FigureName } from '@section/domain/operations/figure-rules.ts'
import { measureBackups } from '@section/domain/operations/measure-backups.ts'
import { type Measured, nothing, unknown, valueOf } from '@section/domain/operations/measured.ts'
import { failedShare } from '@section/domain/operations/recent-rates.ts'
import type { Config } from '../../config/config.ts'
import { withTimeout } from '../../graphql/with-timeout.ts'
import { DEAD_LETTERS } from '../../jobs/job-queue.ts'
import { measureDisk } from './free-disk.ts'
import type { RecentWork } from './recent-work.ts'
import { type BackupState, lastFinished, listWaitingJobs, readBackups } from './status-store.ts'

const TIMEOUT_MS = 2000

/** The names of queues and periodic jobs, of features that the server does not know. */
export interface WatchedWork {
  mailQueue: string
  stripeQueue: string
  reconciliation: string
  issuing: string
}

interface StatusSources {
  config: Config
  database: Database
  recent: RecentWork
  work: WatchedWork
  certificate: () => Promise<Measured>
}

const SILENT = unknown('the database does not answer')

/** Measures the figures of `FIGURE_RULES` at `now` (epoch ms). What a source does not answer within 2 s is unknown. */
export async function measureStatus(
  { config, database, recent, work, certificate }: StatusSources,
  now: number,
): Promise<Record<FigureName, Measured>> {
  const { db } = database
  const answered = <T>(reading: Promise<T>) => withTimeout(reading, TIMEOUT_MS).catch(() => null)
  const [jobs, finished, backups] = await Promise.all([
    answered(listWaitingJobs(db)),
    answered(lastFinished(db, [work.reconciliation, work.issuing])),
    answered(readBackups(db)),
  ])
  const { eventLoopMs, longestWaitMs, ...requests } = recent.figures
  const ageOf = (job: string, never: string): Measured => {
    if (!finished) return SILENT
    const at = finished.get(job)
    return at === undefined ? unknown(never) : valueOf(now - at, 'ago')
  }
  const undone = (queue: string, none: string): Measured => {
    if (!jobs) return SILENT
    const age = jobs.find((waiting) => waiting.queue === queue)?.undoneMs
    return age === null || age === undefined ? nothing(none) : valueOf(age)
  }
  const sellsNothing = nothing('the school sells nothing')
  return {
    errors: failedShare(requests),
    eventLoop: valueOf(eventLoopMs),
    poolWait: valueOf(longestWaitMs, 'in the last 5 minutes'),
    waitingJob: oldestJob(jobs),
    failedJobs: jobs ? valueOf(jobs.find(({ queue }) => queue === DEAD_LETTERS)?.jobs ?? 0) : SILENT,
    unsentMail: undone(work.mailQueue, 'all mails are sent'),
    stripeEvents: config.stripe ? undone(work.stripeQueue, 'all events are applied') : sellsNothing,
    reconciliation: config.stripe
      ? ageOf(work.reconciliation, 'no reconciliation is recorded')
      : sellsNothing,
    issuing: ageOf(work.issuing, 'no issuing is recorded'),
    backup: backupOf(config, backups),
    certificate: await certificate(),
    disk: await measureDisk(config, backups?.databaseBytes ?? null),
  }
}

function oldestJob(jobs: Awaited<ReturnType<typeof listWaitingJobs>> | null): Measured {
  if (!jobs) return SILENT
  const [oldest] = jobs
    .flatMap(({ queue, dueMs }) => (queue === DEAD_LETTERS || dueMs === null ? [] : [{ queue, dueMs }]))
    .sort((one, other) => other.dueMs - one.dueMs)
  return oldest ? valueOf(oldest.dueMs, `in ${oldest.queue}`) : nothing('no job waits')
}

function backupOf({ demo, storage }: Config, backups: BackupState | null): Measured {
  if (demo) return nothing('a demo is not backed up')
  if (!backups) return SILENT
  return measureBackups({ ...backups, filesMs: storage ? backups.filesMs : undefined })
}
