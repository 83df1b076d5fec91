import type Stripe from 'stripe'
import { defineFeature } from '../../server/feature.ts'
import { billingContent } from './content/content.ts'
import { billingOperations } from './resolvers.ts'
import { createStripeClient } from './stripe/stripe-client.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The client of Stripe's API; null for a school that sells nothing. */
    stripe: Stripe | null
  }
}

export const billingFeature = defineFeature({
  operations: billingOperations,
  content: billingContent,
  services: async ({ config }): Promise<{ stripe: Stripe | null }> => ({
    stripe: await createStripeClient(config),
  }),
})
