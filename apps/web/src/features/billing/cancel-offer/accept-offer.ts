import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { type AcceptedCoupon, couponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
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

/**
 * Takes the discount off the member's next payment, leads from the offer to its confirmation, and tracks that a second later. The
 * news of the discount may take the offer off the page first, which is why none of this is left to the page.
 */
export function useAcceptOffer() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: acceptOffer,
    onSuccess: async (accepted, coupon) => {
      setTimeout(() => track('Coupon Applied', { coupon }), TRACKING_DELAY_MS)
      // What is shown now leads to the confirmation, and does not turn into an offer that is gone meanwhile.
      await queryClient.invalidateQueries({ queryKey: ['billing'], refetchType: 'none' })
      if (router.state.location.pathname !== pathTo('cancelOffer')) return
      await router.navigate({ to: pathTo('couponConfirmation'), search: { c: couponParameter(accepted) } })
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
