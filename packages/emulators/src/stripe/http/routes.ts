import { CATALOG } from '../resources/catalog.ts'
import { CHECKOUT_SESSIONS } from '../resources/checkout-sessions.ts'
import { COUPONS } from '../resources/coupons.ts'
import { CUSTOMERS } from '../resources/customers.ts'
import { PAYMENTS } from '../resources/payments.ts'
import { SUBSCRIPTIONS } from '../resources/subscriptions.ts'
import type { Route } from './route.ts'

/** All that the emulated API answers. */
export const ROUTES: readonly Route[] = [
  ...CATALOG,
  ...CHECKOUT_SESSIONS,
  ...COUPONS,
  ...CUSTOMERS,
  ...PAYMENTS,
  ...SUBSCRIPTIONS,
]
