import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CancelOfferQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

export type CancelOffer = NonNullable<CancelOfferQuery['checkStripeSubscriptionDiscountOffer']>
export interface CancelingMember {
  readonly offer: CancelOffer
  readonly billing: NonNullable<CancelOfferQuery['getMembershipBilling']>
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
      status
      endsAt
      currency
    }
  }
`)

/** The offer to a member before canceling, and their subscription; null for members without a subscription of their own. */
export const cancelOfferQuery = queryOptions({
  queryKey: ['billing', 'cancel-offer'],
  queryFn: async (): Promise<CancelingMember | null> => {
    const { checkStripeSubscriptionDiscountOffer: offer, getMembershipBilling: billing } =
      await execute(CancelOfferDocument)
    return offer && billing && { offer, billing }
  },
})
