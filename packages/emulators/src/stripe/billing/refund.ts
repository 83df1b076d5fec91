import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { hindranceOf } from './dispute.ts'
import { invalid } from '../account/refusal.ts'
import type { Wire } from '../account/wire.ts'
import type { WireCharge } from '../objects/charge.ts'

export type Refund = Wire<Stripe.Refund>

/** Gives money of a charge back, all that is left of it without an amount. A subscription that it paid for goes on. */
export function refundCharge(
  books: AccountBooks,
  charge: WireCharge,
  {
    amount,
    metadata = {},
    reason = null,
  }: { amount?: number; metadata?: Record<string, string>; reason?: Refund['reason'] } = {},
): Refund {
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.status !== 'succeeded')
    throw invalid(`Charge ${charge.id} is not refundable: it has not been paid.`, { param: 'charge' })
  if (hindranceOf(books, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const refunded = amount ?? left
  if (refunded < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (refunded > left)
    throw invalid(
      `Refund amount ($${(refunded / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    )
  const refund = {
    id: books.newId('re'),
    object: 'refund',
    amount: refunded,
    balance_transaction: books.newId('txn'),
    charge: charge.id,
    created: books.time(charge.customer ?? undefined),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Refund
  books.objects.refunds.set(refund.id, refund)
  changeAndTell(books, 'charge.refunded', charge, {
    amount_refunded: charge.amount_refunded + refunded,
    refunded: refunded === left,
  })
  books.emit('refund.created', refund)
  return refund
}
