import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import type { CheckoutOperation } from './checkout/use-checkout.ts'

const BeginSubscriptionDocument = graphql(`
  mutation BeginSubscription {
    createStripeSubscriptionCheckoutSession {
      url
      error {
        code
      }
    }
  }
`)

/** Begins the checkout of what `subscriptionOfferQuery` answers. */
export const subscriptionCheckout: CheckoutOperation<void> = {
  process: 'createStripeSubscriptionCheckoutSession',
  run: async () => (await execute(BeginSubscriptionDocument)).createStripeSubscriptionCheckoutSession,
}
