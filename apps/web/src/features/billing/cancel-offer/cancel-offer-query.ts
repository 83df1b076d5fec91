import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CancelOfferQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

export type CancelOffer = NonNullable<CancelOfferQuery['checkStripeSubscriptionDiscountOffer']>
export type CancelingMember = Pick<CancelOfferQuery, 'getMembershipBilling'> & { readonly offer: CancelOffer }

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
    }
  }
`)

/** What the member is offered before cancelling, and how they pay; null for members without a subscription of their own. */
export const cancelOfferQuery = queryOptions({
  queryKey: ['billing', 'cancel-offer'],
  queryFn: async (): Promise<CancelingMember | null> => {
    const { checkStripeSubscriptionDiscountOffer: offer, getMembershipBilling } =
      await execute(CancelOfferDocument)
    return offer && { offer, getMembershipBilling }
  },
})
