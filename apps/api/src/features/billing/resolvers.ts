import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { confirmCheckout } from './checkout/confirm-checkout.ts'
import { createProductCheckout } from './checkout/create-product-checkout.ts'
import { createSubscriptionCheckout } from './checkout/create-subscription-checkout.ts'
import { getSubscriptionOffer } from './on-sale/get-subscription-offer.ts'
import { listCourseProducts } from './on-sale/list-course-products.ts'
import { listPlansOnSale } from './on-sale/list-plans-on-sale.ts'
import { checkoutRefusal } from './checkout/sell.ts'
import { acceptCancelOffer, offerRefusal } from './offer/accept-cancel-offer.ts'
import { getCancelOffer } from './offer/get-cancel-offer.ts'
import { hasScheduledChange } from './offer/has-scheduled-change.ts'
import { createPortalUrl, portalRefusal } from './portal/create-portal-url.ts'
import { getMembershipBilling } from './portal/get-membership-billing.ts'
import { listReceipts } from './portal/list-receipts.ts'

/** Any status is accepted, because people also pay to come back, and ended accounts keep their receipts. */
const ANY_MEMBER = { who: 'member' } as const

export const billingOperations = {
  Query: {
    listPlans: { ...ANY_MEMBER, refused: [], resolve: listPlansOnSale },
    listCourseProducts: { ...ANY_MEMBER, refused: [], resolve: listCourseProducts },
    getSubscriptionOffer: { ...ANY_MEMBER, refused: null, resolve: getSubscriptionOffer },
    checkStripeSubscriptionDiscountOffer: {
      ...ANY_MEMBER,
      flag: 'cancelCopy',
      refused: null,
      resolve: getCancelOffer,
    },
    checkIfStripeScheduledSubscription: { ...ANY_MEMBER, refused: false, resolve: hasScheduledChange },
    getMembershipBilling: { ...ANY_MEMBER, refused: null, resolve: getMembershipBilling },
    listReceipts: { ...ANY_MEMBER, refused: [], resolve: listReceipts },
  },
  Mutation: {
    updateExistingStripeSubscription: {
      ...ANY_MEMBER,
      flag: 'cancelCopy',
      refused: offerRefusal('OFFER_ENDED'),
      resolve: acceptCancelOffer,
    },
    createStripePortalUrl: { ...ANY_MEMBER, refused: portalRefusal('NO_BILLING'), resolve: createPortalUrl },
    createStripeSubscriptionCheckoutSession: {
      ...ANY_MEMBER,
      refused: checkoutRefusal('CHECKOUT_REFUSED'),
      resolve: createSubscriptionCheckout,
    },
    createStripeCheckoutForProduct: {
      who: 'owner',
      subject: ({ checkout }) => checkout.user_id,
      refused: checkoutRefusal('CHECKOUT_REFUSED'),
      resolve: createProductCheckout,
    },
    confirmCheckout: { ...ANY_MEMBER, refused: null, resolve: confirmCheckout },
  },
} satisfies FeatureOperations
