import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import { wholeList, type Wire } from '../account/wire.ts'
import type { InvoiceLine } from './invoice-line.ts'
import type { Subscription } from './subscription.ts'

export type Invoice = Wire<Stripe.Invoice>
export type InvoicePayment = Wire<Stripe.InvoicePayment>

export interface InvoiceFacts {
  id: string
  subscription: Subscription
  lines: InvoiceLine[]
  reason: Invoice['billing_reason']
  created: number
  period: { start: number; end: number }
  discounts: { discount: string; amount: number }[]
}

/** Returns an invoice of a subscription as a draft. It is not among the account's invoices yet. */
export function newInvoice(books: AccountBooks, facts: InvoiceFacts): Invoice {
  const { id, subscription, lines } = facts
  const customer = books.need('customers', subscription.customer)
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const total = subtotal - facts.discounts.reduce((sum, { amount }) => sum + amount, 0)
  // What an earlier change of plan left over is spent first.
  const { balance } = customer
  const due = Math.max(total + balance, 0)
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created: facts.created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: facts.discounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: facts.period.end,
    period_start: facts.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: facts.discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Invoice
}

/** Adds the link between an invoice and the intent that pays it. */
export function addInvoicePayment(
  books: AccountBooks,
  invoice: Invoice,
  intent: string,
  created: number,
): void {
  const payment = {
    id: books.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies InvoicePayment
  books.objects.invoicePayments.set(payment.id, payment)
}

/** Returns the link between an invoice and the intent that pays it, if there is one. */
export function paymentOf(books: AccountBooks, invoice: string): InvoicePayment | undefined {
  for (const payment of books.objects.invoicePayments.values())
    if (payment.invoice === invoice) return payment
  return undefined
}

/** Returns the subscription whose invoice it is. */
export const subscriptionOf = ({ parent }: Invoice): string | null =>
  parent?.subscription_details?.subscription ?? null
