import { CATALOG } from '../resources/catalog/catalog.ts'
import { CHECKOUT_SESSIONS } from '../resources/checkout-sessions.ts'
import { COUPONS } from '../resources/catalog/coupons.ts'
import { CUSTOMERS } from '../resources/customers.ts'
import { DISPUTES } from '../resources/disputes.ts'
import { EVENTS } from '../resources/events.ts'
import { INVOICES } from '../resources/invoices.ts'
import { PAYMENT_METHODS } from '../resources/payment-methods.ts'
import { PAYMENTS } from '../resources/payments.ts'
import { PORTAL } from '../resources/portal.ts'
import { SCHEDULES } from '../resources/schedules.ts'
import { SUBSCRIPTIONS } from '../resources/subscriptions.ts'
import { TEST_CLOCKS } from '../resources/test-clocks.ts'
import type { Route } from './route.ts'

/** All that the emulated API answers. */
export const ROUTES: readonly Route[] = [
  ...CATALOG,
  ...CHECKOUT_SESSIONS,
  ...COUPONS,
  ...CUSTOMERS,
  ...DISPUTES,
  ...EVENTS,
  ...INVOICES,
  ...PAYMENT_METHODS,
  ...PAYMENTS,
  ...PORTAL,
  ...SCHEDULES,
  ...SUBSCRIPTIONS,
  ...TEST_CLOCKS,
]
