import type { CheckoutResult } from '@section/contract/generated/schema-types.ts'
import { checkoutRefusal } from './create-product-checkout.ts'

/** Begins the checkout of the plan that the viewer is offered. */
export const createSubscriptionCheckout = (): CheckoutResult => checkoutRefusal('PRODUCT_NOT_SOLD')
