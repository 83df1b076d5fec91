import type { CancelOffer } from '@section/contract/generated/schema-types.ts'
import { cancelOffer, type OfferedPrices } from '@section/domain/billing/membership/cancel-offer.ts'
import type { MemberViewer } from '../../../server/access/viewer.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { StoredDiscount } from '../billing-catalog-store.ts'
import { findOfferedSubscription, type OfferedSubscriptionRow } from './offer-store.ts'

type OfferServices = UseCaseContext<'billingCatalog' | 'database'>['services']

/** A subscription, the discount that the school offers, and at which prices it is offered to this member now. */
export type OfferNow = OfferedSubscriptionRow & {
  discount: StoredDiscount | null
  offer: (OfferedPrices & { couponId: string }) | null
}

/**
 * Returns what a member is offered now, before they cancel; undefined for members who manage no subscription of their own.
 * docs/product/billing.md#canceling-and-the-offer
 */
export async function findOfferNow(
  { billingCatalog, database }: OfferServices,
  { userId }: Pick<MemberViewer, 'userId'>,
): Promise<OfferNow | undefined> {
  const { discounts } = await billingCatalog.current()
  const discount = discounts.find(({ kind }) => kind === 'CANCEL_OFFER') ?? null
  const found = await findOfferedSubscription(database.db, userId, discount?.couponId ?? null)
  if (!found) return undefined
  const { subscription, taken } = found
  const prices = discount && cancelOffer(subscription, { amountOff: discount.amountOff, taken })
  return { ...found, discount, offer: prices ? { ...prices, couponId: discount.couponId } : null }
}

/** Returns the discount that the viewer is offered before canceling; null for members who manage no subscription. */
export async function getCancelOffer({
  services,
  viewer,
}: UseCaseContext<'billingCatalog' | 'database'>): Promise<CancelOffer | null> {
  const found = await findOfferNow(services, viewer)
  if (!found) return null
  const { offer, discount } = found
  const cancelConfigId = discount?.portalConfigId ?? null
  if (!offer || !discount?.texts) return { ...NO_OFFER, cancelConfigId }
  const { couponId: couponCode, normalPrice, newPrice } = offer
  return { offer: true, ...discount.texts, normalPrice, newPrice, couponCode, cancelConfigId }
}

const NO_OFFER = {
  offer: false,
  headline: null,
  subheadline: null,
  normalPrice: null,
  newPrice: null,
  couponCode: null,
  acceptCta: null,
  rejectCta: null,
}
