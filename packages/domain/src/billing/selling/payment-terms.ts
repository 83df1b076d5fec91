import { formatDate } from '../../sessions/dates/session-dates.ts'
import { formatMoney } from '../format-money.ts'
import type { OfferTerms } from './subscription-offer.ts'

// Amounts are in cents, instants in epoch milliseconds.

/** The terms of a plan that is sold in a currency. */
type PricedOffer = OfferTerms & { readonly plan: { readonly currency: string } }

/** What was paid at a checkout, and what follows; without renewal for what is bought once. */
interface Paid {
  readonly amountPaid: number
  readonly amountOff: number
  readonly currency: string
  readonly renewalAmount: number | null
  readonly renewsAt: number | null
}

/** What is charged when: 'Today', a date or 'Paid', and the amount. */
export interface PaymentTerm {
  readonly when: string
  readonly what: string
}

/** How a member ends the payments for a plan. */
export const CANCELING =
  'Cancel any time in your account settings, and keep everything until the paid year ends. Within 30 days of a renewal, our support still cancels it.'

/**
 * Returns the terms of an offer in the words that a member reads before paying, with dates in an IANA zone. See
 * docs/product/membership.md#before-paying.
 */
export function termsBeforePaying(offer: PricedOffer, timeZone: string): PaymentTerm[] {
  const { plan, dueNow, firstAmount, firstPaymentAt, renewalAmount, renewsAt, amountOff } = offer
  const { currency } = plan
  const off = discountText(amountOff, currency)
  const later = renewal(renewalAmount, currency, renewsAt, timeZone)
  if (firstPaymentAt === null) return [today(`${formatMoney(dueNow, currency)}${off}`), later]
  const first = `${formatMoney(firstAmount, currency)}${off}, when your trial ends`
  return [
    today(dueNow === 0 ? 'Nothing' : formatMoney(dueNow, currency)),
    { when: formatDate(firstPaymentAt, timeZone), what: first },
    later,
  ]
}

/** Returns what was paid and what follows, with dates in an IANA zone. See docs/product/membership.md#after-the-checkout. */
export function termsAfterPaying(paid: Paid, timeZone: string): PaymentTerm[] {
  const { amountPaid, amountOff, currency, renewalAmount, renewsAt } = paid
  // The page may be opened again on a later day, so the payment is told without one.
  const done = {
    when: 'Paid',
    what:
      amountPaid === 0
        ? 'Nothing'
        : `${formatMoney(amountPaid, currency)}${discountText(amountOff, currency)}`,
  }
  if (renewalAmount === null || renewsAt === null) return [done]
  return [done, renewal(renewalAmount, currency, renewsAt, timeZone)]
}

const discountText = (amountOff: number, currency: string): string =>
  amountOff > 0 ? `, with ${formatMoney(amountOff, currency)} off` : ''

const today = (what: string): PaymentTerm => ({ when: 'Today', what })

const renewal = (amount: number, currency: string, at: number, timeZone: string): PaymentTerm => ({
  when: formatDate(at, timeZone),
  what: `${formatMoney(amount, currency)}, and every year after`,
})
