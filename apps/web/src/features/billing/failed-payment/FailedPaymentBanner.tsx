import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { accountBillingQuery } from '../settings/account-billing-query.ts'

/** The member who closed the banner: it stays closed after a reload, but not for the next member in this tab. */
const closedBy = storedValue<string>('failed-payment-banner-closed-by')

/**
 * Says on every screen but the account settings that a payment failed, until when the membership goes on, and leads to where
 * it is paid. Once closed, it stays closed for the visit. docs/product/billing.md#failed-payments
 */
export function FailedPaymentBanner() {
  const { pathname } = useLocation()
  const { viewer } = useSignedIn()
  const [closed, setClosed] = useState(() => closedBy.read() === viewer.userId)
  const { data, isError } = useQuery({ ...accountBillingQuery, enabled: !closed })
  const billing = data?.getMembershipBilling
  // The payment may have been made in another tab meanwhile.
  const isMended = data !== undefined && billing?.status !== 'PAST_DUE'
  if (closed || isMended || !(data || isError) || pathname === pathTo('accountSettings')) return null
  const { endsAt = null, payInvoiceUrl = null } = billing ?? {}
  return (
    <Banner
      placement="bottom"
      label="Failed payment"
      onDismiss={() => {
        closedBy.write(viewer.userId)
        setClosed(true)
      }}
      action={
        payInvoiceUrl === null ? (
          <ButtonLink variant="primary" size="small" to={pathTo('accountSettings')} hash="membership">
            See your membership
          </ButtonLink>
        ) : (
          <SafeAnchorButton variant="primary" size="small" address={payInvoiceUrl} newTab>
            Pay now
          </SafeAnchorButton>
        )
      }
    >
      Your last payment failed.
      {endsAt !== null && ` Pay by ${formatDate(endsAt, localZone())} to keep your membership.`}
    </Banner>
  )
}
