import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { withoutAddresses } from '../log/logged-error.ts'
import { jobRuns, type RunningJob } from '../observability/channels.ts'
import { runAs } from '../observability/current-work.ts'
import { wellFormedId } from '../observability/request-ids.ts'
import type { JobData } from './job-queue.ts'
import type { Services } from '../services.ts'
import { type Job, JobFailure, type JobHandler, type QueuedJob, type ScheduledJob } from './job.ts'

/** Shortest interval that pg-boss allows. */
const QUEUED_POLL_SECONDS = 0.5
const SCHEDULED_POLL_SECONDS = 15
/** Number of jobs that are fetched, run and settled together: one that hangs delays the results of the others. */
const BATCH_SIZE = 5

type SentJob = JobWithMetadata<JobData>

/** Runs the jobs of all features until the queue is stopped. Returns a function that then closes what they used. */
export async function runJobs(jobs: readonly Job[], services: Services): Promise<() => Promise<void>> {
  const { boss } = services.jobs
  const handlers: JobHandler[] = []
  for (const job of jobs) {
    if ('cron' in job) await runOnSchedule(boss, job, services)
    else handlers.push(await runSentJobs(boss, job, services))
  }
  return async () => {
    for (const handler of handlers) await handler.close?.()
  }
}

async function runOnSchedule(boss: PgBoss, job: ScheduledJob, services: Services) {
  const { queue, cron, atStart, run, failure } = job
  await boss.schedule(queue, cron)
  // Servers that start together add one job, because at most one of a schedule waits.
  if (atStart) await boss.send(queue)
  await boss.work(queue, { pollingIntervalSeconds: SCHEDULED_POLL_SECONDS }, async () => {
    const running: RunningJob = { queue, since: performance.now() }
    await runAs({ queue }, () => jobRuns.tracePromise(attempt, running, undefined, running))
  })

  async function attempt(running: RunningJob): Promise<void> {
    try {
      await run(services, services.clock())
      running.outcome = 'done'
    } catch (err) {
      running.outcome = 'retried'
      services.log.warn({ err }, failure)
    }
  }
}

async function runSentJobs(boss: PgBoss, { queue, concurrency, open }: QueuedJob, services: Services) {
  const handler = await open(services)
  const options = {
    pollingIntervalSeconds: QUEUED_POLL_SECONDS,
    localConcurrency: concurrency,
    // Whole batches follow each other without a pause, so that a cohort's mails leave at once.
    batchSize: BATCH_SIZE,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const
  await boss.work<JobData, unknown, typeof options>(queue, options, (sent) =>
    Promise.all(sent.map((job) => runAsItself(handler, job, services))),
  )
  return handler
}

/** Runs a job under its own name and that of the request that sent it. */
function runAsItself(handler: JobHandler, job: SentJob, services: Services): Promise<JobResult> {
  const { name: queue, id: jobId, data } = job
  const requestId = wellFormedId(data['requestId'])
  const running: RunningJob = { queue, since: performance.now() }
  return runAs({ ...(requestId === undefined ? {} : { requestId }), queue, jobId }, () =>
    jobRuns.tracePromise(runSentJob, running, undefined, handler, job, services, running),
  )
}

async function runSentJob(
  handler: JobHandler,
  { id, name, data, retryCount, retryLimit }: SentJob,
  { log }: Services,
  running: RunningJob,
): Promise<JobResult> {
  try {
    await handler.run(data)
    running.outcome = 'done'
    return { id, status: 'completed' }
  } catch (error) {
    const expected = error instanceof JobFailure
    const reason = expected ? withoutAddresses(error.message) : 'unexpected error'
    const known = { queue: name, jobId: id, attempt: retryCount + 1, reason }
    const fields = expected ? known : { ...known, err: error }
    if (retryCount < retryLimit && !(expected && error.permanent)) {
      running.outcome = 'retried'
      log.warn(fields, 'A job failed and is tried again')
      return { id, status: 'failed', output: { reason } }
    }
    running.outcome = 'given-up'
    log.error(fields, 'A job was given up')
    await handler.onGivenUp?.(data)
    return { id, status: 'deadletter', output: { reason } }
  }
}
