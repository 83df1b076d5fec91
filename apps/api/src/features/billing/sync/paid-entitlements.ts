import { accessUntil } from '@section/domain/billing/subscription-access.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import type { PaidEntitlements } from '../../members/accounts-store.ts'
import { type BillingRows, inMilliseconds } from '../billing-rows.ts'
import type { SoldItems } from './sold-items.ts'

/** The facts that decide which entitlements a member's payments open. */
interface Offer {
  sold: SoldItems
  snapshot: Pick<CatalogSnapshot, 'sessionsById' | 'timeZone'>
  graceDays: number
}

/** Returns the entitlements that a member's subscriptions and purchases open. docs/product/billing.md#what-a-payment-opens */
export function paidEntitlements(
  { subscriptions, purchases }: Pick<BillingRows, 'subscriptions' | 'purchases'>,
  { sold, snapshot, graceDays }: Offer,
): PaidEntitlements {
  const plans = new Map([...sold.plans.values()].map((plan) => [plan.planId, plan]))
  const products = new Map([...sold.products.values()].map((product) => [product.productId, product]))
  return {
    subscriptions: subscriptions.flatMap((row) => {
      const plan = plans.get(row.planId ?? '')
      const endsAt = accessUntil(inMilliseconds(row), graceDays)
      if (!plan || endsAt === null) return []
      const { subscriptionId, userId, startedAt } = row
      return [{ subscriptionId, userId, type: plan.area, startsAt: startedAt, endsAt: new Date(endsAt) }]
    }),
    purchases: purchases.flatMap(({ purchaseId, productId, userId, purchasedAt, refunded }) => {
      const product = products.get(productId)
      if (!product || refunded) return []
      const { area, sessionId, courseId } = product
      const label = startDay(snapshot, sessionId)
      return [{ purchaseId, userId, type: area, label, sessionId, courseId, startsAt: purchasedAt }]
    }),
  }
}

/** Returns the day on which a session begins, in the school's zone, by which the list of Mini-MBAs says that it starts soon. */
function startDay({ sessionsById, timeZone }: Offer['snapshot'], sessionId: string | null): string {
  const startAt = sessionId === null ? null : (sessionsById.get(sessionId)?.startAt ?? null)
  return startAt === null ? '' : dateIn(startAt, timeZone)
}
