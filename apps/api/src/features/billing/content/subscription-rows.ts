import type {
  billingCustomers,
  discounts,
  entitlements,
  payments,
  plans,
  subscriptions,
} from '@section/db/schema.ts'
import { accessUntil } from '@section/domain/billing/subscription-access.ts'
import { DEFAULT_GRACE_DAYS } from '../../../server/config/environment.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { yearOf } from '../billing-rows.ts'
import type { Person } from '../../members/content/person.ts'

/** The plans of the school, as the load has written them. */
export interface SoldOffer {
  plans: readonly (typeof plans.$inferSelect)[]
  cancelOffer: typeof discounts.$inferSelect | undefined
}

type Subscriber = Person & { subscription: NonNullable<Person['subscription']> }

export const isSubscriber = (person: Person): person is Subscriber => person.subscription !== undefined

/** Returns the rows about a person's customer, plan and payments, with the same ids at every load. Errors: an unknown plan. */
export function subscriptionRows(person: Subscriber, offer: SoldOffer, { at, now }: LoadContext) {
  const { userId, subscription: content } = person
  const plan = offer.plans.find(({ planId }) => planId === content.plan)
  if (!plan) throw new Error(`There is no plan ${content.plan}.`)
  const startedAt = at(content.started)
  const begun = startsOfYears(startedAt, now)
  const currentPeriodStart = begun.at(-1) ?? startedAt
  const currentPeriodEnd = yearsLater(startedAt, begun.length)
  const paid = content.state === 'past_due' ? begun.slice(0, -1) : begun
  const cancelAt = content.state === 'ending' ? currentPeriodEnd : null
  const discount = content.discount ? offer.cancelOffer : undefined
  const amountOff = discount?.amountOff ?? 0
  const nextPlan = content.state === 'scheduled' ? otherPlan(offer, plan) : plan
  const subscription = {
    subscriptionId: stripeId('sub', userId),
    userId,
    planId: plan.planId,
    stripePriceId: plan.stripePriceId,
    status: content.state === 'past_due' ? 'past_due' : 'active',
    amount: plan.amount,
    currency: plan.currency,
    startedAt,
    currentPeriodStart,
    currentPeriodEnd,
    cancelAt,
    // Whoever cancels has done so as soon as the period was paid.
    canceledAt: cancelAt && currentPeriodStart,
    scheduleId: content.state === 'scheduled' ? stripeId('sub_sched', userId) : null,
    discount: discount ? discountOf(discount) : null,
    nextAmount: cancelAt ? null : nextPlan.amount - amountOff,
    nextAmountOff: cancelAt ? 0 : amountOff,
    openInvoiceUrl: content.state === 'past_due' ? `/dev/stripe/invoices/${stripeId('in', userId)}` : null,
  } satisfies typeof subscriptions.$inferInsert
  return {
    customer: {
      userId,
      stripeCustomerId: stripeId('cus', userId),
    } satisfies typeof billingCustomers.$inferInsert,
    subscription,
    payments: paid.map((paidAt, year) => paymentRow(userId, plan, paidAt, year)),
    entitlement: {
      entitlementId: stableId('entitlement', subscription.subscriptionId),
      userId,
      type: plan.area,
      subscriptionId: subscription.subscriptionId,
      startsAt: startedAt,
      endsAt: endOfAccess(subscription),
    } satisfies typeof entitlements.$inferInsert,
  }
}

function paymentRow(userId: string, plan: SoldOffer['plans'][number], paidAt: Date, year: number) {
  const paymentId = stripeId('ch', `${userId} ${year}`)
  return {
    paymentId,
    userId,
    description: yearOf(plan),
    amount: plan.amount,
    currency: plan.currency,
    paidAt,
    receiptUrl: `/dev/stripe/receipts/${paymentId}`,
  } satisfies typeof payments.$inferInsert
}

const discountOf = ({ couponId, amountOff }: typeof discounts.$inferSelect) => ({
  couponId,
  amountOff,
  percentOff: null,
  duration: 'once' as const,
  endsAt: null,
})

const otherPlan = ({ plans: all }: SoldOffer, plan: SoldOffer['plans'][number]) =>
  all.find(({ planId }) => planId !== plan.planId) ?? plan

/** Returns the moments at which the years of a subscription have begun by `now` (epoch ms), the first of them its start. */
function startsOfYears(startedAt: Date, now: number): Date[] {
  const starts = [startedAt]
  for (
    let next = yearsLater(startedAt, 1);
    next.getTime() <= now;
    next = yearsLater(startedAt, starts.length)
  )
    starts.push(next)
  return starts
}

/** Returns the same day and time some years later; a year without the 29th of February has the 28th. */
function yearsLater(date: Date, years: number): Date {
  const later = new Date(date)
  later.setUTCFullYear(date.getUTCFullYear() + years)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

function endOfAccess(subscription: {
  status: string
  startedAt: Date
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAt: Date | null
}): Date | null {
  const until = accessUntil(
    {
      status: subscription.status,
      startedAt: subscription.startedAt.getTime(),
      currentPeriodStart: subscription.currentPeriodStart.getTime(),
      currentPeriodEnd: subscription.currentPeriodEnd.getTime(),
      cancelAt: subscription.cancelAt?.getTime() ?? null,
      refunded: false,
    },
    DEFAULT_GRACE_DAYS,
  )
  return until === null ? null : new Date(until)
}

/** Returns an id as Stripe makes them, always the same for the same key. */
const stripeId = (prefix: string, key: string) =>
  `${prefix}_${stableId(`stripe ${prefix}`, key).replaceAll('-', '').slice(0, 24)}`
