import { Button } from '@section/ui/button/Button.tsx'
import { CheckedList } from '@section/ui/list/CheckedList.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { PlanPrice } from '../checkout/PlanPrice.tsx'
import type { Plan } from './plans-query.ts'
import css from './upgrade.module.css'

interface PlanCardProps {
  readonly plan: Plan
  readonly isRecommended: boolean
  /** The checkout of this plan is beginning. */
  readonly busy: boolean
  readonly onUpgrade: () => void
}

/** A plan with its price, what is charged, and what it holds. */
export function PlanCard({ plan, isRecommended, busy, onUpgrade }: PlanCardProps) {
  const { name, amount, currency, features } = plan
  const price = formatMoney(amount, currency)
  return (
    <li className={css.plan} data-recommended={isRecommended || undefined}>
      <h2 className={css.name}>
        {name}
        {isRecommended && <StatusPill tone="accent">Recommended</StatusPill>}
      </h2>
      <PlanPrice {...{ amount, currency }} />
      <Button
        variant={isRecommended ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        busy={busy}
        onClick={onUpgrade}
        aria-label={`Upgrade to ${name}`}
      >
        Upgrade
      </Button>
      <p className={css.charge}>
        You pay {price} today. It renews every year at {price} until you cancel.
      </p>
      <div className={css.features}>
        <CheckedList items={features} />
      </div>
    </li>
  )
}
