import css from './progress-line.module.css'

export interface ProgressLineProps {
  /** Share done, 0 to 1. */
  readonly value: number
  /** What the line measures: "Progress in Strategy Sprint". */
  readonly label: string
  readonly size?: 'thin' | 'medium'
  /** Writes the percentage beside the line. */
  readonly showPercent?: boolean
}

/** A thin line of progress; green when done. */
export function ProgressLine({ value, label, size = 'thin', showPercent = false }: ProgressLineProps) {
  // Rounding alone never makes anything done.
  const percent = value >= 1 ? 100 : Math.min(99, Math.round(Math.max(0, value) * 100))
  return (
    <div className={css.row} data-size={size}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={css.bar} data-done={percent === 100} style={{ width: `${percent}%` }} />
      </div>
      {showPercent && (
        <span className={css.percent} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  )
}
