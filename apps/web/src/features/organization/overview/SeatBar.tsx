import { seatUsage } from '@section/domain/organization/figure-texts.ts'
import { figureText } from '../figure-table/figure-text.ts'
import css from './overview.module.css'

interface SeatBarProps {
  readonly used: number
  /** Null where the contract does not limit them. */
  readonly total: number | null
}

/** How many seats are used: the bar ends at its end, the number does not. docs/product/organization.md#seats */
export function SeatBar({ used, total }: SeatBarProps) {
  const { label, share, over } = seatUsage(used, total)
  return (
    <div className={css.seats}>
      <p className={css.seatLabel}>
        {label}
        {over > 0 && <span className={css.over}>{figureText(over)} over the contract</span>}
      </p>
      {share !== null && (
        <div
          role="meter"
          aria-label="Seats"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={label}
          className={css.track}
        >
          <div className={css.bar} data-over={over > 0 || undefined} style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  )
}
