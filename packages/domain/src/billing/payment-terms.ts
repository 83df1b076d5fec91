import { formatDate } from '../sessions/dates/session-dates.ts'
import { formatMoney } from './format-money.ts'

// Amounts are in cents, instants in epoch milliseconds.

/** What becoming a member costs, as the server would charge it. */
interface Offer {
  readonly plan: { readonly currency: string }
  readonly dueNow: number
  readonly firstAmount: number
  /** Null for now. */
  readonly firstPaymentAt: number | null
  readonly renewalAmount: number
  readonly renewsAt: number
  readonly amountOff: number
}

/** What was paid at a checkout, and what follows; without renewal for what is bought once. */
interface Paid {
  readonly amountPaid: number
  readonly currency: string
  readonly renewalAmount: number | null
  readonly renewsAt: number | null
}

/** What happens when: a payment, or the end of all payments. */
export interface PaymentTerm {
  readonly when: string
  readonly what: string
}

/** How a member ends the payments for a plan. */
export const CANCELING: PaymentTerm = {
  when: 'Canceling',
  what: 'Any time in your account settings, and you keep everything until the paid year ends. If you forget, our support cancels it for you within 30 days.',
}

/**
 * Returns the terms of an offer in the words that a member reads before paying, with dates in an IANA zone. See
 * docs/product/membership.md#before-paying.
 */
export function offerTerms(offer: Offer, timeZone: string): PaymentTerm[] {
  const { plan, dueNow, firstAmount, firstPaymentAt, renewalAmount, renewsAt, amountOff } = offer
  const { currency } = plan
  const off = amountOff > 0 ? `, with ${formatMoney(amountOff, currency)} off` : ''
  const later = [renewal(renewalAmount, currency, renewsAt, timeZone), CANCELING]
  if (firstPaymentAt === null) return [today(`${formatMoney(dueNow, currency)}${off}`), ...later]
  const first = `${formatMoney(firstAmount, currency)}${off}, when your trial ends`
  return [
    today(dueNow === 0 ? 'Nothing' : formatMoney(dueNow, currency)),
    { when: formatDate(firstPaymentAt, timeZone), what: first },
    ...later,
  ]
}

/** Returns what was paid and what follows, with dates in an IANA zone. See docs/product/membership.md#after-the-checkout. */
export function paidTerms(paid: Paid, timeZone: string): PaymentTerm[] {
  const { amountPaid, currency, renewalAmount, renewsAt } = paid
  const now = today(
    amountPaid === 0 ? 'Nothing was charged' : `You paid ${formatMoney(amountPaid, currency)}`,
  )
  if (renewalAmount === null || renewsAt === null) return [now]
  return [now, renewal(renewalAmount, currency, renewsAt, timeZone), CANCELING]
}

const today = (what: string): PaymentTerm => ({ when: 'Today', what })

const renewal = (amount: number, currency: string, at: number, timeZone: string): PaymentTerm => ({
  when: formatDate(at, timeZone),
  what: `${formatMoney(amount, currency)}, and every year after`,
})
