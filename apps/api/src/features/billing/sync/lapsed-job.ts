import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Job } from '../../../server/jobs/job.ts'
import { listLapsedCustomers } from './readings-store.ts'
import { syncJob } from './sync-job.ts'

const QUEUE = 'sync-lapsed-customer'
/** The time for which somebody who has not been read is looked for, which is longer than servers are down. */
const UNREAD_MS = 7 * DAY_MS

/**
 * Read the customers again for whom something that they pay for has ended since the last reading, such as the days of grace of
 * a failed payment, of which Stripe tells nothing. What Stripe does not let us read for a week is left to the comparison.
 * docs/product/billing.md#failed-payments
 */
export const lapsedJobs: readonly Job[] = [
  {
    queue: 'read-lapsed-customers',
    cron: '*/5 * * * *',
    async run({ cacheInvalidation, jobs, stripe }, now) {
      if (!stripe) return
      await cacheInvalidation.transaction(async (tx) => {
        const lapsed = await listLapsedCustomers(tx, { from: now - UNREAD_MS, to: now })
        await jobs.send(
          tx,
          QUEUE,
          lapsed.map((customer) => ({ key: customer, data: { customer } })),
        )
      })
    },
    failure: 'Memberships that have ended could not be read again',
  },
  // An event must be followed by another reading while one runs. Here the next search finds what has not been read, so that one
  // job for each customer is enough, also while it is tried again.
  { ...syncJob, queue: QUEUE, options: { ...syncJob.options, policy: 'exclusive' } },
]
