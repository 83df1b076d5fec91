import type Stripe from 'stripe'
import { defineFeature } from '../../server/feature.ts'
import { comparisonJobs } from './comparison/comparison-jobs.ts'
import { billingContent } from './content/content.ts'
import { cancelRefundedJob } from './refunds/cancel-refunded.ts'
import { billingOperations } from './resolvers.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { lapsedJob } from './sync/lapsed-job.ts'
import { syncJob } from './sync/sync-job.ts'
import { purgeEventsJob } from './webhooks/purge-events-job.ts'
import { mountStripeWebhook } from './webhooks/stripe-webhook.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The client of Stripe's API; null for a school that sells nothing. */
    stripe: Stripe | null
  }
}

export const billingFeature = defineFeature({
  operations: billingOperations,
  routes: mountStripeWebhook,
  jobs: [syncJob, lapsedJob, cancelRefundedJob, purgeEventsJob, ...comparisonJobs],
  content: billingContent,
  services: async ({ config }): Promise<{ stripe: Stripe | null }> => ({
    stripe: await createStripeClient(config),
  }),
})
