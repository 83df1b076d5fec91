import type { AccountBooks } from '../../account/account-books.ts'
import { DECLINED, type PaymentOutcome } from '../../account/cards.ts'
import { invalid } from '../../account/refusal.ts'
import type { CheckoutSession } from '../../objects/checkout-session.ts'
import type { Invoice } from '../../objects/invoice.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import { markUnpaid, markPaid } from '../invoices/collect.ts'
import { completeCheckout } from './pay-checkout.ts'
import { setUpCard, settleIntent, useCard } from '../pay-intent.ts'

/** A person completes or fails the confirmation of a payment, or a bank settles or returns it days later. */
export function confirmPayment(
  books: AccountBooks,
  intentId: string,
  outcome: 'complete' | 'fail',
): PaymentOutcome {
  const pending = books.objects.pendingPayments.get(intentId)
  if (!pending) throw invalid(`Nothing waits for the confirmation of ${intentId}.`)
  books.objects.pendingPayments.delete(intentId)
  const method = books.need('paymentMethods', pending.method)
  const at = books.time(method.customer ?? undefined)
  const succeeds = outcome === 'complete'
  if (succeeds) setUpCard(books, method.id)
  const session = books.objects.checkoutSessions.get(pending.target)
  const setup = books.objects.setupIntents.get(intentId)
  if (setup) {
    setup.status = succeeds ? 'succeeded' : 'requires_payment_method'
    setup.next_action = null
    books.emit(succeeds ? 'setup_intent.succeeded' : 'setup_intent.setup_failed', setup)
    if (!succeeds) return { result: 'declined', message: DECLINED }
    if (session) completeCheckout(books, session, { method, intent: null, at })
    return { result: 'succeeded' }
  }
  const intent = books.need('paymentIntents', intentId)
  const result = settleIntent(books, intent, method, { at, succeeds })
  if (session?.status === 'open' && succeeds) completeCheckout(books, session, { method, intent, at })
  else if (session?.status === 'complete') settleCheckout(books, session, { at, succeeds })
  const invoice = books.objects.invoices.get(pending.target)
  if (invoice) settleInvoice(books, invoice, { at, succeeds, method })
  return result
}

/** Tells what a bank answered to a checkout that was completed before. */
function settleCheckout(
  books: AccountBooks,
  session: CheckoutSession,
  { at, succeeds }: { at: number; succeeds: boolean },
): void {
  const invoice = session.invoice === null ? undefined : books.objects.invoices.get(session.invoice)
  if (invoice?.status === 'open') {
    if (succeeds) markPaid(books, invoice, at)
    else markUnpaid(books, invoice, { at, present: true })
  }
  if (succeeds) session.payment_status = 'paid'
  books.emit(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session)
}

function settleInvoice(
  books: AccountBooks,
  invoice: Invoice,
  { at, method, succeeds }: { at: number; method: PaymentMethod; succeeds: boolean },
): void {
  if (!succeeds) return markUnpaid(books, invoice, { at, present: true })
  markPaid(books, invoice, at)
  useCard(books, method, invoice.parent?.subscription_details?.subscription ?? null)
}
