import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CancelOfferQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

export type CancelOffer = NonNullable<CancelOfferQuery['checkStripeSubscriptionDiscountOffer']> & {
  readonly currency: string
}

// The page does without the answer about a schedule, but is not shown when Stripe cannot give it.
const CancelOfferDocument = graphql(`
  query CancelOffer {
    checkStripeSubscriptionDiscountOffer {
      offer
      headline
      subheadline
      normalPrice
      newPrice
      couponCode
      acceptCta
      rejectCta
      cancelConfigId
    }
    checkIfStripeScheduledSubscription
    getMembershipBilling {
      currency
    }
  }
`)

/** What the member is offered before canceling; null for members without a subscription of their own. */
export const cancelOfferQuery = queryOptions({
  queryKey: ['billing', 'cancel-offer'],
  queryFn: async (): Promise<CancelOffer | null> => {
    const { checkStripeSubscriptionDiscountOffer: offer, getMembershipBilling: billing } =
      await execute(CancelOfferDocument)
    return offer && billing && { ...offer, currency: billing.currency }
  },
})
