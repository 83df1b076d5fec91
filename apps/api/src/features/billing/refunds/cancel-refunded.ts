import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import { endAtStripe } from '../ending/end-at-stripe.ts'
import { askInJob } from '../stripe/ask-in-job.ts'
import { syncMember } from '../sync/sync-customer.ts'
import { CANCELLATION_QUEUE } from './send-cancellations.ts'

/**
 * Ends a subscription at Stripe whose latest payment was returned in full, so that it does not renew. To end it twice does
 * nothing. docs/product/billing.md#refunds
 */
export const cancelRefundedJob: Job = {
  queue: CANCELLATION_QUEUE,
  options: {
    policy: 'short',
    retryLimit: 9,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
  },
  concurrency: 1,
  open: (services) => ({
    async run({ subscriptionId, userId }) {
      const { stripe } = services
      if (!stripe) throw new JobFailure('the school sells nothing', true)
      await endAtStripe(stripe, String(subscriptionId)).catch(() => {
        throw new JobFailure('Stripe did not end the subscription', false)
      })
      await askInJob(() => syncMember(services, String(userId)))
    },
  }),
}
