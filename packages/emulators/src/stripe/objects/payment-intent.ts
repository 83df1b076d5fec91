import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import { DECLINED } from '../account/cards.ts'
import type { Wire } from '../account/wire.ts'
import type { PaymentMethod } from './payment-method.ts'

export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type SetupIntent = Wire<Stripe.SetupIntent>

export interface IntentFacts {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata?: Record<string, string>
  created: number
  setup_future_usage?: 'off_session' | null
}

/** Adds an intent to take money, which still needs a card. */
export function addPaymentIntent(books: AccountBooks, facts: IntentFacts): PaymentIntent {
  const id = books.newId('pi')
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: books.newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: facts.created,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    description: facts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: facts.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies PaymentIntent
  books.objects.paymentIntents.set(id, intent)
  books.emit('payment_intent.created', intent)
  return intent
}

/** Adds an intent to store a card without taking money, whose person still has to confirm it. */
export function addSetupIntent(books: AccountBooks, method: PaymentMethod, created: number): SetupIntent {
  const id = books.newId('seti')
  const intent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: books.newId(`${id}_secret`),
    created,
    customer: method.customer,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: { type: 'use_stripe_sdk' },
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_action',
    usage: 'off_session',
  } satisfies SetupIntent
  books.objects.setupIntents.set(id, intent)
  books.emit('setup_intent.created', intent)
  return intent
}

/** Returns what an intent says of a card that was declined. */
export const declinedError = (
  method: PaymentMethod,
  charge: string,
): PaymentIntent['last_payment_error'] => ({
  charge,
  code: 'card_declined',
  decline_code: 'generic_decline',
  doc_url: 'https://stripe.com/docs/error-codes/card-declined',
  message: DECLINED,
  payment_method: method,
  type: 'card_error',
})
