import { DAY_MS } from '../../time/durations.ts'
import { isOpening, PAID_STATUSES, type SubscriptionTerms } from '../subscription-access.ts'

/** A subscription as the notices see it. */
export interface NoticedSubscription extends SubscriptionTerms {
  readonly subscriptionId: string
  readonly discount: { readonly couponId: string } | null
  /** The moment at which the member wished that it ends; null for one that renews. */
  readonly canceledAt: number | null
}

/** What a member's bills hold at one moment. Amounts are in cents, instants in epoch ms. */
export interface NoticedBills {
  readonly subscriptions: readonly NoticedSubscription[]
  readonly payments: readonly {
    readonly paymentId: string
    readonly amountRefunded: number
    readonly paidAt: number
  }[]
  readonly purchases: readonly { readonly purchaseId: string; readonly purchasedAt: number }[]
}

export type SubscriptionNoticeKind = 'begun' | 'discounted' | 'failed' | 'mended' | 'ending' | 'ended'

/** A mail that is due, by what it reports. The key names the occasion, of which a member is told once. */
export type Notice = { readonly key: string } & (
  | { readonly kind: SubscriptionNoticeKind; readonly subscriptionId: string }
  /** `amount`: what was returned since the last reading, in cents. */
  | { readonly kind: 'refunded'; readonly paymentId: string; readonly amount: number }
  | { readonly kind: 'bought'; readonly purchaseId: string }
)

/** What happened longer ago than this is no news: the first reading of an old customer finds years of it. */
const NEWS_MS = 7 * DAY_MS

/**
 * Returns the mails that are due to a member whose bills were `before` and are `after` at `now` (epoch ms). See
 * docs/product/billing.md#mails.
 */
export function dueNotices(
  before: NoticedBills,
  after: NoticedBills,
  { graceDays, now }: { graceDays: number; now: number },
): Notice[] {
  const isNews = (moment: number) => now - moment <= NEWS_MS
  const known = new Map(before.subscriptions.map((each) => [each.subscriptionId, each]))
  const paid = new Map(before.payments.map((each) => [each.paymentId, each.amountRefunded]))
  const bought = new Set(before.purchases.map(({ purchaseId }) => purchaseId))
  const about = after.subscriptions.flatMap((subscription) => {
    const last = known.get(subscription.subscriptionId)
    const isOver = !isOpening(subscription, graceDays, now)
    return last || isNews(subscription.startedAt) ? subscriptionNotices(last, subscription, isOver) : []
  })
  const refunds = after.payments.flatMap(({ paymentId, amountRefunded, paidAt }): Notice[] => {
    const amount = amountRefunded - (paid.get(paymentId) ?? 0)
    const isDue = amount > 0 && (paid.has(paymentId) || isNews(paidAt))
    return isDue
      ? [{ kind: 'refunded', key: `refunded ${paymentId} ${amountRefunded}`, paymentId, amount }]
      : []
  })
  const purchases = after.purchases.flatMap(({ purchaseId, purchasedAt }): Notice[] => {
    const isDue = !bought.has(purchaseId) && isNews(purchasedAt)
    return isDue ? [{ kind: 'bought', key: `bought ${purchaseId}`, purchaseId }] : []
  })
  return [...about, ...refunds, ...purchases]
}

/** Returns the mails about one subscription; `before` is undefined for one that was not known. */
function subscriptionNotices(
  before: NoticedSubscription | undefined,
  after: NoticedSubscription,
  isOver: boolean,
): Notice[] {
  const { subscriptionId, currentPeriodStart, cancelAt, canceledAt, discount } = after
  const couponId = discount?.couponId
  const wasLive = before !== undefined && (isPaid(before) || isOwing(before))
  const goesOn = isPaid(after) && !isOver
  const due: Record<SubscriptionNoticeKind, unknown> = {
    begun: goesOn && !wasLive,
    discounted: wasLive && goesOn && couponId && couponId !== before.discount?.couponId,
    failed: isOwing(after) && !isOver,
    mended: wasLive && isOwing(before) && goesOn,
    // Who cancels while a payment is owed is told of the end, which comes at once.
    ending: goesOn && cancelAt !== null && cancelAt !== before?.cancelAt,
    ended: wasLive && isOver,
  }
  // A payment can fail once in each period. An end that was taken back can be wished for again, for the same day.
  const occasion: Record<SubscriptionNoticeKind, string | number | null | undefined> = {
    begun: '',
    discounted: couponId,
    failed: currentPeriodStart,
    mended: currentPeriodStart,
    ending: canceledAt ?? cancelAt,
    ended: before?.currentPeriodStart,
  }
  return SUBSCRIPTION_KINDS.flatMap((kind) =>
    due[kind]
      ? { kind, key: `${kind} ${subscriptionId} ${occasion[kind] ?? ''}`.trimEnd(), subscriptionId }
      : [],
  )
}

const SUBSCRIPTION_KINDS = ['begun', 'discounted', 'failed', 'mended', 'ending', 'ended'] as const

const isPaid = ({ status, refunded }: SubscriptionTerms) => PAID_STATUSES.includes(status) && !refunded

const isOwing = ({ status, refunded }: SubscriptionTerms) => status === 'past_due' && !refunded
