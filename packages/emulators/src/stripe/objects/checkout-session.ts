import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'
import type { Price } from './price.ts'

export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type CheckoutLine = Wire<Stripe.LineItem>

export interface CheckoutFacts {
  mode: 'payment' | 'subscription'
  customer: string | null
  customer_email: string | null
  client_reference_id: string | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string | null
  currency: string
  subtotal: number
  total: number
  discounts: CheckoutSession['discounts']
  allow_promotion_codes: boolean | null
  created: number
  expires_at: number
}

/** Adds an open checkout session with the address of its page. */
export function addCheckoutSession(books: AccountBooks, facts: CheckoutFacts): CheckoutSession {
  const id = books.newId('cs_test', 58)
  const session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: facts.allow_promotion_codes,
    allowed_payment_method_types: null,
    amount_subtotal: facts.subtotal,
    amount_total: facts.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancel_url,
    client_reference_id: facts.client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: facts.customer,
    customer_account: null,
    customer_creation: facts.mode === 'payment' ? 'if_required' : null,
    customer_details: null,
    customer_email: facts.customer_email,
    discounts: facts.discounts,
    expires_at: facts.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: facts.metadata,
    mode: facts.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: facts.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: facts.success_url,
    total_details: { amount_discount: facts.subtotal - facts.total, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: books.pageUrl(`/checkout/${id}`),
    wallet_options: null,
  } satisfies CheckoutSession
  books.objects.checkoutSessions.set(id, session)
  return session
}

/** Returns a line of a checkout. */
export function newCheckoutLine(
  books: AccountBooks,
  price: Price,
  amounts: { quantity: number; subtotal: number; discount: number },
): CheckoutLine {
  return {
    id: books.newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: amounts.discount,
    amount_subtotal: amounts.subtotal,
    amount_tax: 0,
    amount_total: amounts.subtotal - amounts.discount,
    currency: price.currency,
    description: books.objects.products.get(price.product)?.name ?? null,
    metadata: {},
    price,
    quantity: amounts.quantity,
  }
}
