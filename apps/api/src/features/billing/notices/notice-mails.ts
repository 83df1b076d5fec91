import type { Notice, SubscriptionNoticeKind } from '@section/domain/billing/notices/due-notices.ts'
import { paymentTitle } from '@section/domain/billing/membership/payment-title.ts'
import { accessUntil } from '@section/domain/billing/subscription-access.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import type { BillingCatalog } from '../billing-catalog-store.ts'
import { type BillingRows, inMilliseconds } from '../billing-rows.ts'
import type { AppliedReading } from './applied-reading.ts'

interface NoticeContext {
  catalog: BillingCatalog
  graceDays: number
}

type Payment = BillingRows['payments'][number]
type Subscription = BillingRows['subscriptions'][number]

/** Returns the mail that tells a member of an occasion, with the amounts that Stripe stated; undefined if its subject is gone. */
export function toMail(notice: Notice, reading: AppliedReading, context: NoticeContext): Mail | undefined {
  const { userId, after } = reading
  switch (notice.kind) {
    case 'refunded': {
      const payment = after.payments.find(({ paymentId }) => paymentId === notice.paymentId)
      if (!payment) return undefined
      const { description, currency, receiptUrl } = payment
      const title = paymentTitle(description)
      return { kind: 'refund-made', userId, description: title, amount: notice.amount, currency, receiptUrl }
    }
    case 'bought': {
      const purchase = after.purchases.find(({ purchaseId }) => purchaseId === notice.purchaseId)
      if (!purchase) return undefined
      const { productId } = purchase
      const payment = paymentFor(notice.purchaseId, reading)
      const sold = context.catalog.products.find((product) => product.productId === productId)
      const currency = payment?.currency ?? sold?.currency
      const productName = sold?.name ?? payment?.description
      if (currency === undefined || productName === undefined) return undefined
      return { kind: 'purchase-made', userId, productId, productName, currency, ...chargeOf(payment) }
    }
    default: {
      const subscription = after.subscriptions.find(
        ({ subscriptionId }) => subscriptionId === notice.subscriptionId,
      )
      return subscription && aboutSubscription(notice.kind, subscription, reading, context)
    }
  }
}

function aboutSubscription(
  kind: SubscriptionNoticeKind,
  subscription: Subscription,
  reading: AppliedReading,
  { catalog, graceDays }: NoticeContext,
): Mail {
  const { planId, currency, openInvoiceUrl } = subscription
  const planName = catalog.plans.find((plan) => plan.planId === planId)?.name ?? null
  const plan = { userId: reading.userId, planName, currency }
  const charge = chargeOf(paymentFor(subscription.subscriptionId, reading))
  const amountDue = reading.amountsDue.get(subscription.subscriptionId) ?? null
  const until = accessUntil(inMilliseconds(subscription), graceDays) ?? reading.now
  switch (kind) {
    case 'begun':
      return { kind: 'membership-begun', ...plan, ...charge, ...nextPayment(subscription) }
    case 'discounted':
      return { kind: 'membership-discounted', ...plan, ...nextPayment(subscription) }
    case 'failed':
      return { kind: 'payment-failed', ...plan, amountDue, payUrl: openInvoiceUrl, until }
    case 'mended':
      return { kind: 'payment-mended', ...plan, ...charge, ...nextPayment(subscription) }
    case 'ending':
      return { kind: 'membership-ending', ...plan, endsAt: until }
    case 'ended':
      return { kind: 'membership-ended', ...plan }
  }
}

/** Returns the charge that paid for something; undefined where nothing was charged. */
function paymentFor(id: string, { after, paidBy }: AppliedReading): Payment | undefined {
  const wanted = paidBy.get(id)
  return after.payments.find(({ paymentId }) => paymentId === wanted)
}

const chargeOf = (payment: Payment | undefined) => ({
  charged: payment?.amount ?? 0,
  receiptUrl: payment?.receiptUrl ?? null,
})

const nextPayment = ({ cancelAt, nextAmount, currentPeriodEnd }: Subscription) =>
  cancelAt === null
    ? { nextAmount, nextPaymentAt: currentPeriodEnd.getTime() }
    : { nextAmount: null, nextPaymentAt: null }
