import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Db } from '@section/db/connection.ts'
import { JOB_SCHEMA } from '@section/db/job-schema.ts'
import { withoutAddresses } from '../logged-error.ts'
import type { Services } from '../services.ts'
import { type Job, JobFailure, type JobHandler, type QueuedJob, type ScheduledJob } from './job.ts'

/** Jobs that failed for good, until an operator has seen to them. */
export const DEAD_LETTERS = 'dead-letters'
const DEAD_LETTERS_KEPT_SECONDS = 90 * 86_400

/** Shortest interval that pg-boss allows. */
const QUEUED_POLL_SECONDS = 0.5
const SCHEDULED_POLL_SECONDS = 15
/** Number of jobs that are fetched, run and settled together: one that hangs delays the others' results, not others' work. */
const BATCH_SIZE = 5
/** Interval of the search for jobs whose server died. */
const SUPERVISION_SECONDS = 15
/** A schedule's next run makes up for a failed one, and runs never pile up. */
const SCHEDULED: QueueOptions & { policy: 'short' } = { policy: 'short', retryLimit: 0, expireInSeconds: 600 }
/** Shorter than the time that a process has to end after a signal. */
const STOP_MS = 8000

type Data = Readonly<Record<string, unknown>>

export interface JobQueueOptions {
  jobs: readonly Job[]
  /** True if this process runs jobs; false if it only sends them. */
  works: boolean
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** The database has no job queue yet. */
export class JobQueueNotInstalled extends Error {
  override name = 'JobQueueNotInstalled'
}

/** A job to be sent. */
export interface NewJob {
  data: Data
  /** Earliest time of its first run; absent: at once. */
  startAfter?: Date
}

/** A job that failed for good. */
export interface DeadLetter {
  id: string
  queue: string
  /** Free of addresses and contents. */
  reason: string
  failedAt: Date
  data: Data
}

/** The queue of background work, in the product's own database. docs/decisions/background-work.md */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #options: JobQueueOptions
  readonly #handlers: JobHandler[] = []

  private constructor(boss: PgBoss, options: JobQueueOptions) {
    this.#boss = boss
    this.#options = options
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
    boss.on('error', (err) => log.warn({ err }, 'The job queue has an error'))
    boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The job queue has a warning'))
    await boss.start().catch((error: unknown) => {
      throw isNotInstalled(error) ? new JobQueueNotInstalled('The database was never migrated.') : error
    })
    await createQueues(boss, jobs)
    return new JobQueue(boss, options)
  }

  /** Adds jobs in this transaction; they run once it has committed, and only then. */
  async send(tx: Db, queue: string, jobs: readonly NewJob[]): Promise<void> {
    await this.#boss.insert(queue, [...jobs], { db: fromDrizzle(tx, sql) })
  }

  /** Runs the jobs of all features until `stop`. */
  async work(services: Services): Promise<void> {
    for (const job of this.#options.jobs)
      await ('cron' in job ? this.#workOnSchedule(job, services) : this.#workOnQueue(job, services))
  }

  /** Takes no more jobs, waits for those that run, and closes what they used. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: STOP_MS })
    for (const handler of this.#handlers.splice(0)) await handler.close()
  }

  /** Returns the jobs that failed for good, oldest first, at most a thousand. */
  async listDeadLetters(): Promise<DeadLetter[]> {
    const found = await this.#boss.findJobs<Data>(DEAD_LETTERS, { queued: true })
    return found.map(({ id, sourceName, sourceOutput, createdOn, data }) => ({
      id,
      queue: sourceName ?? '',
      // A job whose server died at every attempt has no output of ours.
      reason: sourceOutput && 'reason' in sourceOutput ? String(sourceOutput.reason) : 'its server ended',
      failedAt: createdOn,
      data,
    }))
  }

  /** Sends a job that failed for good to its queue again; returns false for an unknown id. */
  async retryDeadLetter(id: string): Promise<boolean> {
    return (await this.#boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0
  }

  async #workOnSchedule({ queue, cron, run, failure }: ScheduledJob, services: Services): Promise<void> {
    await this.#boss.schedule(queue, cron)
    await this.#boss.work(queue, { pollingIntervalSeconds: SCHEDULED_POLL_SECONDS }, async () => {
      await run(services, services.clock()).catch((err: unknown) => services.log.warn({ err }, failure))
    })
  }

  async #workOnQueue({ queue, concurrency, open }: QueuedJob, services: Services): Promise<void> {
    const handler = await open(services)
    this.#handlers.push(handler)
    const options = {
      pollingIntervalSeconds: QUEUED_POLL_SECONDS,
      localConcurrency: concurrency,
      // Whole batches follow each other without a pause, so that a cohort's mails leave at once.
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    } as const
    await this.#boss.work<Data, unknown, typeof options>(queue, options, (jobs) =>
      Promise.all(jobs.map((job) => this.#run(handler, job))),
    )
  }

  async #run(
    handler: JobHandler,
    { id, name, data, retryCount, retryLimit }: JobWithMetadata<Data>,
  ): Promise<JobResult> {
    try {
      await handler.run(data)
      return { id, status: 'completed' }
    } catch (error) {
      const expected = error instanceof JobFailure
      const reason = expected ? withoutAddresses(error.message) : 'unexpected error'
      const facts = {
        queue: name,
        jobId: id,
        attempt: retryCount + 1,
        reason,
        ...(expected ? {} : { err: error }),
      }
      if (retryCount < retryLimit && !(expected && error.permanent)) {
        this.#options.log.warn(facts, 'A job failed and is tried again')
        return { id, status: 'failed', output: { reason } }
      }
      this.#options.log.error(facts, 'A job was given up')
      await handler.onGivenUp(data)
      return { id, status: 'deadletter', output: { reason } }
    }
  }
}

/** The error of the library for a schema that does not exist. */
const isNotInstalled = (error: unknown) =>
  error instanceof Error && error.message === 'pg-boss is not installed'

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const queues = jobs.map((job) => ({
    name: job.queue,
    options: 'cron' in job ? SCHEDULED : { ...job.options, deadLetter: DEAD_LETTERS },
  }))
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS })
  for (const { name, options } of queues) if (!existing.has(name)) await boss.createQueue(name, options)
}
