import type { AccountBooks } from '../../account/account-books.ts'
import type { PaymentOutcome } from '../../account/cards.ts'
import { changeAndTell } from '../../account/change.ts'
import { addInvoicePayment, type Invoice, paymentOf, subscriptionOf } from '../../objects/invoice.ts'
import { addPaymentIntent } from '../../objects/payment-intent.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { couponOf } from '../discounts.ts'
import { type PaymentTry, payIntent } from '../pay-intent.ts'

const DAY = 86_400
/** After how many seconds a failed payment is tried again, by the number of attempts so far. After the last, the end. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY]

/**
 * Makes an invoice final: it gets its number and its page, becomes the subscription's latest, uses up what was for one invoice,
 * and gets the intent that will pay it, `intent` if that was paid before. Stripe waits an hour before it does this for a
 * renewal; the emulator does it at once.
 */
export function finalizeInvoice(books: AccountBooks, invoice: Invoice, intent?: string): void {
  const { created: at, id } = invoice
  const customer = books.need('customers', invoice.customer ?? '')
  books.objects.invoices.set(id, invoice)
  books.emit('invoice.created', invoice)
  const sequence = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = sequence + 1
  customer.currency = invoice.currency
  customer.balance = Math.min(invoice.total + invoice.starting_balance, 0)
  Object.assign(invoice, {
    effective_at: at,
    ending_balance: Math.min(invoice.total + invoice.starting_balance, 0),
    hosted_invoice_url: books.pageUrl(`/invoices/${id}`),
    invoice_pdf: books.pageUrl(`/invoices/${id}/pdf`),
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
  } satisfies Partial<Invoice>)
  invoice.status_transitions.finalized_at = at
  useUp(books, invoice)
  if (invoice.amount_due > 0) addInvoicePayment(books, invoice, intent ?? addIntentFor(books, invoice), at)
  books.emit('invoice.finalized', invoice)
  if (invoice.amount_due === 0) markPaid(books, invoice, at)
}

function addIntentFor(books: AccountBooks, invoice: Invoice): string {
  const { amount_due: amount, currency, customer } = invoice
  const isFirst = invoice.billing_reason === 'subscription_create'
  const description = isFirst ? 'Subscription creation' : 'Subscription update'
  return addPaymentIntent(books, { amount, currency, customer, description, created: invoice.created }).id
}

function useUp(books: AccountBooks, invoice: Invoice): void {
  const subscription = books.objects.subscriptions.get(subscriptionOf(invoice) ?? '')
  if (!subscription) return
  for (const { id, subscription: owner } of books.objects.prorations.values())
    if (owner === subscription.id) books.objects.prorations.delete(id)
  const used = new Set(invoice.discounts)
  const isOver = (id: string) => {
    const discount = books.need('discounts', id)
    const isOnce = couponOf(books, discount).duration === 'once'
    return (isOnce && used.has(id)) || (discount.end !== null && discount.end <= invoice.created)
  }
  for (const id of subscription.discounts.filter(isOver))
    books.emit('customer.discount.deleted', books.need('discounts', id))
  subscription.latest_invoice = invoice.id
  subscription.discounts = subscription.discounts.filter((id) => !isOver(id))
}

/** Tries to pay an open invoice with a card. */
export function payWith(
  books: AccountBooks,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  attempt: PaymentTry,
): PaymentOutcome {
  const intentId = paymentOf(books, invoice.id)?.payment.payment_intent
  const intent = books.need('paymentIntents', intentId ?? '')
  const outcome: PaymentOutcome = method
    ? payIntent(books, intent, method, attempt)
    : { result: 'declined', message: 'This customer has no card.' }
  if (outcome.result === 'succeeded') markPaid(books, invoice, attempt.at)
  else if (outcome.result === 'declined') markUnpaid(books, invoice, attempt)
  else {
    invoice.next_payment_attempt = null
    if (outcome.result === 'requires_confirmation') books.emit('invoice.payment_action_required', invoice)
    books.objects.pendingPayments.set(intent.id, {
      id: intent.id,
      target: invoice.id,
      method: method?.id ?? '',
    })
  }
  return outcome
}

/** Records that an invoice is paid; a subscription that waited for it is active again. */
export function markPaid(books: AccountBooks, invoice: Invoice, at: number): void {
  const payment = paymentOf(books, invoice.id)
  if (payment) {
    Object.assign(payment, { amount_paid: invoice.amount_due, status: 'paid' } satisfies Partial<
      typeof payment
    >)
    payment.status_transitions.paid_at = at
    books.emit('invoice_payment.paid', payment)
  }
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(invoice.attempt_count, payment ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  } satisfies Partial<Invoice>)
  invoice.status_transitions.paid_at = at
  books.emit('invoice.paid', invoice)
  books.emit('invoice.payment_succeeded', invoice)
  const waiting: Subscription['status'][] = ['incomplete', 'past_due', 'unpaid']
  const subscription = books.objects.subscriptions.get(subscriptionOf(invoice) ?? '')
  if (subscription && waiting.includes(subscription.status) && subscription.latest_invoice === invoice.id)
    changeAndTell(books, 'customer.subscription.updated', subscription, { status: 'active' })
}

/**
 * Records that a payment of an invoice failed. A renewal is tried again some days later; what a person tries meanwhile does not
 * change when.
 */
export function markUnpaid(books: AccountBooks, invoice: Invoice, { at, present }: PaymentTry): void {
  const attempts = present ? Math.max(invoice.attempt_count, 1) : invoice.attempt_count + 1
  const wait = RETRIES[attempts - 1]
  const isFirst = invoice.billing_reason === 'subscription_create'
  Object.assign(invoice, { attempt_count: attempts, attempted: true } satisfies Partial<Invoice>)
  if (!isFirst && !present) invoice.next_payment_attempt = wait === undefined ? null : at + wait
  books.emit('invoice.payment_failed', invoice)
  const subscription = books.objects.subscriptions.get(subscriptionOf(invoice) ?? '')
  if (subscription?.status === 'active')
    changeAndTell(books, 'customer.subscription.updated', subscription, { status: 'past_due' })
}
