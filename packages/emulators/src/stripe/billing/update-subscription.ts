import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { invalid } from '../account/refusal.ts'
import { currentPeriod, type Subscription } from '../objects/subscription.ts'
import { changeItems, type ItemWish } from './change-items.ts'
import { type DiscountWish, redeemAll } from './discounts.ts'
import { copyForSubscription } from './copy-for-subscription.ts'
import { isOver } from './end-subscription.ts'
import { invoiceProrations, renew } from './renew.ts'

/** What a subscription shall be; null takes away what was there. */
export interface SubscriptionWish {
  items?: readonly ItemWish[] | undefined
  discounts?: readonly DiscountWish[] | null | undefined
  cancel_at?: number | 'min_period_end' | 'max_period_end' | null | undefined
  cancel_at_period_end?: boolean | undefined
  default_payment_method?: string | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | undefined
  proration_behavior?: 'create_prorations' | 'always_invoice' | 'none' | undefined
  trial_end?: number | 'now' | undefined
}

/** Changes a subscription as the API and the portal do. A refused change changes nothing: it is tried in a copy first. */
export function updateSubscription(
  books: AccountBooks,
  subscription: Subscription,
  wish: SubscriptionWish,
): void {
  const copy = copyForSubscription(books, subscription.id)
  changeSubscription(copy, copy.need('subscriptions', subscription.id), wish)
  changeSubscription(books, subscription, wish)
}

/** Changes a subscription. One that is refused may be half changed. */
export function changeSubscription(
  books: AccountBooks,
  subscription: Subscription,
  wish: SubscriptionWish,
): void {
  if (isOver(subscription))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  refuseScheduled(subscription, wish)
  const at = books.time(subscription.customer)
  let endsTrial = false
  changeAndTell(books, 'customer.subscription.updated', subscription, () => {
    if (wish.items)
      changeItems(books, subscription, wish.items, { at, prorates: wish.proration_behavior !== 'none' })
    if (wish.discounts !== undefined) changeDiscounts(books, subscription, wish.discounts ?? [], at)
    changeEnd(subscription, wish, at)
    if (wish.default_payment_method !== undefined)
      subscription.default_payment_method = books.need(
        'paymentMethods',
        wish.default_payment_method,
        'default_payment_method',
      ).id
    if (wish.description !== undefined) subscription.description = wish.description
    if (wish.metadata !== undefined) subscription.metadata = wish.metadata
    if (wish.trial_end !== undefined) endsTrial = changeTrial(subscription, wish.trial_end, at)
  })
  if (endsTrial) renew(books, subscription, at)
  else if (wish.proration_behavior === 'always_invoice') invoiceProrations(books, subscription, at)
}

function refuseScheduled({ schedule }: Subscription, wish: SubscriptionWish): void {
  if (schedule === null) return
  const param = (['cancel_at', 'cancel_at_period_end'] as const).find((name) => wish[name] !== undefined)
  if (param)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      { param },
    )
}

function changeDiscounts(
  books: AccountBooks,
  subscription: Subscription,
  wishes: readonly DiscountWish[],
  at: number,
): void {
  const { currency, customer, id } = subscription
  const before = subscription.discounts
  subscription.discounts = redeemAll(books, wishes, { customer, currency, at, subscription: id, has: before })
  for (const gone of before.filter((discount) => !subscription.discounts.includes(discount)))
    books.emit('customer.discount.deleted', books.need('discounts', gone))
}

function changeEnd(subscription: Subscription, wish: SubscriptionWish, at: number): void {
  const { cancel_at: end, cancel_at_period_end: atPeriodEnd } = wish
  if (end !== undefined && atPeriodEnd)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (end === undefined && atPeriodEnd === undefined) return
  const periodEnd = currentPeriod(subscription).end
  const moment = typeof end === 'string' || atPeriodEnd ? periodEnd : (end ?? null)
  if (moment !== null && moment <= at)
    throw invalid('`cancel_at` must be a timestamp in the future.', { param: 'cancel_at' })
  Object.assign(subscription, {
    cancel_at: moment,
    cancel_at_period_end: atPeriodEnd ?? false,
    canceled_at: moment === null ? null : at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: moment === null ? null : 'cancellation_requested',
    },
  } satisfies Partial<Subscription>)
}

/** Moves the end of a trial; true when it shall end now. */
function changeTrial(subscription: Subscription, wanted: number | 'now', at: number): boolean {
  const end = wanted === 'now' ? at : wanted
  if (end < at)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    })
  Object.assign(subscription, { billing_cycle_anchor: end, trial_end: end } satisfies Partial<Subscription>)
  if (end === at) return true
  Object.assign(subscription, {
    status: 'trialing',
    trial_start: subscription.trial_start ?? at,
  } satisfies Partial<Subscription>)
  for (const item of subscription.items.data) item.current_period_end = end
  return false
}
