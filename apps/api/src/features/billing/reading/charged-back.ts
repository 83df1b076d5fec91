import type Stripe from 'stripe'
import { amountChargedBack } from '@section/domain/billing/amount-charged-back.ts'
import { idOf } from '../stripe/id-of.ts'

/**
 * Returns what banks took back of these charges for good, in cents by the id of the charge, by the disputes that were lost. One
 * that is open, won or a mere inquiry takes nothing, and neither does one that is `prevented`: the bank has resolved it early by
 * a refund, which the charge tells itself. docs/product/billing.md#refunds
 */
export function amountsChargedBack(
  charges: readonly Stripe.Charge[],
  disputes: readonly Stripe.Dispute[],
): ReadonlyMap<string, number> {
  const lost = Map.groupBy(
    disputes.filter(({ status }) => status === 'lost'),
    ({ charge }) => idOf(charge),
  )
  return new Map(
    charges.map(({ id, amount, amount_refunded: amountRefunded }) => {
      const amountLost = (lost.get(id) ?? []).reduce((sum, dispute) => sum + dispute.amount, 0)
      return [id, amountChargedBack({ amount, amountRefunded, amountLost })]
    }),
  )
}
