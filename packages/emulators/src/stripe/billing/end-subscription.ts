import type { AccountBooks } from '../account/account-books.ts'
import { changeAndTell } from '../account/change.ts'
import { noSuch } from '../account/refusal.ts'
import { voidInvoice } from './invoices/void-invoice.ts'
import type { Subscription } from '../objects/subscription.ts'

/** Ends a subscription for ever, and the schedule that would have changed it. */
export function endSubscription(
  books: AccountBooks,
  subscription: Subscription,
  { at, reason }: { at: number; reason: 'cancellation_requested' | 'payment_failed' },
): void {
  if (isOver(subscription)) throw noSuch('subscriptions', subscription.id, 'id')
  const schedule =
    subscription.schedule === null ? undefined : books.objects.schedules.get(subscription.schedule)
  Object.assign(subscription, {
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    status: 'canceled',
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: subscription.cancellation_details?.reason ?? reason,
    },
  } satisfies Partial<Subscription>)
  const open =
    subscription.latest_invoice === null ? undefined : books.objects.invoices.get(subscription.latest_invoice)
  if (open?.status === 'open') Object.assign(open, { auto_advance: false, next_payment_attempt: null })
  books.emit('customer.subscription.deleted', subscription)
  if (schedule?.status === 'active') {
    Object.assign(schedule, { canceled_at: at, current_phase: null, status: 'canceled' })
    books.emit('subscription_schedule.canceled', schedule)
  }
}

/** Gives up a subscription whose first payment did not come within 23 hours. */
export function expireIncomplete(books: AccountBooks, subscription: Subscription, at: number): void {
  const invoice = books.objects.invoices.get(subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') voidInvoice(books, invoice, at)
  changeAndTell(books, 'customer.subscription.updated', subscription, {
    ended_at: at,
    status: 'incomplete_expired',
  })
}

/** True once nothing can change a subscription any more. */
export const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'
