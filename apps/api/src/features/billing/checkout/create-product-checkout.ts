import type { CheckoutResult } from '@section/contract/generated/schema-types.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'

/** Refuses a checkout. */
export const checkoutRefusal = refusedResult<CheckoutResult>({ url: null })

/** Begins the checkout of a plan or product. */
export const createProductCheckout = (): CheckoutResult => checkoutRefusal('PRODUCT_NOT_FOUND')
