import type Stripe from 'stripe'
import { idOf } from '../stripe/id-of.ts'

/**
 * Returns what banks took back for good, in cents by the id of the charge: the amounts of the disputes that were lost. One that is
 * open, won or a mere inquiry takes nothing. docs/product/billing.md#refunds
 */
export function amountsChargedBack(disputes: readonly Stripe.Dispute[]): ReadonlyMap<string, number> {
  const lost = disputes.filter(({ status }) => status === 'lost')
  return new Map(
    [...Map.groupBy(lost, ({ charge }) => idOf(charge))].map(([charge, each]) => [
      charge,
      each.reduce((sum, { amount }) => sum + amount, 0),
    ]),
  )
}
