import { DAY_MS } from '../time/durations.ts'

/** A subscription as the notices see it. Amounts are in cents, moments in epoch ms. */
export interface NoticedSubscription {
  readonly subscriptionId: string
  readonly status: string
  readonly startedAt: number
  readonly currentPeriodStart: number
  readonly cancelAt: number | null
  readonly refunded: boolean
}

export interface NoticedPayment {
  readonly paymentId: string
  readonly amountRefunded: number
  readonly paidAt: number
}

export interface NoticedPurchase {
  readonly purchaseId: string
  readonly purchasedAt: number
}

/** What a member's bills hold at one moment. */
export interface NoticedBills {
  readonly subscriptions: readonly NoticedSubscription[]
  readonly payments: readonly NoticedPayment[]
  readonly purchases: readonly NoticedPurchase[]
}

/** A mail that is due, by what it reports. The key names the occasion, of which a member is told once. */
export type Notice =
  | {
      readonly kind: 'begun' | 'failed' | 'mended' | 'ending' | 'ended'
      readonly key: string
      readonly subscriptionId: string
    }
  | {
      readonly kind: 'refunded'
      readonly key: string
      readonly paymentId: string
      /** In cents, what was returned since the last reading. */
      readonly amount: number
    }
  | { readonly kind: 'bought'; readonly key: string; readonly purchaseId: string }

/** What was begun or bought longer ago is no news; a first reading of an old customer finds years of it. */
const NEWS_MS = 7 * DAY_MS

/**
 * Returns the mails that are due to a member whose bills have become `after` at `now` (epoch ms).
 * docs/product/billing.md#mails
 */
export function dueNotices(
  before: NoticedBills,
  after: NoticedBills,
  { graceDays, now }: { graceDays: number; now: number },
): Notice[] {
  const known = new Map(before.subscriptions.map((each) => [each.subscriptionId, each]))
  const paid = new Map(before.payments.map((each) => [each.paymentId, each]))
  const bought = new Set(before.purchases.map(({ purchaseId }) => purchaseId))
  const isNews = (moment: number) => now - moment <= NEWS_MS
  return [
    ...after.subscriptions.flatMap((subscription) => {
      const last = known.get(subscription.subscriptionId)
      return last || isNews(subscription.startedAt)
        ? subscriptionNotices(last, subscription, now - graceDays * DAY_MS)
        : []
    }),
    ...after.payments.flatMap(({ paymentId, amountRefunded, paidAt }): Notice[] => {
      const last = paid.get(paymentId)
      const amount = amountRefunded - (last?.amountRefunded ?? 0)
      if (amount <= 0 || !(last || isNews(paidAt))) return []
      return [{ kind: 'refunded', key: `refunded ${paymentId} ${amountRefunded}`, paymentId, amount }]
    }),
    ...after.purchases.flatMap(({ purchaseId, purchasedAt }): Notice[] =>
      bought.has(purchaseId) || !isNews(purchasedAt)
        ? []
        : [{ kind: 'bought', key: `bought ${purchaseId}`, purchaseId }],
    ),
  ]
}

/** Returns the mails about one subscription. The days of grace of a period that began before `graceSince` are over. */
function subscriptionNotices(
  before: NoticedSubscription | undefined,
  after: NoticedSubscription,
  graceSince: number,
): Notice[] {
  const { subscriptionId, currentPeriodStart, cancelAt } = after
  const wasRunning = before !== undefined && isRunning(before)
  const isOver = !isRunning(after) || (after.status === 'past_due' && currentPeriodStart <= graceSince)
  const due = {
    begun: !wasRunning && before?.status !== 'past_due' && isPaid(after),
    failed: after.status === 'past_due' && !isOver,
    mended: before !== undefined && isOwing(before) && isPaid(after),
    ending: cancelAt !== null && !isOver && before?.cancelAt !== cancelAt,
    ended: wasRunning && isOver,
  }
  const occasions = {
    begun: subscriptionId,
    failed: `${subscriptionId} ${currentPeriodStart}`,
    mended: `${subscriptionId} ${currentPeriodStart}`,
    ending: `${subscriptionId} ${cancelAt}`,
    ended: `${subscriptionId} ${before?.currentPeriodStart}`,
  }
  const kinds = ['begun', 'failed', 'mended', 'ending', 'ended'] as const
  return kinds.flatMap((kind) =>
    due[kind] ? { kind, key: `${kind} ${occasions[kind]}`, subscriptionId } : [],
  )
}

const isPaid = ({ status, refunded }: NoticedSubscription) =>
  (status === 'active' || status === 'trialing') && !refunded

const isOwing = ({ status }: NoticedSubscription) => status === 'past_due' || status === 'unpaid'

const isRunning = (subscription: NoticedSubscription) =>
  isPaid(subscription) || (subscription.status === 'past_due' && !subscription.refunded)
