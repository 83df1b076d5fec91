import { setTimeout as wait } from 'node:timers/promises'
import { compareWithStripe } from '../../features/billing/comparison/compare-with-stripe.ts'
import { syncMember } from '../../features/billing/sync/sync-customer.ts'
import { markFailed } from '../../features/mail/delivery/outbox-store.ts'
import { MAIL_QUEUE } from '../../features/mail/outbox.ts'
import { type Job, JobFailure, type QueuedJob } from '../../server/jobs/job.ts'
import { runJobs } from '../../server/jobs/job-worker.ts'
import type { Services } from '../../server/services.ts'
import { jobs } from '../features.ts'
import { asking } from '../operator/billing-commands.ts'
import { OperatorError } from '../operator/operator-error.ts'
import { countDueJobs, countListeners, hastenJobs, insertRestoration, releaseJobs } from './restore-store.ts'

/** The reason that `jobs:failed` gives for a mail that was kept back. */
const HELD = 'held after a restore'
const LOOK_MS = 200

/**
 * Makes up for the time that a restored school has lost, before it is opened: runs all work that is due, reads what has
 * happened at Stripe, and keeps back every mail that this and the restored queue would send, because most were sent before.
 * Returns what was done. Errors: OperatorError while a server runs. docs/how-to/back-up-and-restore.md#restore
 */
export async function finishRestore(services: Services): Promise<string> {
  const { db } = services.database
  if (services.config.works || (await countListeners(db)) > 1)
    throw new OperatorError(
      'Servers or workers of this school run. Stop them, and finish the restore before they start.',
    )
  const failures = await catchUp(services)
  const synced = await readFromStripe(services)
  const held = await holdMails(services)
  const restoredTo = await insertRestoration(db, services.clock())
  return [
    `The school is as it was at ${restoredTo.toISOString()}, and work that has become due since then is done.`,
    synced,
    `${held} mails were kept back: jobs:failed lists them, and jobs:retry sends one.`,
    ...failures,
    'Start the servers and workers.',
  ].join('\n')
}

/** Runs what is due but for the mails. Returns a line for each schedule that failed; its next run makes up for that. */
async function catchUp(services: Services): Promise<string[]> {
  const failures: string[] = []
  for (const job of jobs) {
    if (!('cron' in job)) continue
    await job.run(services, services.clock()).catch((err: unknown) => {
      services.log.warn({ err }, job.failure)
      failures.push(`${job.failure}. Its next run tries again.`)
    })
  }
  await runWaiting(
    services,
    jobs.filter(({ queue }) => queue !== MAIL_QUEUE),
  )
  return failures
}

/** Applies what has happened at Stripe meanwhile. Returns what to tell the operator. */
async function readFromStripe(services: Services): Promise<string> {
  const compared = await asking(
    () => compareWithStripe(services, services.clock()),
    'Try again when it does.',
  )
  if (!compared) return 'The school sells nothing.'
  const members = new Set(compared.differences.flatMap(({ userId }) => userId ?? []))
  for (const userId of members) await asking(() => syncMember(services, userId), 'Try again when it does.')
  return `${members.size} members were read from Stripe again.`
}

/** Gives up every mail that waits, so that an operator decides about it. Returns their number. */
async function holdMails(services: Services): Promise<number> {
  const { db } = services.database
  let held = 0
  const holding: QueuedJob = {
    queue: MAIL_QUEUE,
    options: {},
    concurrency: 1,
    open: () => ({
      run: () => {
        held++
        return Promise.reject(new JobFailure(HELD, true))
      },
      onGivenUp: ({ outboxId }) => markFailed(db, services.mails, String(outboxId)),
    }),
  }
  await hastenJobs(db, MAIL_QUEUE)
  await runWaiting(services, [holding])
  return held
}

/** Runs the jobs of these queues until none is due. */
async function runWaiting(services: Services, some: readonly Job[]): Promise<void> {
  const queued = some.filter((job) => !('cron' in job))
  const names = queued.map(({ queue }) => queue)
  const { db } = services.database
  await releaseJobs(db, names)
  const close = await runJobs(queued, services)
  while ((await countDueJobs(db, names)) > 0) await wait(LOOK_MS)
  for (const name of names) await services.jobs.boss.offWork(name, { wait: true })
  await close()
}
