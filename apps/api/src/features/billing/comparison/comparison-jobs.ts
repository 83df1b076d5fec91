import { lastComparison } from '@section/domain/billing/comparison/comparison-time.ts'
import type { Job } from '../../../server/jobs/job.ts'
import { periodicJob } from '../../../server/jobs/periodic-job.ts'
import type { Services } from '../../../server/services.ts'
import { askInJob } from '../stripe/ask-in-job.ts'
import { compareWithStripe } from './compare-with-stripe.ts'

const QUEUE = 'compare-billing'
/** The periodic job that asks for a comparison each night. */
export const NIGHTLY_COMPARISON = 'nightly-billing-comparison'

/** Compares the books with Stripe every night, and tells the operator in the log. docs/product/billing.md#comparison */
export const comparisonJobs: readonly Job[] = [
  // No transaction waits for Stripe: the night only asks for the comparison, which runs on its own.
  periodicJob({
    queue: NIGHTLY_COMPARISON,
    latestPeriod: async ({ catalog }, now) => {
      const { day, at } = lastComparison(now, (await catalog.current()).timeZone)
      return { period: day, at }
    },
    async run({ services, tx }) {
      if (services.stripe) await services.jobs.send(tx, QUEUE, [{ key: QUEUE, data: {} }])
      return null
    },
    failure: 'The nightly comparison with Stripe could not be asked for',
  }),
  {
    queue: QUEUE,
    options: { policy: 'short', retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 900 },
    concurrency: 1,
    open: (services) => ({
      run: () => reportDifferences(services),
    }),
  },
]

async function reportDifferences(services: Services): Promise<void> {
  const compared = await askInJob(() => compareWithStripe(services, services.clock()))
  if (!compared) return
  const { differences, subscriptions, purchases } = compared
  for (const difference of differences) services.log.warn({ ...difference }, 'The books differ from Stripe')
  const summary = { subscriptions, purchases, differences: differences.length }
  if (differences.length > 0) services.log.error(summary, 'The books differ from Stripe; see billing:compare')
  else services.log.info(summary, 'The books are equal to Stripe')
}
