import { pathTo } from '@section/domain/access/screen-path.ts'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { mailDay } from '../../../server/mail/mail-dates.ts'
import { absoluteLink, type MailSchool, type MailTemplate } from '../../../server/mail/mail-template.ts'

/** The facts of every mail about money. */
export interface BillingFacts {
  firstName: string
  /** The zone in which days are named. */
  timeZone: string
}

/** The facts of a mail about a membership. */
export interface PlanFacts {
  /** The name of its plan as it is sold; null for one that the school does not name. */
  planName: string | null
  /** In lower case, e.g. usd. */
  currency: string
}

/** The next payment by Stripe's own preview, in cents and epoch ms; null for a membership that is not paid again. */
export interface NextPayment {
  nextAmount: number | null
  nextPaymentAt: number | null
}

/** The amount that was charged, in cents, with Stripe's page of its receipt. */
export interface PaidCharge {
  charged: number
  receiptUrl: string | null
}

type Facts = NonNullable<MailTemplate['facts']>

/** Returns what was charged, and the link to its receipt. */
export function chargeFacts(
  { charged, receiptUrl }: PaidCharge,
  currency: string,
  school: MailSchool,
): Facts {
  const receipt =
    receiptUrl === null
      ? []
      : [{ name: 'Receipt', value: 'Open the receipt', link: absoluteLink(receiptUrl, school) }]
  return [{ name: 'Paid', value: charged > 0 ? formatMoney(charged, currency) : 'Nothing today' }, ...receipt]
}

/** Returns when the next payment is made and how much it is; nothing for a membership that is not paid again. */
export function nextPaymentFacts(
  { nextAmount, nextPaymentAt }: NextPayment,
  { currency, timeZone }: { currency: string; timeZone: string },
): Facts {
  if (nextPaymentAt === null) return []
  const amount = nextAmount === null ? '' : `${formatMoney(nextAmount, currency)} on `
  return [{ name: 'Next payment', value: `${amount}${mailDay(nextPaymentAt, timeZone)}` }]
}

/** Returns 'Unlimited membership' for the middle of a sentence. */
export const membershipName = ({ planName }: Pick<PlanFacts, 'planName'>) =>
  planName === null ? 'membership' : `${planName} membership`

/** Returns ': Unlimited' for the end of a subject. */
export const colonPlan = ({ planName }: Pick<PlanFacts, 'planName'>) =>
  planName === null ? '' : `: ${planName}`

/** Returns the link to the page on which a membership is managed. */
export const accountLink = (school: MailSchool) => absoluteLink(pathTo('accountSettings'), school)

/** Returns the button to the page on which a membership is managed. */
export const accountButton = (school: MailSchool, text = 'Open account settings') => ({
  text,
  link: accountLink(school),
})

/** Returns the reason of a mail about money. Nobody can unsubscribe from these, because they say what is charged. */
export const billingReason = ({ brandName }: MailSchool) => ({
  reason: `you pay for a membership or a course at ${brandName}`,
  unsubscribable: false as const,
})
