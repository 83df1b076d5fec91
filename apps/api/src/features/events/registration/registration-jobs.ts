import { DAY_MS } from '@section/domain/time/durations.ts'
import { transact } from '@section/db/transaction.ts'
import type { Job, JobHandler } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { createMeetingService } from './meeting-service.ts'
import { forgetPauses, listUnregistered } from './paused-services-store.ts'
import { queueRegistrations, REGISTRATION_QUEUE } from './queue-registrations.ts'
import { openReconciling } from './reconcile-registration.ts'
import { removalJobs } from './removal-jobs.ts'

/** The answers that one job is about, and the time that it takes for them; another one is about the rest. */
const PART = 100
/** This is shorter than the time for which a server that ends waits for its jobs. */
const MOST_MS = 5000

/** The jobs that keep the registrants of the meeting service equal to the answers to events. */
export const registrationJobs: readonly Job[] = [
  {
    queue: REGISTRATION_QUEUE,
    // One job of all servers runs at a time, so that a member is registered once, and nothing is asked beside a refusal. One more
    // waits, which finds what has changed meanwhile. The retries are those of a job whose database or server failed.
    options: {
      policy: 'stately',
      retryLimit: 9,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
    },
    concurrency: 1,
    open: openRegistration,
  },
  ...removalJobs,
  {
    queue: 'find-unregistered',
    cron: '* * * * *',
    // The content of a demo brings answers of which its meeting service does not know yet.
    atStart: true,
    run: findUnregistered,
    failure: 'Members without an address of their event could not be looked for',
  },
]

function openRegistration(services: Services): JobHandler {
  const meetings = createMeetingService(services.config)
  const reconcile = meetings && openReconciling(services, meetings)

  /** Makes the meeting service know of the answers to the soonest events, and queues the job for the rest. */
  async function reconcilePart(now: number): Promise<void> {
    if (!reconcile) return
    const { db } = services.database
    const latest = performance.now() + MOST_MS
    const ids = await listUnregistered(db, now, PART)
    let done = 0
    for (const id of ids) {
      if (performance.now() > latest) break
      await reconcile(id, now)
      done++
    }
    if (done < ids.length || ids.length === PART) await transact(db, (tx) => queueRegistrations(services, tx))
  }

  return { run: () => reconcilePart(services.clock()) }
}

/**
 * Queues the job if there are answers of which the meeting service does not know, e.g. because a pause is over, or their event got
 * its number later.
 */
async function findUnregistered(services: Services, now: number): Promise<void> {
  if (!services.config.zoom) return
  await transact(services.database.db, async (tx) => {
    await forgetPauses(tx, now - DAY_MS)
    const found = await listUnregistered(tx, now, 1)
    if (found.length > 0) await queueRegistrations(services, tx)
  })
}
