import { pathTo } from '@section/domain/access/screen-path.ts'
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
  colonPlan,
  membershipName,
  type NextPayment,
  nextPaymentFacts,
  type PlanFacts,
} from './billing-facts.ts'

/** Returns the template of the mail to a member whose membership has begun. */
export function begunTemplate(
  facts: BillingFacts & PlanFacts & PaidCharge & NextPayment,
  school: MailSchool,
): MailTemplate {
  const { currency, firstName } = facts
  return {
    subject: `Your membership has begun${colonPlan(facts)}`,
    preheader: 'Everything in your plan is open to you.',
    heading: `Welcome${commaName(firstName)}`,
    paragraphs: [
      `Your ${membershipName(facts)} has begun, and everything in it is open to you from this moment.`,
    ],
    facts: [
      ...chargeFacts(facts, currency, school),
      ...nextPaymentFacts(facts, facts),
      { name: 'Manage', value: 'Account settings', link: accountLink(school) },
    ],
    button: { text: 'Start learning', link: absoluteLink(pathTo('home'), school) },
    notes: ['In your account settings you can change your card, find your receipts, and cancel at any time.'],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member whose next payment has become smaller. */
export function discountedTemplate(
  facts: BillingFacts & PlanFacts & NextPayment,
  school: MailSchool,
): MailTemplate {
  const { firstName } = facts
  return {
    subject: 'Your discount has been applied',
    preheader: 'Your next payment is smaller. There is nothing left to do.',
    heading: `Good to have you with us${commaName(firstName)}`,
    paragraphs: [`Your ${membershipName(facts)} goes on, and your next payment is made at a discount.`],
    facts: nextPaymentFacts(facts, facts),
    button: accountButton(school),
    notes: ['The discount comes off by itself; there is nothing left to do.'],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member who has canceled; `endsAt` in epoch ms. */
export function endingTemplate(
  facts: BillingFacts & PlanFacts & { endsAt: number },
  school: MailSchool,
): MailTemplate {
  const { endsAt, firstName, timeZone } = facts
  const day = mailDay(endsAt, timeZone)
  return {
    subject: `Your membership ends on ${day}`,
    preheader: 'Until then everything stays open, and nothing is charged again.',
    heading: `You have canceled${commaName(firstName)}`,
    paragraphs: [
      `Your ${membershipName(facts)} stays open until ${day}. It does not renew, and nothing is charged again.`,
      'Have you changed your mind? Until that day you can take it back in your account settings, and it goes on as before.',
    ],
    button: accountButton(school),
    notes: ['Your badges, certificates and notes stay yours.'],
    ...billingReason(school),
  }
}

/** Returns the template of the mail to a member whose membership has ended; `path` leads to where it can begin again. */
export function endedTemplate(
  facts: BillingFacts & PlanFacts & { path: string },
  school: MailSchool,
): MailTemplate {
  const { firstName, path } = facts
  return {
    subject: `Your membership has ended${colonPlan(facts)}`,
    preheader: 'Your badges, certificates and notes stay yours.',
    heading: `See you again${commaName(firstName)}`,
    paragraphs: [
      `Your ${membershipName(facts)} has ended, and nothing is charged any more. Thank you for learning with us.`,
      'Your badges, certificates and notes are kept. Come back whenever you like, and you go on where you left.',
    ],
    facts: [{ name: 'All receipts', value: 'Account settings', link: accountLink(school) }],
    button: { text: 'Become a member again', link: absoluteLink(path, school) },
    notes: [],
    ...billingReason(school),
  }
}
