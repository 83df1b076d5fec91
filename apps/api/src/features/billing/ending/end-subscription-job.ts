import { type Job, JobFailure } from '../../../server/jobs/job.ts'
import { askInJob } from '../stripe/ask-in-job.ts'
import { syncMember } from '../sync/sync-customer.ts'
import { endAtStripe } from './end-at-stripe.ts'
import { ENDING_QUEUE } from './send-endings.ts'

/**
 * Ends a subscription at Stripe that is over for the member, so that nothing is charged for it any more. To end it twice does
 * nothing. docs/product/billing.md#failed-payments
 */
export const endSubscriptionJob: Job = {
  queue: ENDING_QUEUE,
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
