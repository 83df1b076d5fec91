import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { currentPeriod, type Subscription } from '../objects/subscription.ts'
import { finalizeInvoice, payWith } from './invoices/collect.ts'
import { composeInvoice, couponsOf, type InvoicePlan } from './invoices/compose-invoice.ts'
import { nextPeriodEnd } from './periods.ts'

/** Begins the next period of a subscription and charges for it. A payment that fails leaves it past due. */
export function renew(books: AccountBooks, subscription: Subscription, at: number): void {
  const plan = renewalPlan(books, subscription, at)
  let invoice: Invoice | undefined
  changeAndTell(books, 'customer.subscription.updated', subscription, () => {
    for (const item of subscription.items.data) {
      item.current_period_start = plan.pays.start
      item.current_period_end = plan.pays.end
    }
    if (subscription.status === 'trialing') subscription.status = 'active'
    invoice = composeInvoice(books, subscription, plan)
    finalizeInvoice(books, invoice)
  })
  if (invoice?.status === 'open') payWith(books, invoice, cardOf(books, subscription), { at, present: false })
}

/** Charges at once for what a change in the middle of a period costs. */
export function invoiceProrations(books: AccountBooks, subscription: Subscription, at: number): void {
  const period = { start: at, end: at }
  const waits = [...books.objects.prorations.values()].some(
    (proration) => proration.subscription === subscription.id,
  )
  if (!waits) return
  const invoice = composeInvoice(books, subscription, {
    reason: 'subscription_update',
    at,
    pays: period,
    over: period,
    isTrial: false,
    items: [],
    coupons: [],
  })
  finalizeInvoice(books, invoice)
  if (invoice.status === 'open') payWith(books, invoice, cardOf(books, subscription), { at, present: false })
}

/** Returns what the invoice of the next period will hold. */
export function renewalPlan(books: AccountBooks, subscription: Subscription, at: number): InvoicePlan {
  const rhythm = subscription.items.data[0]?.price.recurring ?? { interval: 'year', interval_count: 1 }
  return {
    reason: 'subscription_cycle',
    at,
    pays: { start: at, end: nextPeriodEnd(subscription.billing_cycle_anchor, rhythm, at) },
    over: currentPeriod(subscription),
    isTrial: false,
    items: subscription.items.data.map((item) => ({ ...item, quantity: item.quantity ?? 1 })),
    coupons: couponsOf(books, subscription, at),
  }
}

/** Returns the card that a subscription pays with: its own, or its customer's. */
export function cardOf(books: AccountBooks, subscription: Subscription): PaymentMethod | undefined {
  const customer = books.objects.customers.get(subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? books.objects.paymentMethods.get(id) : undefined
}
