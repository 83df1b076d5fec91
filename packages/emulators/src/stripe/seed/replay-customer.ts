import type { StripeAccount } from '../account/stripe-account.ts'
import { endSubscription, isOver } from '../billing/end-subscription.ts'
import { openCheckout } from '../billing/checkout/open-checkout.ts'
import { useCard } from '../billing/pay-intent.ts'
import { replacePhases } from '../billing/schedules.ts'
import { startSubscription } from '../billing/start-subscription.ts'
import { updateSubscription } from '../billing/update-subscription.ts'
import { addCustomer } from '../objects/customer.ts'
import { addPaymentMethod } from '../objects/payment-method.ts'
import { addSchedule } from '../objects/schedule.ts'
import { currentPeriod, type Subscription } from '../objects/subscription.ts'
import type { SeededCustomer, SeededPurchase, SeededSubscription } from './account-seed.ts'

/** The past of an account. */
export interface Past {
  account: StripeAccount
  /** Its time in epoch seconds, which goes back for each customer. */
  clock: { now: number }
  /** The ids that objects shall have, by those that they got. */
  names: Map<string, string>
}

const GOOD_CARD = '4242424242424242'
const FAILING_CARD = '4000000000000341'

/** Lets a customer come, subscribe, buy and pay again. */
export function replayCustomer(past: Past, customer: SeededCustomer): void {
  const { account, clock, names } = past
  const present = clock.now
  const moments = [
    ...customer.subscriptions.map(({ startedAt }) => startedAt),
    ...customer.purchases.map(({ purchasedAt }) => purchasedAt),
  ]
  clock.now = Math.min(present, ...moments)
  addCustomer(account, { ...customer, created: clock.now })
  const byStart = customer.subscriptions.toSorted((a, b) => a.startedAt - b.startedAt)
  for (const subscription of byStart) replaySubscription(past, customer, subscription, present)
  for (const purchase of customer.purchases) replayPurchase(past, customer, purchase)
  clock.now = present
  const charges = [...account.objects.charges.values()].filter(
    (charge) => charge.customer === customer.id && charge.paid,
  )
  for (const payment of customer.payments) {
    const charge = charges.find(({ id, created }) => created === payment.paidAt && !names.has(id))
    if (!charge) continue
    names.set(charge.id, payment.id)
    if (payment.amountRefunded > 0) account.refund(charge.id, payment.amountRefunded)
  }
}

function replaySubscription(
  past: Past,
  customer: SeededCustomer,
  seed: SeededSubscription,
  present: number,
): void {
  const { account, clock, names } = past
  clock.now = seed.startedAt
  const price = account.need('prices', seed.price)
  const method = addPaymentMethod(account, { customer: customer.id, number: GOOD_CARD, created: clock.now })
  const taken = (price.unit_amount ?? 0) - (seed.firstAmount ?? price.unit_amount ?? 0)
  const coupon = [...account.objects.coupons.values()].find(({ amount_off: off }) => off === taken)
  const { subscription } = startSubscription(account, {
    id: seed.id,
    customer: customer.id,
    items: [{ price, quantity: 1 }],
    trialEnd: seed.trialEnd,
    discounts: coupon ? [{ coupon: coupon.id }] : [],
    metadata: {},
    description: null,
    method,
    at: clock.now,
  })
  useCard(account, method, subscription.id)
  const failing = seed.failedAt
  if (failing !== null && failing > seed.startedAt) {
    clock.now = failing - 1
    account.runDue()
    useCard(
      account,
      addPaymentMethod(account, { customer: customer.id, number: FAILING_CARD, created: clock.now }),
      subscription.id,
    )
  }
  clock.now = seed.endedAt ?? seed.canceledAt ?? present
  account.runDue()
  if (seed.openInvoice !== null && subscription.latest_invoice !== null)
    names.set(subscription.latest_invoice, seed.openInvoice)
  if (seed.endedAt !== null && !isOver(subscription))
    endSubscription(account, subscription, { at: seed.endedAt, reason: 'cancellation_requested' })
  if (isOver(subscription)) return
  if (seed.coupon !== null)
    updateSubscription(account, subscription, { discounts: [{ coupon: seed.coupon }] })
  if (seed.canceledAt !== null) updateSubscription(account, subscription, { cancel_at_period_end: true })
  if (seed.schedule) replaySchedule(account, subscription, seed.schedule, present)
}

/** Lets another price begin with the next period. */
function replaySchedule(
  account: StripeAccount,
  subscription: Subscription,
  { id, price }: NonNullable<SeededSubscription['schedule']>,
  at: number,
): void {
  const schedule = addSchedule(account, subscription, at, id)
  const { start, end } = currentPeriod(subscription)
  const items = subscription.items.data.map((item) => ({ price: item.price.id, quantity: item.quantity }))
  const discounts = subscription.discounts.map((discount) => ({ discount }))
  replacePhases(
    account,
    schedule,
    [
      { items, discounts, start_date: start, end_date: end, proration_behavior: 'none' },
      { items: [{ price }], discounts, proration_behavior: 'none' },
    ],
    at,
  )
}

function replayPurchase(
  { account, clock, names }: Past,
  customer: SeededCustomer,
  seed: SeededPurchase,
): void {
  clock.now = seed.purchasedAt
  const session = openCheckout(account, {
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: seed.price }],
    success_url: '/',
  })
  account.payCheckoutSession(session.id, GOOD_CARD)
  names.set(session.id, seed.id)
}
