import { z } from 'zod'
import { transact } from '@section/db/transaction.ts'
import type { Job, JobHandler } from '../../../server/jobs/job.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import type { Services } from '../../../server/services.ts'
import { openAsking } from './ask-meeting-service.ts'
import { createMeetingService } from './meeting-service.ts'
import { queueRemovals, REMOVAL_QUEUE } from './queue-removals.ts'

const Removal = z.object({
  meetingNumber: z.string(),
  isWebinar: z.boolean(),
  registrantId: z.string(),
  email: z.string(),
  eventEnd: z.number(),
})

/** A job that is done is kept for this long, because it holds the address of somebody who is deleted. */
const KEPT_SECONDS = 3600

/** The job that takes somebody out at the meeting service of whom nothing is stored any more. */
export const removalJobs: readonly Job[] = [
  {
    queue: REMOVAL_QUEUE,
    options: {
      policy: 'singleton',
      retryLimit: 9,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 60,
      deleteAfterSeconds: KEPT_SECONDS,
    },
    concurrency: 1,
    open: openRemoval,
  },
]

function openRemoval(services: Services): JobHandler {
  const meetings = createMeetingService(services.config)
  const ask = openAsking(services)

  async function remove(data: JobData, now: number): Promise<void> {
    const removal = Removal.parse(data)
    const { meetingNumber, registrantId, eventEnd } = removal
    if (!meetings || eventEnd <= now) return
    const until = await ask({ id: registrantId, meetingNumber }, now, () =>
      meetings.cancel(removal, removal, now),
    )
    if (until === null) return
    await transact(services.database.db, (tx) => queueRemovals(services, tx, [removal], new Date(until)))
  }

  return { run: (data) => remove(data, services.clock()) }
}
