import type { SubscriptionOffer } from './subscription-offer-query.ts'

/** An offer of the plan Unlimited that is paid now, with the given fields. */
export const subscriptionOffer = (more: Partial<SubscriptionOffer> = {}): SubscriptionOffer => ({
  plan: { name: 'Unlimited', amount: 99_500, currency: 'usd', features: ['Business courses'] },
  dueNow: 99_500,
  firstAmount: 99_500,
  firstPaymentAt: null,
  renewalAmount: 99_500,
  renewsAt: Date.UTC(2027, 10, 26, 15),
  promotionCode: null,
  amountOff: 0,
  ...more,
})
