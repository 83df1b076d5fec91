import { formatMoney } from '@section/domain/billing/format-money.ts'
import { mailDay } from '../../../server/mail/mail-dates.ts'
import { commaName, type MailSchool, type MailTemplate } from '../../../server/mail/mail-template.ts'
import {
  accountButton,
  type BillingFacts,
  billingReason,
  membershipName,
  type PlanFacts,
} from './billing-facts.ts'

/** A payment that is announced: in cents, and epoch ms. */
export interface ComingPayment {
  amount: number
  paymentAt: number
}

/** Returns the template of the mail before a membership renews. */
export function renewalTemplate(
  facts: BillingFacts & PlanFacts & ComingPayment,
  school: MailSchool,
): MailTemplate {
  const { currency, amount, paymentAt, firstName, timeZone } = facts
  const [day, money] = [mailDay(paymentAt, timeZone), formatMoney(amount, currency)]
  return {
    subject: `Your membership renews on ${day}`,
    preheader: `${money} for the year to come. There is nothing to do.`,
    heading: `Another year together${commaName(firstName)}`,
    paragraphs: [`Your ${membershipName(facts)} renews soon, and goes on for another year.`],
    facts: [
      { name: 'Renews', value: day },
      { name: 'Amount', value: money },
    ],
    button: accountButton(school),
    notes: [
      'There is nothing to do. A new card, another plan, or time to stop? In your account settings you can change it before that day.',
    ],
    ...billingReason(school),
  }
}

/** Returns the template of the mail before the first payment of a membership that was begun in a trial. */
export function trialPaymentTemplate(
  facts: BillingFacts & PlanFacts & ComingPayment,
  school: MailSchool,
): MailTemplate {
  const { currency, amount, paymentAt, firstName, timeZone } = facts
  const [day, money] = [mailDay(paymentAt, timeZone), formatMoney(amount, currency)]
  return {
    subject: `Your first payment is on ${day}`,
    preheader: `Your trial ends, and ${money} is charged for your first year.`,
    heading: `Your trial ends soon${commaName(firstName)}`,
    paragraphs: [`On ${day} your trial ends, and your ${membershipName(facts)} goes on without a break.`],
    facts: [
      { name: 'First payment', value: day },
      { name: 'Amount', value: money },
    ],
    button: accountButton(school),
    notes: [
      'There is nothing to do. If you cancel in your account settings before that day, nothing is charged.',
    ],
    ...billingReason(school),
  }
}
