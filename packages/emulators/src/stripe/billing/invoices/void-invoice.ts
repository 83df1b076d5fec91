import type { AccountBooks } from '../../account/account-books.ts'
import { invalid } from '../../account/refusal.ts'
import type { Invoice } from '../../objects/invoice.ts'

/** Takes an open invoice back for good: nobody can pay it any more. */
export function voidInvoice(books: AccountBooks, invoice: Invoice, at: number): void {
  if (invoice.status !== 'open')
    throw invalid(`You can only pass in open invoices. This invoice is ${invoice.status}.`)
  Object.assign(invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: at },
  } satisfies Partial<Invoice>)
  books.emit('invoice.voided', invoice)
}
