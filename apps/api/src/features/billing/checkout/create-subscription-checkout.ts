import type { CheckoutResult } from '@section/contract/generated/schema-types.ts'
import { offeredPlan, planSale } from '@section/domain/billing/selling/subscription-offer.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { type BillingCatalog, isOnSale } from '../billing-catalog-store.ts'
import { loadBuyer, type StoredBuyer } from './buyers-store.ts'
import { planOrder } from './order.ts'
import { type Decided, sell } from './sell.ts'

/** Begins the checkout of the plan that the viewer is offered. docs/product/billing.md#buying */
export async function createSubscriptionCheckout(context: MemberContext): Promise<CheckoutResult> {
  const { services, viewer, now } = context
  const catalog = await services.billingCatalog.current()
  const buyer = await loadBuyer(services.database.db, viewer.userId, now)
  return sell(context, buyer, (current) => offerOrder(current, catalog, now))
}

function offerOrder(buyer: StoredBuyer, { plans, discounts }: BillingCatalog, now: number): Decided {
  const sale = planSale(buyer, now)
  if (sale.kind === 'refused') return sale
  const plan = offeredPlan(plans.filter(isOnSale), buyer.lastPlanId)
  if (sale.kind === 'choice' || !plan) return { code: 'PRODUCT_NOT_SOLD' }
  const discount = discounts.find(({ kind }) => kind === 'POST_TRIAL')
  return { order: planOrder(plan, sale, discount, buyer) }
}
