import { stableId } from '@section/api/server/content/stable-id.ts'
import { isList, isThere, NOBODY, type Row, worked } from '../row.ts'

const of = (...accounts: string[]) => accounts.map((account) => `${account}@demo.school`)

/**
 * The accounts to whom a plan is offered: they have none that anybody pays for or has given, and those of the free tier choose one
 * on the page of prices.
 */
const OFFERED = of(
  'trial',
  'post-trial',
  'returner',
  'alumni',
  'workshop',
  'crash',
  'crash-two',
  'crash-none',
  'minimba',
)

/** The accounts whose plan runs without a subscription. */
const GIVEN = of('newcomer', 'staff')

/** The accounts with a subscription of their own. */
const PAYING = of('member', 'academy', 'offer', 'past-due', 'scheduled', 'ending')

/** The course of the Mini-MBA, which is in no plan. */
const SOLD_COURSE = stableId('course', 'ai-mini-mba')

const CHECKOUT = 'url error { code message }'

export const rows: Record<string, Row> = {
  listPlans: {
    who: 'member',
    document: '{ listPlans { planId productId name amount currency features } }',
    holds: isList,
  },
  listCourseProducts: {
    who: 'member',
    // Whoever pays for themselves, except the one who has a seat in it already.
    only: [
      ...OFFERED,
      ...GIVEN,
      ...PAYING,
      ...of('limited', 'limited-new', 'limited-spent', 'upgrader'),
    ].filter((email) => email !== 'academy@demo.school'),
    otherwise: 'refused',
    document: 'query($courseId: ID!) { listCourseProducts(courseId: $courseId) { productId amount } }',
    variables: () => ({ courseId: SOLD_COURSE }),
    missing: () => ({ courseId: NOBODY }),
    holds: isList,
  },
  getSubscriptionOffer: {
    who: 'member',
    only: OFFERED,
    document: '{ getSubscriptionOffer { plan { planId } dueNow firstAmount renewalAmount } }',
    holds: isThere,
  },
  checkStripeSubscriptionDiscountOffer: {
    who: 'member',
    only: PAYING,
    document: '{ checkStripeSubscriptionDiscountOffer { offer couponCode cancelConfigId } }',
    holds: isThere,
  },
  checkIfStripeScheduledSubscription: {
    who: 'member',
    only: of('scheduled'),
    document: '{ checkIfStripeScheduledSubscription }',
    holds: (answer: unknown) => answer === true,
  },
  getMembershipBilling: {
    who: 'member',
    only: PAYING,
    document: '{ getMembershipBilling { planName status amount } }',
    holds: isThere,
  },
  listReceipts: {
    who: 'member',
    only: PAYING,
    document: '{ listReceipts { paymentId amount } }',
    holds: isList,
  },
  updateExistingStripeSubscription: {
    who: 'member',
    // The academy’s member has it already, and is told so again.
    only: of('member', 'academy', 'offer', 'scheduled'),
    document: `mutation { updateExistingStripeSubscription(coupon: "cancel-offer-200") {
      currentPeriodEnd currentPrice discountPrice error { code message } } }`,
    holds: worked,
  },
  createStripePortalUrl: {
    who: 'member',
    only: PAYING,
    document: `mutation { createStripePortalUrl { ${CHECKOUT} } }`,
    holds: worked,
  },
  createStripeSubscriptionCheckoutSession: {
    who: 'member',
    only: OFFERED,
    document: `mutation { createStripeSubscriptionCheckoutSession { ${CHECKOUT} } }`,
    holds: worked,
  },
  createStripeCheckoutForProduct: {
    who: 'owner',
    only: [],
    otherwise: 'refused',
    document: `mutation($checkout: CheckoutInput!) { createStripeCheckoutForProduct(checkout: $checkout) { ${CHECKOUT} } }`,
    variables: ({ userId }) => ({ checkout: checkoutOf(userId) }),
    missing: () => ({ checkout: checkoutOf(NOBODY) }),
    holds: worked,
  },
  confirmCheckout: {
    who: 'member',
    only: [],
    document: 'mutation { confirmCheckout(sessionId: "cs_nobodys") { status name amountPaid } }',
    holds: isThere,
  },
}

/** Returns a checkout whose addresses are not the server's, so that nothing is begun for anybody. */
const checkoutOf = (userId: string) => ({
  product_id: 'prod_unlimited',
  cancel_url: 'https://elsewhere.example/upgrade',
  return_url: 'https://elsewhere.example/return',
  email: 'somebody@elsewhere.example',
  first_name: 'Some',
  last_name: 'Body',
  user_id: userId,
})
