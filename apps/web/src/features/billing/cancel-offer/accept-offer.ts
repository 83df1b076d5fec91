import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { AcceptedCoupon } from '@section/domain/billing/membership/coupon-parameter.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { track } from '../../../lib/tracking/tracking.ts'

const AcceptOfferDocument = graphql(`
  mutation AcceptOffer($coupon: String!) {
    updateExistingStripeSubscription(coupon: $coupon) {
      currentPeriodEnd
      currentPrice
      discountPrice
      error {
        code
      }
    }
  }
`)

/** The time after the discount at which its event is tracked. */
const TRACKING_DELAY_MS = 1_000

/** Takes the discount off the member's next payment, and tracks that a second later. */
export function useAcceptOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: acceptOffer,
    onSuccess: async (_accepted, coupon) => {
      setTimeout(() => track('Coupon Applied', { coupon }), TRACKING_DELAY_MS)
      // What is shown now leads to the confirmation, and does not turn into an offer that is gone meanwhile.
      await queryClient.invalidateQueries({ queryKey: ['billing'], refetchType: 'none' })
    },
    onError: () => track('Background Process Failed', { process: 'updateExistingStripeSubscription' }),
  })
}

async function acceptOffer(coupon: string): Promise<AcceptedCoupon> {
  const { updateExistingStripeSubscription } = await execute(AcceptOfferDocument, { coupon })
  const { currentPeriodEnd, currentPrice, discountPrice, error } = updateExistingStripeSubscription
  if (error || currentPeriodEnd === null || currentPrice === null || discountPrice === null)
    throw new Error(`The offer was not accepted: ${error?.code ?? 'no answer'}.`)
  return { currentPeriodEnd, currentPrice, discountPrice }
}
