import type { SubscriptionOffer } from '@section/contract/generated/schema-types.ts'
import { offeredPlan, offerTerms, planSale } from '@section/domain/billing/selling/subscription-offer.ts'
import type { ReadingContext } from '../../../server/graphql/operation.ts'
import { isOnSale } from '../billing-catalog-store.ts'
import { loadBuyer } from '../checkout/buyers-store.ts'
import { planResult } from './list-plans-on-sale.ts'

/**
 * Returns what `createSubscriptionCheckout` would sell the viewer, by the same rule; null for whom it sells nothing. A school
 * without a discount after trials offers none. docs/product/billing.md#buying
 */
export async function getSubscriptionOffer({
  services,
  reads,
  viewer,
  now,
}: ReadingContext<'billingCatalog'>): Promise<SubscriptionOffer | null> {
  // Every home asks for it, and whoever pays already is offered nothing.
  if (viewer.hasActiveSubscription) return null
  const { plans, discounts } = await services.billingCatalog.current()
  const buyer = await loadBuyer(reads, viewer.userId, now)
  const sale = planSale(buyer, now)
  const plan = offeredPlan(plans.filter(isOnSale), buyer.lastPlanId)
  if (sale.kind !== 'offer' || !plan) return null
  const discount = discounts.find(({ kind }) => kind === 'POST_TRIAL')
  const terms = offerTerms(plan, sale, discount?.amountOff ?? 0, now)
  return {
    plan: planResult(plan),
    ...terms,
    promotionCode: terms.amountOff > 0 ? (discount?.code ?? null) : null,
  }
}
