import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { config } from '../../../lib/config.ts'
import { useFlag } from '../../../lib/flags.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { PortalOutcome } from '../portal/PortalOutcome.tsx'
import { useBillingPortal } from '../portal/use-billing-portal.ts'
import type { AccountBilling, Billing } from './account-billing-query.ts'
import css from './billing-settings.module.css'

/**
 * The way to cancel: the page of the offer when there is one, otherwise the billing portal. A membership that was canceled is
 * kept in the portal. docs/product/account-settings.md#cancel-your-membership
 */
export function CancelMembership({ account }: { account: AccountBilling }) {
  const { getMembershipBilling: billing, checkStripeSubscriptionDiscountOffer: offer } = account
  const isCanceled = billing?.status === 'ENDING'
  const hasOffer = useFlag('cancelCopy') && offer?.offer === true
  const portal = useBillingPortal(isCanceled ? null : (offer?.cancelConfigId ?? null))
  return (
    <Section title="Cancel your membership">
      <Card>
        <div className={css.row}>
          <p className={css.note}>
            {billing ? CONSEQUENCES[billing.status] : CONSEQUENCES.ACTIVE} Did you mean to cancel before a
            renewal? Within 30 days of it, <a href={`mailto:${config.supportEmail}`}>Customer Support</a> can
            cancel retroactively.
          </p>
          {hasOffer && !isCanceled ? (
            <ButtonLink to={pathTo('cancelOffer')}>Cancel membership</ButtonLink>
          ) : (
            <Button busy={portal.busy} onClick={portal.open}>
              {isCanceled ? 'Keep my membership' : 'Cancel membership'}
            </Button>
          )}
        </div>
        <PortalOutcome portal={portal} />
      </Card>
    </Section>
  )
}

const GOES_ON =
  'Your membership then goes on until the end of the period that you have paid for, and is not charged again.'

/** The effect of canceling, by how the membership is paid. */
const CONSEQUENCES: Record<Billing['status'], string> = {
  ACTIVE: GOES_ON,
  TRIALING: 'Your trial then goes on until its end, and nothing is charged.',
  PAST_DUE: 'Your membership then ends at once, and is not charged again.',
  ENDING: 'Your membership is canceled. Until it ends you can keep it, in the Stripe billing portal.',
  ENDED: GOES_ON,
}
