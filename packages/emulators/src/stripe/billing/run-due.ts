import type { AccountBooks } from '../account/account-books.ts'
import { currentPeriod, type Subscription } from '../objects/subscription.ts'
import { payWith } from './invoices/collect.ts'
import { endSubscription, expireIncomplete, isOver } from './end-subscription.ts'
import { expireCheckout } from './checkout/pay-checkout.ts'
import { cardOf, renew } from './renew.ts'
import { endPhase } from './schedules.ts'

const FIRST_PAYMENT_WITHIN = 23 * 3600

/** What happens to a subscription at a moment that comes by itself. */
interface DueMoment {
  at: number
  happen: () => void
}

/** Lets happen, in the order of their moments, all that is due by the time of each customer. */
export function runDue(books: AccountBooks): void {
  for (const session of books.objects.checkoutSessions.values())
    if (session.status === 'open' && session.expires_at <= books.time(session.customer ?? undefined))
      expireCheckout(books, session)
  for (const subscription of books.objects.subscriptions.values()) {
    const now = books.time(subscription.customer)
    for (
      let due = nextMoment(books, subscription);
      due && due.at <= now;
      due = nextMoment(books, subscription)
    )
      due.happen()
  }
}

/** Returns what comes first. Of what comes at once, a phase begins before an end or a renewal, so that they obey it. */
function nextMoment(books: AccountBooks, subscription: Subscription): DueMoment | undefined {
  if (isOver(subscription)) return undefined
  if (subscription.status === 'incomplete') {
    const at = subscription.created + FIRST_PAYMENT_WITHIN
    return { at, happen: () => expireIncomplete(books, subscription, at) }
  }
  const moments = [
    phaseEnd(books, subscription),
    subscription.cancel_at === null ? undefined : endAt(books, subscription, subscription.cancel_at),
    retry(books, subscription),
    renewalAt(books, subscription, currentPeriod(subscription).end),
  ].filter((moment) => moment !== undefined)
  return moments.sort((a, b) => a.at - b.at)[0]
}

function phaseEnd(books: AccountBooks, subscription: Subscription): DueMoment | undefined {
  const schedule =
    subscription.schedule === null ? undefined : books.objects.schedules.get(subscription.schedule)
  const at = schedule?.current_phase?.end_date
  if (!schedule || at === undefined) return undefined
  return { at, happen: () => endPhase(books, schedule, subscription, at) }
}

const endAt = (books: AccountBooks, subscription: Subscription, at: number): DueMoment => ({
  at,
  happen: () => endSubscription(books, subscription, { at, reason: 'cancellation_requested' }),
})

const renewalAt = (books: AccountBooks, subscription: Subscription, at: number): DueMoment => ({
  at,
  happen: () => renew(books, subscription, at),
})

/** A failed renewal is tried again; when the last attempt fails too, the subscription ends. */
function retry(books: AccountBooks, subscription: Subscription): DueMoment | undefined {
  const invoice = books.objects.invoices.get(subscription.latest_invoice ?? '')
  const at = invoice?.next_payment_attempt
  if (invoice?.status !== 'open' || at === null || at === undefined) return undefined
  return {
    at,
    happen: () => {
      const { result } = payWith(books, invoice, cardOf(books, subscription), { at, present: false })
      if (result === 'declined' && invoice.next_payment_attempt === null)
        endSubscription(books, subscription, { at, reason: 'payment_failed' })
    },
  }
}
