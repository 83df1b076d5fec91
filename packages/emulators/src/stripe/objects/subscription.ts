import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import { wholeList, type Wire } from '../account/wire.ts'
import { planOf, type Price } from './price.ts'

export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Subscription['items']['data'][number]

export interface SubscriptionFacts {
  id?: string
  customer: string
  items: readonly { price: Price; quantity: number }[]
  created: number
  period: { start: number; end: number }
  anchor: number
  trialEnd: number | null
  status: Subscription['status']
  metadata: Record<string, string>
  description: string | null
  method: string | null
}

/** Adds a subscription. It tells nobody yet: its creation is told when its first invoice is there. */
export function addSubscription(books: AccountBooks, facts: SubscriptionFacts): Subscription {
  const id = facts.id ?? books.newId('sub')
  const { created, trialEnd } = facts
  const items = facts.items.map((item) => newItem(books, id, { ...item, created, period: facts.period }))
  const subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: facts.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: items[0]?.price.currency ?? 'usd',
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: facts.method,
    default_source: null,
    default_tax_rates: [],
    description: facts.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: facts.status,
    test_clock: books.objects.customers.get(facts.customer)?.test_clock ?? null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : created,
  } satisfies Subscription
  books.objects.subscriptions.set(id, subscription)
  return subscription
}

/** Returns a new item of a subscription. */
function newItem(
  books: AccountBooks,
  subscription: string,
  facts: { price: Price; quantity: number; created: number; period: { start: number; end: number } },
): SubscriptionItem {
  return {
    id: books.newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: facts.created,
    current_period_end: facts.period.end,
    current_period_start: facts.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(facts.price),
    price: facts.price,
    quantity: facts.quantity,
    subscription,
    tax_rates: [],
  }
}

/** Returns the period that is paid now; all items of a subscription share it. */
export function currentPeriod({ items, created }: Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? created, end: item?.current_period_end ?? created }
}
