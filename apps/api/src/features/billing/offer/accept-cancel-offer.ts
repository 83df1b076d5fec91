import type {
  MutationUpdateExistingStripeSubscriptionArgs,
  UpdateSubscriptionResult,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { applyDiscount, type DiscountOutcome } from './apply-discount.ts'
import { findOfferNow } from './get-cancel-offer.ts'
import { findOfferedSubscription } from './offer-store.ts'

/** Refuses a discount. */
export const offerRefusal = refusedResult<UpdateSubscriptionResult>({
  currentPeriodEnd: null,
  currentPrice: null,
  discountPrice: null,
})

/**
 * Takes the discount that the viewer is offered now off their next payment, and returns when that is made, its regular price
 * and what comes off, as Stripe reckons them. Stripe is not asked about any other coupon. Errors: OFFER_ENDED,
 * BILLING_UNAVAILABLE. See docs/product/billing.md#canceling-and-the-offer.
 */
export async function acceptCancelOffer(
  { services, viewer }: UseCaseContext,
  { coupon }: MutationUpdateExistingStripeSubscriptionArgs,
): Promise<UpdateSubscriptionResult> {
  const found = await findOfferNow(services, viewer)
  if (!found?.offer || found.offer.couponId !== coupon) return offerRefusal('OFFER_ENDED')
  const { offer, subscription, stripeCustomerId } = found
  const done: { outcome?: DiscountOutcome } = {}
  await askStripe(services, 'apply the cancel offer', async (stripe) => {
    done.outcome = await applyDiscount(stripe, subscription.subscriptionId, coupon)
    await syncCustomer(services, stripeCustomerId)
  })
  if (done.outcome === undefined) return offerRefusal('BILLING_UNAVAILABLE')
  if (done.outcome === 'ended') return offerRefusal('OFFER_ENDED')
  // Where Stripe applied the discount and could not be read afterwards, its event brings the amounts later.
  const after = (await findOfferedSubscription(services.database.db, viewer.userId, coupon))?.subscription
  const { currentPeriodEnd } = after ?? subscription
  const nextAmount = after?.discount ? after.nextAmount : null
  return {
    currentPeriodEnd: currentPeriodEnd.getTime() / 1000,
    currentPrice: offer.normalPrice,
    discountPrice: offer.normalPrice - (nextAmount ?? offer.newPrice),
    error: null,
  }
}
