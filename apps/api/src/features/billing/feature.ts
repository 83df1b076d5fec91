import type Stripe from 'stripe'
import { defineFeature } from '../../server/feature.ts'
import type { Services } from '../../server/services.ts'
import { BillingCatalogs } from './billing-catalog-store.ts'
import { billingContent } from './content/content.ts'
import { billingMails } from './mails/mails.ts'
import { reminderJob, remindersJob } from './notices/reminders.ts'
import { cancelRefundedJob } from './refunds/cancel-refunded.ts'
import { billingOperations } from './resolvers.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { mountStripeWebhook } from './webhooks/stripe-webhook.ts'
import { webhookJobs } from './webhooks/sync-job.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The client of Stripe's API; null for a school that sells nothing. */
    stripe: Stripe | null
    /** What the school sells. */
    billingCatalog: BillingCatalogs
  }
}

export const billingFeature = defineFeature({
  operations: billingOperations,
  mails: billingMails,
  routes: mountStripeWebhook,
  jobs: [...webhookJobs, cancelRefundedJob, remindersJob, reminderJob],
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
