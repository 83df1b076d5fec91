import { formatMoney } from '@section/domain/billing/format-money.ts'
import { mailDay } from '../../../server/mail/mail-dates.ts'
import {
  absoluteLink,
  commaName,
  type MailSchool,
  type MailTemplate,
} from '../../../server/mail/mail-template.ts'
import {
  accountButton,
  accountLink,
  type BillingFacts,
  billingReason,
  type PaidCharge,
  chargeFacts,
  membershipName,
  type NextPayment,
  nextPaymentFacts,
  type PlanFacts,
} from './billing-facts.ts'

/** A payment that failed and can still be made. `amountDue` in cents; `until`: the day (epoch ms) to which the membership goes on. */
export interface OpenPayment {
  amountDue: number | null
  payUrl: string | null
  until: number
}

/** Returns the template of the mail to a member whose card was not charged. */
export function failedTemplate(
  facts: BillingFacts & PlanFacts & OpenPayment,
  school: MailSchool,
): MailTemplate {
  const { currency, amountDue, payUrl, until, firstName, timeZone } = facts
  const day = mailDay(until, timeZone)
  const amount = amountDue === null ? 'the payment' : formatMoney(amountDue, currency)
  return {
    subject: 'Your payment did not go through',
    preheader: `Your membership goes on until ${day}. It is mended in a minute.`,
    heading: `Please look at your card${commaName(firstName)}`,
    paragraphs: [
      `We could not charge ${amount} for your ${membershipName(facts)}. Cards expire, and banks sometimes ask for a confirmation.`,
      `Nothing is closed: your membership goes on until ${day}. If it is paid by then, nothing changes.`,
    ],
    button: payUrl === null ? accountButton(school) : { text: 'Pay now', link: absoluteLink(payUrl, school) },
    notes: ['Paid already? Then there is nothing to do; this mail and your payment have crossed.'],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member whose failed payment was made after all. */
export function mendedTemplate(
  facts: BillingFacts & PlanFacts & PaidCharge & NextPayment,
  school: MailSchool,
): MailTemplate {
  const { currency, firstName } = facts
  return {
    subject: 'Your payment has arrived',
    preheader: 'Your membership goes on as before. Thank you.',
    heading: `All is well${commaName(firstName)}`,
    paragraphs: [`Your payment has arrived, and your ${membershipName(facts)} goes on as before. Thank you.`],
    facts: [...chargeFacts(facts, currency, school), ...nextPaymentFacts(facts, facts)],
    button: accountButton(school),
    notes: [],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member to whom money was returned; `amount` in cents. */
export function refundedTemplate(
  facts: BillingFacts & { description: string; amount: number; currency: string; receiptUrl: string | null },
  school: MailSchool,
): MailTemplate {
  const { description, amount, currency, receiptUrl, firstName } = facts
  const money = formatMoney(amount, currency)
  return {
    subject: `Your refund of ${money}`,
    preheader: 'It goes back to where you paid from.',
    heading: `Your refund is on its way${commaName(firstName)}`,
    paragraphs: [
      `We have returned ${money} to the card or account that you paid with. Banks usually show it within five to ten days.`,
    ],
    facts: [
      { name: 'Refund', value: money },
      { name: 'For', value: description },
      ...(receiptUrl === null
        ? []
        : [{ name: 'Receipt', value: 'Open the receipt', link: absoluteLink(receiptUrl, school) }]),
    ],
    button: accountButton(school),
    notes: ['Does something look wrong? Answer this mail, and we look into it.'],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member who has bought a course or session, whose page is at `path`. */
export function boughtTemplate(
  facts: BillingFacts & PaidCharge & { productName: string; currency: string; path: string },
  school: MailSchool,
): MailTemplate {
  const { productName, currency, path, firstName } = facts
  return {
    subject: `It is yours: ${productName}`,
    preheader: 'Your purchase is complete, and everything is ready.',
    heading: `It is yours${commaName(firstName)}`,
    paragraphs: [`Thank you for buying “${productName}”. It is open to you from this moment.`],
    facts: [
      ...chargeFacts(facts, currency, school),
      { name: 'All receipts', value: 'Account settings', link: accountLink(school) },
    ],
    button: { text: 'Open it', link: absoluteLink(path, school) },
    notes: ['It was bought once: nothing is charged again.'],
    ...billingReason(school),
  }
}
