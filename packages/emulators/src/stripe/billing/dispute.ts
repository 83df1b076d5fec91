import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import type { WireCharge } from '../objects/charge.ts'
import { addDispute, type WireDispute } from '../objects/dispute.ts'

/**
 * The bank of a person takes back what is left of a charge, until it has decided who is right. It may state another amount, also
 * a greater one, because it reckons in its own currency.
 */
export function disputeCharge(books: AccountBooks, charge: WireCharge, amount?: number): WireDispute {
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.status !== 'succeeded' || left === 0 || charge.disputed)
    throw invalid(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' })
  const dispute = addDispute(books, charge, amount ?? left)
  charge.disputed = true
  books.emit('charge.dispute.created', dispute)
  books.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides a dispute: the school has lost the money, or gets it back. */
export function decideDispute(
  books: AccountBooks,
  dispute: WireDispute,
  status: 'lost' | 'won',
): WireDispute {
  if (isDecided(dispute)) throw invalid('This dispute is already closed.', { param: 'dispute' })
  changeAndTell(books, 'charge.dispute.closed', dispute, { status })
  if (status === 'won') books.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

/** Returns the dispute of a charge that keeps it from being refunded: one that is open, or lost. */
export const hindranceOf = (books: AccountBooks, { id }: WireCharge): WireDispute | undefined =>
  [...books.objects.disputes.values()].find(({ charge, status }) => charge === id && status !== 'won')

export const isDecided = ({ status }: WireDispute): boolean => status === 'lost' || status === 'won'
