import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import type { Billing } from './account-billing-query.ts'
import css from './billing-settings.module.css'

/** Says that a payment failed, and leads to Stripe's page on which it is made. docs/product/billing.md#failed-payments */
export function FailedPaymentNotice({ billing }: { billing: Billing }) {
  const portal = useBillingPortal(null)
  const { endsAt, payInvoiceUrl } = billing
  return (
    <div className={css.failed}>
      <p>
        <strong>Your last payment did not go through.</strong> Your card may have expired, or your bank
        refused it.{' '}
        {endsAt !== null && `Pay by ${formatDate(endsAt, localZone())} and nothing changes for you.`}
      </p>
      {payInvoiceUrl === null ? (
        <Button variant="primary" busy={portal.busy} onClick={portal.open}>
          Update your card
        </Button>
      ) : (
        <SafeAnchorButton variant="primary" address={payInvoiceUrl} newTab>
          Pay now
        </SafeAnchorButton>
      )}
      <PortalOutcome portal={portal} />
    </div>
  )
}
