import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Job } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { createMeetingService } from './meeting-service.ts'
import { forgetPauses, listUnregistered } from './paused-services-store.ts'
import { queueRegistrations, REGISTRATION_QUEUE } from './queue-registrations.ts'
import { openReconciling } from './reconcile-registration.ts'

/** The answers that one search queues, which take less than the hour until the next. */
const MOST_AT_ONCE = 1000

/** The jobs that keep the registrants of the meeting service equal to the answers to events. */
export const registrationJobs: readonly Job[] = [
  {
    queue: REGISTRATION_QUEUE,
    // One job of all servers runs at a time, so that a member is registered once, and nothing is asked beside a refusal. What
    // the service refuses is queued again by the job itself; these are the attempts of a job whose database or server failed.
    options: {
      policy: 'singleton',
      retryLimit: 9,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
    },
    concurrency: 1,
    open: openRegistration,
  },
  {
    queue: 'find-unregistered',
    cron: '25 * * * *',
    // The content of a demo brings answers of which its meeting service does not know yet.
    atStart: true,
    run: findUnregistered,
    failure: 'Members without an address of their event could not be looked for',
  },
]

function openRegistration(services: Services) {
  const meetings = createMeetingService(services.config)
  const reconcile = meetings && openReconciling(services, meetings)
  return {
    run: async ({ memberEventRsvpId }: Readonly<Record<string, unknown>>) =>
      reconcile?.(String(memberEventRsvpId), services.clock()),
  }
}

/** Queues the answers of which the meeting service does not know, e.g. because their event got its number later. */
async function findUnregistered(services: Services, now: number): Promise<void> {
  if (!services.config.zoom) return
  await services.cacheInvalidation.transaction(async (tx) => {
    await forgetPauses(tx, now - DAY_MS)
    await queueRegistrations(services, tx, await listUnregistered(tx, now, MOST_AT_ONCE))
  })
}
