import type {
  MutationUpdateExistingStripeSubscriptionArgs,
  UpdateSubscriptionResult,
} from '@section/contract/generated/schema-types.ts'
import type { OfferedPrices } from '@section/domain/billing/membership/cancel-offer.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { applyDiscount, type DiscountOutcome } from './apply-discount.ts'
import { findOfferNow } from './get-cancel-offer.ts'
import { findOfferedSubscription, type OfferedSubscriptionRow } from './offer-store.ts'

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
  if (!found) return offerRefusal('OFFER_ENDED')
  const { discount, subscription, stripeCustomerId } = found
  // A member who asks again, because the answer was lost, has it already.
  const isTaken = discount?.couponId === coupon && subscription.discount?.couponId === coupon
  const offer = isTaken ? pricesOf(subscription) : found.offer
  if (!offer || (!isTaken && found.offer?.couponId !== coupon)) return offerRefusal('OFFER_ENDED')
  const done: { outcome?: DiscountOutcome } = {}
  await askStripe(services, 'apply the cancel offer', async (stripe) => {
    done.outcome = await applyDiscount(stripe, subscription.subscriptionId, coupon)
    await syncCustomer(services, stripeCustomerId)
  })
  if (done.outcome === undefined) return offerRefusal('BILLING_UNAVAILABLE')
  if (done.outcome === 'ended') return offerRefusal('OFFER_ENDED')
  // Where Stripe applied the discount and could not be read afterwards, its event brings the amounts later.
  const after = (await findOfferedSubscription(services.database.db, viewer.userId, coupon))?.subscription
  const { normalPrice, newPrice } = after?.discount ? pricesOf(after) : offer
  return {
    currentPeriodEnd: (after ?? subscription).currentPeriodEnd.getTime() / 1000,
    currentPrice: normalPrice,
    discountPrice: normalPrice - newPrice,
    error: null,
  }
}

/** Returns what the next payment of a subscription costs without and with its discount, as Stripe reckons both. */
const pricesOf = ({ nextAmount, nextAmountOff }: OfferedSubscriptionRow['subscription']): OfferedPrices => ({
  normalPrice: (nextAmount ?? 0) + nextAmountOff,
  newPrice: nextAmount ?? 0,
})
