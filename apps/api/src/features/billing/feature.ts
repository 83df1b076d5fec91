import type Stripe from 'stripe'
import { defineFeature } from '../../server/feature.ts'
import type { Services } from '../../server/services.ts'
import { BillingCatalogs } from './billing-catalog-store.ts'
import { comparisonJobs } from './comparison/comparison-jobs.ts'
import { billingContent } from './content/content.ts'
import { mountDemoStripe } from './demo/demo-stripe.ts'
import { billingMails } from './mails/mails.ts'
import { reminderJob, remindersJob } from './notices/reminder-jobs.ts'
import { endSubscriptionJob } from './ending/end-subscription-job.ts'
import { billingOperations } from './resolvers.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { lapsedJobs } from './sync/lapsed-job.ts'
import { syncJob } from './sync/sync-job.ts'
import { purgeEventsJob } from './webhooks/purge-events-job.ts'
import { mountStripeWebhook } from './webhooks/stripe-webhook.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The client of Stripe's API; null for a school that sells nothing. */
    stripe: Stripe | null
    /** The plans, products and discounts of the school. */
    billingCatalog: BillingCatalogs
  }
}

export const billingFeature = defineFeature({
  operations: billingOperations,
  mails: billingMails,
  async routes(app, services) {
    await mountStripeWebhook(app, services)
    await mountDemoStripe(app, services)
  },
  jobs: [
    syncJob,
    ...lapsedJobs,
    endSubscriptionJob,
    purgeEventsJob,
    ...comparisonJobs,
    remindersJob,
    reminderJob,
  ],
  content: billingContent,
  services: async ({
    config,
    database,
    cacheInvalidation,
    clock,
  }): Promise<Pick<Services, 'stripe' | 'billingCatalog'>> => ({
    stripe: await createStripeClient(config),
    billingCatalog: new BillingCatalogs(database.db, cacheInvalidation, clock),
  }),
})
