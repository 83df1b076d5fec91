import { membershipRoute } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type {
  MailContents,
  MailContext,
  MailDefinitions,
  MailOf,
  ToMember,
} from '../../../server/mail/mail.ts'
import type { MailSchool, MailTemplate } from '../../../server/mail/mail-template.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { productPath } from '../product-path.ts'
import type { BillingFacts, PaidCharge, NextPayment, PlanFacts } from './billing-facts.ts'
import { begunTemplate, discountedTemplate, endedTemplate, endingTemplate } from './membership-templates.ts'
import {
  boughtTemplate,
  type OpenPayment,
  failedTemplate,
  mendedTemplate,
  refundedTemplate,
} from './payment-templates.ts'
import { type ComingPayment, renewalTemplate, trialPaymentTemplate } from './reminder-templates.ts'

declare module '../../../server/mail/mail.ts' {
  /** Amounts are in cents, as Stripe stated them when the mail was queued. */
  interface Mails {
    'membership-begun': PlanFacts & PaidCharge & NextPayment & ToMember
    'membership-discounted': PlanFacts & NextPayment & ToMember
    /** `endsAt` in epoch ms. */
    'membership-ending': PlanFacts & { endsAt: number } & ToMember
    'membership-ended': PlanFacts & ToMember
    'membership-renews': PlanFacts & ComingPayment & ToMember
    'trial-payment': PlanFacts & ComingPayment & ToMember
    'payment-failed': PlanFacts & OpenPayment & ToMember
    'payment-mended': PlanFacts & PaidCharge & NextPayment & ToMember
    'refund-made': {
      description: string
      amount: number
      currency: string
      receiptUrl: string | null
    } & ToMember
    'purchase-made': PaidCharge & { productId: string; productName: string; currency: string } & ToMember
  }
}

export const billingMails = {
  'membership-begun': { contents: contentsOf(begunTemplate) },
  'membership-discounted': { contents: contentsOf(discountedTemplate) },
  'membership-ending': { contents: contentsOf(endingTemplate) },
  'membership-ended': { contents: endedContents },
  'membership-renews': { contents: contentsOf(renewalTemplate) },
  'trial-payment': { contents: contentsOf(trialPaymentTemplate) },
  'payment-failed': { contents: contentsOf(failedTemplate) },
  'payment-mended': { contents: contentsOf(mendedTemplate) },
  'refund-made': { contents: contentsOf(refundedTemplate) },
  'purchase-made': { contents: boughtContents },
} satisfies Partial<MailDefinitions>

/** Returns the contents of mails to members whose texts need nothing but what the mail itself holds. */
function contentsOf<Facts extends object>(
  template: (facts: Facts & BillingFacts, school: MailSchool) => MailTemplate,
) {
  return async (mail: Facts & ToMember, { services, school }: MailContext): Promise<MailContents> => {
    const member = await findRecipient(services.database.db, mail.userId)
    if (!member) throw new JobFailure('the member is gone', true)
    const { firstName, email } = member
    const { timeZone } = await services.catalog.current()
    return {
      to: { name: firstName, address: email },
      template: template({ ...mail, firstName, timeZone }, school),
    }
  }
}

/** A member who keeps the free plan begins again at another page than one who keeps nothing. */
async function endedContents(mail: MailOf<'membership-ended'>, context: MailContext): Promise<MailContents> {
  const viewer = await findViewer(context.services, mail.userId, context.now)
  if (!viewer) throw new JobFailure('the member is gone', true)
  return contentsOf(endedTemplate)({ ...mail, path: membershipRoute(viewer) }, context)
}

async function boughtContents(mail: MailOf<'purchase-made'>, context: MailContext): Promise<MailContents> {
  const { billingCatalog, catalog } = context.services
  const { products } = await billingCatalog.current()
  const product = products.find(({ productId }) => productId === mail.productId)
  const path = product && productPath(product, await catalog.current())
  return contentsOf(boughtTemplate)({ ...mail, path: path ?? pathTo('home') }, context)
}
