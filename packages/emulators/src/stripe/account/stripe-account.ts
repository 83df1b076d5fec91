import { confirmPayment } from '../billing/checkout/confirm-payment.ts'
import { decideDispute, disputeCharge } from '../billing/dispute.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { payCheckout } from '../billing/checkout/pay-checkout.ts'
import { payInvoice } from '../billing/invoices/pay-invoice.ts'
import { type Refund, refundCharge } from '../billing/refund.ts'
import { runDue } from '../billing/run-due.ts'
import type { WireDispute } from '../objects/dispute.ts'
import { addPaymentMethod } from '../objects/payment-method.ts'
import type { Subscription } from '../objects/subscription.ts'
import { AccountBooks } from './account-books.ts'
import type { PaymentOutcome } from './cards.ts'

/** For how many seconds the address of a portal session may be opened. */
const PORTAL_OPENS_FOR = 5 * 60

/** An account of Stripe's in memory: what it holds, and all that people, cards and time do to it beside the API. */
export class StripeAccount extends AccountBooks {
  /** A person pays on the page of a checkout session. `card` is a number of `TEST_CARDS`. */
  payCheckoutSession(sessionId: string, card: string): PaymentOutcome {
    this.runDue()
    return payCheckout(this, this.need('checkoutSessions', sessionId), card)
  }

  /** A person pays an open invoice on its page; the card becomes that of the subscription. */
  payInvoice(invoiceId: string, card: string): PaymentOutcome {
    this.runDue()
    const invoice = this.need('invoices', invoiceId)
    const { customer } = invoice
    const created = this.time(customer ?? undefined)
    const method = addPaymentMethod(this, { customer, number: card, created })
    return payInvoice(this, invoice, method, { present: true })
  }

  /** A person completes or fails the confirmation of a payment, or a bank settles or returns it. */
  confirmPayment(intentId: string, outcome: 'complete' | 'fail'): PaymentOutcome {
    this.runDue()
    return confirmPayment(this, intentId, outcome)
  }

  /** Ends a subscription now. */
  cancelSubscription(subscriptionId: string): Subscription {
    const subscription = this.need('subscriptions', subscriptionId)
    endSubscription(this, subscription, {
      at: this.time(subscription.customer),
      reason: 'cancellation_requested',
    })
    return subscription
  }

  /** Returns a charge, all that is left of it without an amount. */
  refund(chargeId: string, amount?: number): Refund {
    return refundCharge(this, this.need('charges', chargeId), amount === undefined ? {} : { amount })
  }

  /** The person who paid a charge disputes it at their bank, all that is left of it without an amount. */
  dispute(chargeId: string, amount?: number): WireDispute {
    return disputeCharge(this, this.need('charges', chargeId), amount)
  }

  /** The bank decides a dispute. */
  decideDispute(disputeId: string, status: 'lost' | 'won'): WireDispute {
    return decideDispute(this, this.need('disputes', disputeId), status)
  }

  /** Opens the page of a portal session; false for one that was opened before or is older than five minutes. */
  openPortalSession(portalSessionId: string): boolean {
    const { created, id } = this.need('portalSessions', portalSessionId)
    const { portalOpenings } = this.objects
    if (portalOpenings.has(id) || this.time() > created + PORTAL_OPENS_FOR) return false
    portalOpenings.set(id, { id, openedAt: this.time() })
    return true
  }

  /** Moves the clock of a customer forward, and lets happen what is due until then. */
  moveClock(customerId: string, seconds: number): void {
    const { id } = this.need('customers', customerId)
    const moved = this.objects.movedClocks.get(id)?.seconds ?? 0
    this.objects.movedClocks.set(id, { id, seconds: moved + seconds })
    this.runDue()
  }

  /** Lets happen what is due by now: renewals, ends, phases of schedules, expiries of sessions. Cheap when nothing is due. */
  runDue(): void {
    runDue(this)
  }
}
