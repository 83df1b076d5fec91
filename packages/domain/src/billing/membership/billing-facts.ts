import { formatDate } from '../../sessions/dates/session-dates.ts'
import { formatMoney } from '../format-money.ts'
import type { MembershipPayment } from './membership-billing.ts'

/** The way in which a member pays, with the regular price of a year in cents. */
export interface BillingState extends MembershipPayment {
  readonly currency: string
  readonly amount: number
}

interface BillingFact {
  readonly term: string
  readonly text: string
}

/**
 * Returns what a member reads about their own payments, in an IANA zone: the price, what is charged next and when, with which
 * discount, and what canceling would change. docs/product/account-settings.md#your-membership
 */
export function billingFacts(billing: BillingState, timeZone: string): BillingFact[] {
  const { status, currency, amount, nextPaymentAt, endsAt } = billing
  const price = fact('Price', `${formatMoney(amount, currency)} a year`)
  const ends = endsAt === null ? null : formatDate(endsAt, timeZone)
  const next = nextPaymentAt === null ? null : formatDate(nextPaymentAt, timeZone)
  switch (status) {
    case 'ACTIVE':
      return [
        ...price,
        ...fact('Next payment', next && paymentText(billing, next)),
        ...fact(
          'If you cancel',
          `You keep everything ${next ? `until ${next}` : 'that you have paid for'}, and are not charged again.`,
        ),
      ]
    case 'TRIALING':
      return [
        ...price,
        ...fact('First payment', next && `${paymentText(billing, next)}, when your trial ends`),
        ...fact(
          'If you cancel',
          `You keep everything until ${next ?? 'your trial ends'}, and are charged nothing.`,
        ),
      ]
    case 'PAST_DUE':
      return [...price, ...fact('Access until', ends && `${ends}, unless you pay before`)]
    case 'ENDING':
      return [...fact('Ends', ends), ...fact('Until then', 'You keep everything, and are not charged again.')]
    case 'ENDED':
      return fact('Ended', ends)
  }
}

/** Returns, for example, '$795 on Nov 3, 2027 ($995 less $200)'. */
function paymentText({ currency, amount, nextAmount, amountOff }: BillingState, date: string): string {
  if (nextAmount === null) return date
  const charged = `${formatMoney(nextAmount, currency)} on ${date}`
  if (amountOff === 0) return charged
  // The plan may change with the payment, and then the parts do not add up to what is charged.
  const off = formatMoney(amountOff, currency)
  const whole =
    nextAmount + amountOff === amount ? `${formatMoney(amount, currency)} less ${off}` : `${off} off`
  return `${charged} (${whole})`
}

const fact = (term: string, text: string | null): BillingFact[] => (text === null ? [] : [{ term, text }])
