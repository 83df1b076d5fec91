import type { AccountBooks } from '../../account/account-books.ts'
import { paymentOf } from '../../objects/invoice.ts'

/** Returns the id of the charge that paid an invoice; null for one that is not paid, or cost nothing. */
export function chargeOf(books: AccountBooks, invoice: string): string | null {
  const intent = paymentOf(books, invoice)?.payment.payment_intent
  const charge = books.objects.charges.get(
    books.objects.paymentIntents.get(intent ?? '')?.latest_charge ?? '',
  )
  return charge?.paid ? charge.id : null
}
