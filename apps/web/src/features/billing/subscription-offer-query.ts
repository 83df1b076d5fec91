import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SubscriptionOfferQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

graphql(`
  fragment OfferedSubscription on Query {
    getSubscriptionOffer {
      plan {
        name
        amount
        currency
        features
      }
      dueNow
      firstAmount
      firstPaymentAt
      renewalAmount
      renewsAt
      promotionCode
      amountOff
    }
  }
`)

const SubscriptionOfferDocument = graphql(`
  query SubscriptionOffer {
    ...OfferedSubscription
  }
`)

export type SubscriptionOffer = NonNullable<SubscriptionOfferQuery['getSubscriptionOffer']>

/** The membership that is offered to the viewer, with its price; null for whom nothing is sold. */
export const subscriptionOfferQuery = queryOptions({
  queryKey: ['billing', 'subscription-offer'],
  queryFn: async () => (await execute(SubscriptionOfferDocument)).getSubscriptionOffer ?? null,
  // The amount that is charged at once depends on the day, and a page may stay open for days.
  refetchOnWindowFocus: 'always',
})
