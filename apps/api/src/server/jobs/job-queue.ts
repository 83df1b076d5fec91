import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type Queue } from 'pg-boss'
import type { Database, Db } from '@section/db/connection.ts'
import { inTransaction, JOB_SCHEMA } from '@section/db/job-schema.ts'
import { currentWork } from '../observability/current-work.ts'
import { loggedError } from '../log/logged-error.ts'

/** The queue of jobs that failed for good, where they stay until an operator runs them again. */
export const DEAD_LETTERS = 'dead-letters'
const DEAD_LETTERS_KEPT_SECONDS = 90 * 86_400

/** Interval of the search for jobs whose server died. */
const SUPERVISION_SECONDS = 15
/** A schedule's next run makes up for a failed one, and runs never pile up. */
const SCHEDULED: Omit<Queue, 'name'> = { policy: 'short', retryLimit: 0, expireInSeconds: 600 }
/** Shorter than the time that a process has to end after a signal. */
const STOP_MS = 8000

export type JobData = Readonly<Record<string, unknown>>

export interface JobQueueOptions {
  /** The queues: of jobs that a schedule adds, and of those that are sent. */
  jobs: readonly ({ queue: string } & ({ cron: string } | { options: Omit<Queue, 'name'> }))[]
  /** True if this process runs jobs; false if it only sends them. */
  works: boolean
  /** Absent for commands, which print. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Thrown when the database has no job queue yet. */
export class JobQueueNotInstalled extends Error {
  override name = 'JobQueueNotInstalled'
}

/** A job to be sent. */
export interface NewJob {
  data: JobData
  /** Earliest time of its first run; absent: at once. */
  startAfter?: Date
  /**
   * In a queue of the policy `short`, one job of a key waits at a time; another is not added. In one of the policy `exclusive`
   * none is added either while one runs or is to be tried again.
   */
  key?: string
}

/** A job that failed for good. */
export interface DeadLetter {
  id: string
  queue: string
  /** Free of addresses and contents. */
  reason: string
  failedAt: Date
  data: JobData
}

/** The queue of background work, in the product's own database. docs/decisions/background-work.md */
export class JobQueue {
  readonly boss: PgBoss

  private constructor(boss: PgBoss) {
    this.boss = boss
  }

  /** Opens the queue. Jobs are not run before `work`. Errors: `JobQueueNotInstalled`. */
  static async open({ jobStore }: Pick<Database, 'jobStore'>, options: JobQueueOptions): Promise<JobQueue> {
    const { jobs, works, log } = options
    const boss = new PgBoss({
      ...jobStore,
      schema: JOB_SCHEMA,
      migrate: false,
      supervise: works,
      schedule: works,
      superviseIntervalSeconds: SUPERVISION_SECONDS,
      monitorIntervalSeconds: SUPERVISION_SECONDS,
    })
    boss.on('error', (given) => {
      const err = asError(given)
      if (log) log.warn({ err }, 'The job queue has an error')
      else console.warn('The job queue has an error', loggedError(err))
    })
    boss.on('warning', ({ message }) => log?.warn({ reason: message }, 'The job queue has a warning'))
    await boss.start().catch((error: unknown) => {
      throw isNotInstalled(error) ? new JobQueueNotInstalled('The database was never migrated.') : error
    })
    await createQueues(boss, jobs)
    return new JobQueue(boss)
  }

  /**
   * Adds jobs in this transaction; they run once it has committed, and only then. Their data hold the id of the request that
   * sends them.
   */
  async send(tx: Db, queue: string, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return
    const { requestId } = currentWork()
    const named = jobs.map(({ key, data, ...job }) => ({
      ...job,
      data: requestId === undefined ? data : { ...data, requestId },
      ...(key === undefined ? {} : { singletonKey: key }),
    }))
    await this.boss.insert(queue, named, { db: inTransaction(tx) })
  }

  /** Stops taking jobs and waits for those that run. */
  async stop(): Promise<void> {
    await this.boss.stop({ timeout: STOP_MS })
  }

  /** Returns the jobs that failed for good, oldest first, at most a thousand. */
  async listDeadLetters(): Promise<DeadLetter[]> {
    const found = await this.boss.findJobs<JobData>(DEAD_LETTERS, { queued: true })
    return found.map(({ id, sourceName, sourceOutput, createdOn, data }) => ({
      id,
      queue: sourceName ?? '',
      // A job whose server died at every attempt has no recorded reason.
      reason: sourceOutput && 'reason' in sourceOutput ? String(sourceOutput.reason) : 'its server ended',
      failedAt: createdOn,
      data,
    }))
  }

  /** Sends a job that failed for good to its queue again; returns false for an unknown id. */
  async retryDeadLetter(id: string): Promise<boolean> {
    return (await this.boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0
  }
}

/** Returns an error of the library, which hands on copies of some that are no errors any more. */
const asError = (given: Error) =>
  given instanceof Error ? given : Object.assign(new Error((given as Error).message), given)

/** The error of the library for a schema that does not exist. */
const isNotInstalled = (error: unknown) =>
  error instanceof Error && error.message === 'pg-boss is not installed'

async function createQueues(boss: PgBoss, jobs: JobQueueOptions['jobs']): Promise<void> {
  const queues = jobs.map((job) => ({
    name: job.queue,
    options: 'cron' in job ? SCHEDULED : { ...job.options, deadLetter: DEAD_LETTERS },
  }))
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS })
  for (const { name, options } of queues) if (!existing.has(name)) await boss.createQueue(name, options)
}
