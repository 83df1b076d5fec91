import css from './metric-tile.module.css'

interface PercentRingProps {
  /** 0 to 100. */
  readonly percent: number
  /** The words for the whole that it is a share of. */
  readonly label: string
}

/** A share as a ring around its number. Mantine's ring would bring its tooltips to every screen that has a dialog. */
export function PercentRing({ percent, label }: PercentRingProps) {
  return (
    <div role="img" aria-label={`${percent}% ${label}`} className={css.percentRing}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="32" className={css.percentTrack} />
        {percent > 0 && (
          <circle
            cx="36"
            cy="36"
            r="32"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            className={css.percentArc}
          />
        )}
      </svg>
      <span aria-hidden="true" className={css.percent}>
        {percent}%
      </span>
    </div>
  )
}
