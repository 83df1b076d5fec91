import type { Stripe } from 'stripe'
import type { AccountBooks } from '../account/account-books.ts'
import type { Wire } from '../account/wire.ts'
import type { Price } from './price.ts'
import { currentPeriod, type Subscription } from './subscription.ts'

export type Schedule = Wire<Stripe.SubscriptionSchedule>
export type Phase = Schedule['phases'][number]

/** Adds a schedule that manages a subscription; its only phase is the current period as it is. */
export function addSchedule(
  books: AccountBooks,
  subscription: Subscription,
  created: number,
  id?: string,
): Schedule {
  const { end, start } = currentPeriod(subscription)
  const phase = newPhase({
    items: subscription.items.data.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 })),
    discounts: subscription.discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
    start,
    end,
    metadata: {},
    prorates: true,
    trialEnd: subscription.status === 'trialing' ? subscription.trial_end : null,
  })
  const schedule = {
    id: id ?? books.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { end_date: end, start_date: start },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  } satisfies Schedule
  books.objects.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  books.emit('subscription_schedule.created', schedule)
  return schedule
}

export interface PhaseFacts {
  items: readonly { price: Price; quantity: number }[]
  discounts: Phase['discounts']
  start: number
  end: number
  metadata: Record<string, string>
  prorates: boolean
  trialEnd: number | null
}

/** Returns a phase of a schedule. */
export function newPhase(facts: PhaseFacts): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: facts.items[0]?.price.currency ?? 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: facts.discounts,
    end_date: facts.end,
    invoice_settings: null,
    items: facts.items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: [],
      trial: null,
    })),
    metadata: facts.metadata,
    on_behalf_of: null,
    proration_behavior: facts.prorates ? 'create_prorations' : 'none',
    start_date: facts.start,
    transfer_data: null,
    trial_end: facts.trialEnd,
  } satisfies Phase
}
