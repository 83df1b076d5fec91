import type { Job } from '../../../server/jobs/job.ts'
import { sendSync } from './sync-job.ts'
import { listLapsedCustomers } from './readings-store.ts'

/**
 * Reads the customers again for whom something that they pay for has ended since the last reading, such as the days of grace
 * of a failed payment, of which Stripe tells nothing. docs/product/billing.md#failed-payments
 */
export const lapsedJob: Job = {
  queue: 'read-lapsed-customers',
  cron: '*/5 * * * *',
  async run({ cacheInvalidation, jobs, stripe }, now) {
    if (!stripe) return
    await cacheInvalidation.transaction(async (tx) => {
      for (const customer of await listLapsedCustomers(tx, now)) await sendSync(tx, jobs, { customer })
    })
  },
  failure: 'Memberships that have ended could not be read again',
}
