import type { AccountBooks } from '../../account/account-books.ts'
import type { Invoice } from '../../objects/invoice.ts'
import { currentPeriod, type Subscription } from '../../objects/subscription.ts'
import { composeInvoice } from './compose-invoice.ts'
import { copyForSubscription } from '../copy-for-subscription.ts'
import { isOver } from '../end-subscription.ts'
import { renewalPlan } from '../renew.ts'
import { endPhase } from '../schedules.ts'
import { changeSubscription, type SubscriptionWish } from '../update-subscription.ts'

/**
 * Returns the next invoice of a subscription, after a change if one is given; null for one that ends before. It is found out by letting the change, the end of
 * the period and the phases until then happen in a copy, so that it is what will be charged to the cent.
 */
export function previewInvoice(
  books: AccountBooks,
  { id }: Subscription,
  change?: SubscriptionWish,
): Invoice | null {
  const copy = copyForSubscription(books, id)
  const subscription = copy.need('subscriptions', id)
  if (change && !isOver(subscription)) changeSubscription(copy, subscription, change)
  const { end } = currentPeriod(subscription)
  runPhases(copy, subscription, end)
  const endsBefore = subscription.cancel_at !== null && subscription.cancel_at <= end
  if (isOver(subscription) || endsBefore) return null
  const invoice = composeInvoice(copy, subscription, {
    ...renewalPlan(copy, subscription, end),
    reason: 'upcoming',
  })
  return { ...invoice, id: `upcoming_${invoice.id}`, next_payment_attempt: end }
}

/** Lets the phases end whose end comes with that of the period, or before it. */
function runPhases(copy: AccountBooks, subscription: Subscription, until: number): void {
  const schedule = copy.objects.schedules.get(subscription.schedule ?? '')
  const end = schedule?.current_phase?.end_date
  if (!schedule || end === undefined || end > until || isOver(subscription)) return
  endPhase(copy, schedule, subscription, end)
  runPhases(copy, subscription, until)
}
