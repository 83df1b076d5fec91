import type { MailTemplate } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { begunTemplate, discountedTemplate, endedTemplate, endingTemplate } from './membership-templates.ts'
import type { billingMails } from './mails.ts'
import { boughtTemplate, failedTemplate, mendedTemplate, refundedTemplate } from './payment-templates.ts'
import { renewalTemplate, trialPaymentTemplate } from './reminder-templates.ts'

const DAY = Date.UTC(2027, 5, 1, 12)
const RECEIPT = 'https://pay.example/receipts/1'

/** Returns the templates of the mails about money, with `value` in place of all texts of people and content. */
export function mailExamples(value: string): Record<keyof typeof billingMails, MailTemplate> {
  const member = { firstName: value, timeZone: 'America/New_York' }
  const plan = { ...member, planName: value, currency: 'usd' }
  const charge = { charged: 99_500, receiptUrl: RECEIPT }
  const next = { nextAmount: 99_500, nextPaymentAt: DAY }
  const coming = { ...plan, amount: 79_500, paymentAt: DAY }
  return {
    'membership-begun': begunTemplate({ ...plan, ...charge, ...next }, SCHOOL),
    'membership-discounted': discountedTemplate({ ...plan, ...next }, SCHOOL),
    'membership-ending': endingTemplate({ ...plan, endsAt: DAY }, SCHOOL),
    'membership-ended': endedTemplate({ ...plan, path: '/resubscribe' }, SCHOOL),
    'membership-renews': renewalTemplate(coming, SCHOOL),
    'trial-payment': trialPaymentTemplate(coming, SCHOOL),
    'payment-failed': failedTemplate(
      { ...plan, amountDue: 99_500, payUrl: 'https://pay.example/invoices/1', until: DAY },
      SCHOOL,
    ),
    'payment-mended': mendedTemplate({ ...plan, ...charge, ...next }, SCHOOL),
    'refund-made': refundedTemplate(
      { ...member, description: value, amount: 20_000, currency: 'usd', receiptUrl: RECEIPT },
      SCHOOL,
    ),
    'purchase-made': boughtTemplate(
      { ...member, ...charge, productName: value, currency: 'usd', path: '/courses' },
      SCHOOL,
    ),
  }
}
