import type Stripe from 'stripe'
import { AccountBooks } from './account-books.ts'
import type { PaymentOutcome } from './cards.ts'
import type { Wire } from './wire.ts'

/** An account of Stripe's in memory: what it holds, and all that people, cards and time do to it beside the API. */
export class StripeAccount extends AccountBooks {
  /** A person pays on the page of a checkout session. `card` is a number of `TEST_CARDS`. */
  declare payCheckoutSession: (sessionId: string, card: string) => PaymentOutcome

  /** A person pays an open invoice on its page; the card becomes that of the subscription. */
  declare payInvoice: (invoiceId: string, card: string) => PaymentOutcome

  /** A person completes or fails the confirmation of a payment, or a bank settles or returns it. */
  declare confirmPayment: (intentId: string, outcome: 'complete' | 'fail') => PaymentOutcome

  /** Ends a subscription now. */
  declare cancelSubscription: (subscriptionId: string) => Wire<Stripe.Subscription>

  /** Returns a charge, all that is left of it without an amount. */
  declare refund: (chargeId: string, amount?: number) => Wire<Stripe.Refund>

  /** Opens the page of a portal session; false for one that was opened before or is older than five minutes. */
  declare openPortalSession: (portalSessionId: string) => boolean

  /** Moves the clock of a customer forward, and lets happen what is due until then. */
  declare moveClock: (customerId: string, seconds: number) => void

  /** Lets happen what is due by now: renewals, ends, phases of schedules, expiries of sessions. Cheap when nothing is due. */
  declare runDue: () => void
}
