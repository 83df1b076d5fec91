import type Stripe from 'stripe'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { CHECKOUT_CANCELED } from '@section/domain/billing/checkout-errors.ts'
import type { SoldCourse } from '@section/domain/billing/selling/product-sale.ts'
import type { PlanSale } from '@section/domain/billing/selling/subscription-offer.ts'
import type { Config } from '../../../server/config/config.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { StoredDiscount, CatalogPlan, StoredProduct } from '../billing-catalog-store.ts'
import type { StoredBuyer } from './buyers-store.ts'

/** All that tells one checkout of a member from another. Nothing in it comes from the browser. */
export interface OrderTerms {
  mode: 'subscription' | 'payment'
  /** The price at Stripe. */
  price: string
  /** The name of what is bought. */
  name: string
  /** The promotion code at Stripe whose discount is taken off. */
  promotionCode: string | null
  /** The moment of the first payment in epoch ms; null for now. */
  trialEnd: number | null
  /** The path to which members return who do not pay. */
  cancelPath: string
}

/** An order of a member: the plan or product, and the terms. */
export interface Order {
  item: string
  terms: OrderTerms
}

/** Returns the order of a plan on the terms on which it is sold. */
export function planOrder(
  { planId, name, stripePriceId }: CatalogPlan,
  sale: Exclude<PlanSale, { kind: 'refused' }>,
  discount: StoredDiscount | undefined,
  buyer: StoredBuyer,
): Order {
  const isOffer = sale.kind === 'offer'
  const promotionCode = isOffer && sale.discounted ? (discount?.stripePromotionCodeId ?? null) : null
  const trialEnd = isOffer ? sale.trialEnd : null
  const cancelPath = cancelPathOf(buyer)
  return {
    item: planId,
    terms: { mode: 'subscription', price: stripePriceId, name, promotionCode, trialEnd, cancelPath },
  }
}

/** Returns the order of a product, whose buyer returns to the page of its course if they leave the checkout. */
export function productOrder({ productId, name, stripePriceId }: StoredProduct, sold: SoldCourse): Order {
  const cancelPath = productCancelPath(sold)
  return {
    item: productId,
    terms: { mode: 'payment', price: stripePriceId, name, promotionCode: null, trialEnd: null, cancelPath },
  }
}

/** Returns the page that sells a product, to which a buyer returns who leaves the checkout. docs/product/billing.md#buying */
export const productCancelPath = ({ course: { courseId } }: SoldCourse): string =>
  pathTo('course', { courseId })

/** Returns the path to which the buyer of a plan returns who leaves the checkout. docs/product/billing.md#buying */
export function cancelPathOf({ status, manageBilling }: StoredBuyer): string {
  if (status === 'LIMITED') return `${pathTo('upgrade')}?ec=${CHECKOUT_CANCELED}`
  return status === 'TRIAL' || manageBilling
    ? pathTo('home')
    : `${pathTo('resubscribe')}?ec=${CHECKOUT_CANCELED}`
}

/** Returns the address to which a buyer returns who has paid, without the id of the checkout. */
export const returnUrlOf = (config: Config): string => publicUrl(config) + pathTo('checkoutReturn')

/** Returns the parameters of a checkout, which are the same whenever the same attempt asks again. */
export function checkoutParams(
  { mode, price, name, promotionCode, trialEnd, cancelPath }: OrderTerms,
  { attemptId, customer, config }: { attemptId: string; customer: string; config: Config },
): Stripe.Checkout.SessionCreateParams {
  return {
    mode,
    customer,
    client_reference_id: attemptId,
    line_items: [{ price, quantity: 1 }],
    success_url: `${returnUrlOf(config)}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: publicUrl(config) + cancelPath,
    ...(promotionCode !== null && { discounts: [{ promotion_code: promotionCode }] }),
    ...(trialEnd !== null && { subscription_data: { trial_end: Math.floor(trialEnd / 1000) } }),
    // A receipt names what was bought.
    ...(mode === 'payment' && { payment_intent_data: { description: name } }),
  }
}
