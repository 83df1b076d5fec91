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

type ReminderFacts = BillingFacts & PlanFacts & ComingPayment

/** Returns the template of the mail before a membership renews. */
export function renewalTemplate(facts: ReminderFacts, school: MailSchool): MailTemplate {
  const { day, money } = coming(facts)
  return {
    subject: `Your membership renews on ${day}`,
    preheader: `${money} for the year to come. There is nothing to do.`,
    heading: `Another year together${commaName(facts.firstName)}`,
    paragraphs: [`Your ${membershipName(facts)} renews soon, and goes on for another year.`],
    ...reminder(facts, school, 'Renews'),
    notes: [
      'There is nothing to do. In your account settings you can change your card, find your receipts, and cancel before that day.',
    ],
  }
}

/** Returns the template of the mail before the first payment of a membership that was begun in a trial. */
export function trialPaymentTemplate(facts: ReminderFacts, school: MailSchool): MailTemplate {
  const { day, money } = coming(facts)
  return {
    subject: `Your first payment is on ${day}`,
    preheader: `Your trial ends, and ${money} is charged for your first year.`,
    heading: `Your trial ends soon${commaName(facts.firstName)}`,
    paragraphs: [`On ${day} your trial ends, and your ${membershipName(facts)} goes on without a break.`],
    ...reminder(facts, school, 'First payment'),
    notes: [
      'There is nothing to do. If you cancel in your account settings before that day, nothing is charged.',
    ],
  }
}

/** Returns the day of a coming payment and its amount as texts. */
const coming = ({ currency, amount, paymentAt, timeZone }: ReminderFacts) => ({
  day: mailDay(paymentAt, timeZone),
  money: formatMoney(amount, currency),
})

/** Returns what both reminders have: the facts, the way to the account settings, and why the mail was sent. */
function reminder(facts: ReminderFacts, school: MailSchool, dayName: string) {
  const { day, money } = coming(facts)
  return {
    facts: [
      { name: dayName, value: day },
      { name: 'Amount', value: money },
    ],
    button: accountButton(school),
    ...billingReason(school),
  }
}
