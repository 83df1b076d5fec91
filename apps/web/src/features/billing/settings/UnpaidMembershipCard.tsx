import { canOpen, membershipRoute } from '@section/domain/access/route-access.ts'
import { unpaidMembership } from '@section/domain/billing/membership/unpaid-membership.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { localZone, useServerNow } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './billing-settings.module.css'

interface UnpaidMembershipCardProps {
  readonly scholarship: string | null
  /** The moment at which the member's own subscription ended (epoch ms); null without one. */
  readonly endedAt: number | null
}

/** Says who pays for a member without a subscription of their own, and the way to one. */
export function UnpaidMembershipCard({ scholarship, endedAt }: UnpaidMembershipCardProps) {
  const { member, viewer } = useSignedIn()
  const { customer } = member
  const employer = customer && customer.type !== 'CONSUMER' ? customer.name : null
  const payers = { scholarship, employer, endedAt }
  const { title, note, way } = unpaidMembership(viewer, payers, useServerNow(), localZone())
  const to = membershipRoute(viewer)
  return (
    <div className={css.row}>
      <div className={css.payer}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.note}>{note}</p>
      </div>
      {way && canOpen(to, viewer, {}) && (
        <ButtonLink variant="primary" to={to}>
          {way}
        </ButtonLink>
      )}
    </div>
  )
}
