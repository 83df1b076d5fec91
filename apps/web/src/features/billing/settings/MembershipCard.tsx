import { billingFacts } from '@section/domain/billing/membership/billing-facts.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../../lib/config.ts'
import { localZone } from '../../../lib/now.ts'
import type { AccountBilling, Billing } from './account-billing-query.ts'
import css from './billing-settings.module.css'
import { FailedPaymentNotice } from './FailedPaymentNotice.tsx'
import { UnpaidMembershipCard } from './UnpaidMembershipCard.tsx'

/** The plan of the member and how it is paid, by themselves or by somebody else. docs/product/account-settings.md#your-membership */
export function MembershipCard({ account }: { account: AccountBilling }) {
  const { getMembershipBilling: billing, getMember, checkIfStripeScheduledSubscription } = account
  const scholarship = getMember?.scholarship?.name ?? null
  if (!billing || billing.status === 'ENDED')
    return <UnpaidMembershipCard scholarship={scholarship} endedAt={billing?.endsAt ?? null} />
  const pill = PILLS[billing.status]
  return (
    <div className={css.card}>
      <div className={css.head}>
        <h3 className={css.plan}>{billing.planName}</h3>
        <StatusPill tone={pill.tone}>{pill.text}</StatusPill>
      </div>
      {billing.status === 'PAST_DUE' && <FailedPaymentNotice billing={billing} />}
      <dl className={css.facts}>
        {billingFacts(billing, localZone()).map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {checkIfStripeScheduledSubscription && (
        <p className={css.note}>
          A change of your plan is scheduled
          {billing.nextPaymentAt !== null && ` for ${formatDate(billing.nextPaymentAt, localZone())}`}. Until
          then, <a href={`mailto:${config.supportEmail}`}>Customer Support</a> changes or cancels it for you.
        </p>
      )}
    </div>
  )
}

const PILLS: Record<Billing['status'], { tone: PillTone; text: string }> = {
  ACTIVE: { tone: 'success', text: 'Active' },
  TRIALING: { tone: 'accent', text: 'Free trial' },
  PAST_DUE: { tone: 'danger', text: 'Payment failed' },
  ENDING: { tone: 'warning', text: 'Canceled' },
  ENDED: { tone: 'neutral', text: 'Ended' },
}
