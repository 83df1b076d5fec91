import type { AccountBooks } from '../../account/account-books.ts'
import type { PaymentOutcome } from '../../account/cards.ts'
import { invalid } from '../../account/refusal.ts'
import { type Invoice, subscriptionOf } from '../../objects/invoice.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import { payWith } from './collect.ts'
import { useCard } from '../pay-intent.ts'

/** Pays an open invoice with a card, which the subscription then keeps. */
export function payInvoice(
  books: AccountBooks,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  { present }: { present: boolean },
): PaymentOutcome {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open')
    throw invalid(`This invoice can no longer be paid, because its status is \`${invoice.status}\`.`)
  const outcome = payWith(books, invoice, method, { at: books.time(invoice.customer ?? undefined), present })
  if (outcome.result === 'succeeded' && method) useCard(books, method, subscriptionOf(invoice))
  return outcome
}
