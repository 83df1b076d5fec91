import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import css from './plan-price.module.css'

interface PlanPriceProps {
  /** Cents. */
  readonly amount: number
  readonly currency: string
  /** The regular price of a first year that costs less. */
  readonly regular?: number | undefined
}

/** The price of a year; where the first year costs less, beside the regular one, which is struck through. */
export function PlanPrice({ amount, currency, regular }: PlanPriceProps) {
  return (
    <p className={css.price}>
      <strong>{formatMoney(amount, currency)}</strong>
      {regular === undefined ? (
        <span>a year</span>
      ) : (
        <span>
          <VisuallyHidden>instead of </VisuallyHidden>
          <s>{formatMoney(regular, currency)}</s> for your first year
        </span>
      )}
    </p>
  )
}
