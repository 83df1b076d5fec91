import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '../../is-record.ts'
import { compareShapes } from './compare-shapes.fixture.ts'
import golden from './golden-objects.fixture.json' with { type: 'json' }
import { idOf } from './id-of.fixture.ts'
import { RETURN_TO, sellPlans } from './sold-plan.fixture.ts'
import { startStripeService, type StripeService } from './stripe-service.fixture.ts'

/** Where the emulator's objects differ from the golden ones, and why. All else must be equal, key by key. */
const DIFFERENCES: Record<string, string[]> = {
  // The library's version is a month younger than the golden objects and knows more parts.
  'billing_portal.configuration': [
    'features.subscription_pause added',
    'features.subscription_cancel.cancellation_reason.feedback_options added',
  ],
  'billing_portal.session': ['flow.customer_update added', 'flow.subscription_pause added'],
  'checkout.session': ['allowed_payment_method_types added'],
  dispute: ['intended_submission_method added', 'evidence_details.submission_method added'],
  payment_intent: ['allowed_payment_method_types added', 'payment_record added'],
  product: ['tax_details added'],
  setup_intent: ['allowed_payment_method_types added'],
  subscription: [
    'cancellation_details.feedback_option added',
    'items.data.current_trial added',
    'trial_settings.end_behavior.billing_cycle_anchor added',
  ],
  subscription_item: ['current_trial added'],
  // Refunds come when they are asked for; the four features of cards are optional and nothing reads them.
  charge: [
    'refunds missing',
    'payment_method_details.card.extended_authorization missing',
    'payment_method_details.card.incremental_authorization missing',
    'payment_method_details.card.multicapture missing',
    'payment_method_details.card.overcapture missing',
    'payment_method_details.card.electronic_commerce_indicator added',
  ],
  // The golden one still holds a field that Stripe took away in 2025; the price of a line has one of several forms.
  invoice: ['subscription missing', 'lines.data.pricing.price_details added'],
  // What pays an invoice, and what a line is for, are one of several kinds; the golden ones show none.
  invoice_payment: ['payment.payment_intent added'],
  line_item: ['pricing.price_details added'],
  // A plan is an id until it is expanded.
  subscription_schedule: [
    'pause_schedules added',
    'phases.items.trial added',
    'phases.items.plan is string, not object',
  ],
}

let service: StripeService
beforeAll(async () => {
  service = await startStripeService()
  await makeOneOfEach(service)
})
afterAll(() => service.close())

/** Makes at least one object of each kind, through the library and the pages. */
async function makeOneOfEach({ account, stripe }: StripeService): Promise<void> {
  const { unlimited } = await sellPlans(stripe)
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: 'off-200' } })
  const { id: customer } = await stripe.customers.create({ email: 'pat@example.com' })
  const terms = {
    ...RETURN_TO,
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: unlimited.id }],
  }
  const discounts = [{ coupon: 'off-200' }]
  const checkout = await stripe.checkout.sessions.create({ ...terms, discounts })
  account.payCheckoutSession(checkout.id, '4242424242424242')
  const later = await stripe.checkout.sessions.create({
    ...terms,
    subscription_data: { trial_period_days: 9 },
  })
  account.payCheckoutSession(later.id, '4000002500003155')
  const { subscription } = await stripe.checkout.sessions.retrieve(checkout.id)
  await stripe.subscriptions.update(idOf(subscription), { discounts })
  await stripe.subscriptionSchedules.create({ from_subscription: idOf(subscription) })
  const [charge] = (await stripe.charges.list({ customer })).data
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
  account.dispute(charge?.id ?? '')
  await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } })
  const flow_data: Stripe.BillingPortal.SessionCreateParams.FlowData = {
    type: 'subscription_cancel',
    subscription_cancel: { subscription: idOf(subscription) },
  }
  await stripe.billingPortal.sessions.create({ customer, flow_data })
  await stripe.testHelpers.testClocks.create({ frozen_time: 1 })
  const { id: gone } = await stripe.customers.create({})
  await stripe.customers.del(gone)
}

/** Returns the first object of a kind, wherever it is in the account. */
function firstOf(kind: string, within: unknown): unknown {
  if (Array.isArray(within))
    return within.map((part) => firstOf(kind, part)).find((found) => found !== undefined)
  if (!isRecord(within)) return undefined
  const isDeleted = within['deleted'] === true
  if (within['object'] === (isDeleted ? kind.replace('deleted_', '') : kind)) return within
  return firstOf(kind, Object.values(within))
}

test.each(Object.entries(golden.resources))(
  '%s of the emulator has the keys and kinds of Stripe’s',
  (kind, example) => {
    const { deletedCustomers, events, ...objects } = service.account.snapshot()
    const places: Record<string, unknown> = { deleted_customer: deletedCustomers, event: events }
    const ours = firstOf(kind, places[kind] ?? objects)
    expect(ours).toBeDefined()
    // What an event is about is an object of its own.
    const bare = (object: unknown) =>
      kind === 'event' && isRecord(object) ? { ...object, data: null } : object
    expect(compareShapes(bare(example), bare(ours))).toEqual(DIFFERENCES[kind] ?? [])
  },
)
