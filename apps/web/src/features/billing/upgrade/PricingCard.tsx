import { Button } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { PlanPrice } from '../checkout/PlanPrice.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'
import type { PlanOnSale } from './plans-query.ts'
import css from './upgrade.module.css'

interface PricingCardProps {
  readonly plan: PlanOnSale
  /** The features of all plans, so that the same ones stand beside each other. */
  readonly allFeatures: readonly string[]
  readonly isRecommended: boolean
  /** The checkout of this plan is beginning. */
  readonly busy: boolean
  readonly onUpgrade: () => void
}

/** A plan with its price, what is charged, and what it holds. */
export function PricingCard({ plan, allFeatures, isRecommended, busy, onUpgrade }: PricingCardProps) {
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
      <PlanFeatures held={features} all={allFeatures} />
    </li>
  )
}
