import { Progress } from '@mantine/core'
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
    <div className={css.row}>
      <Progress.Root size={size === 'thin' ? 4 : 8} radius="xl" className={css.track}>
        <Progress.Section
          value={percent}
          aria-label={label}
          className={css.bar}
          mod={{ done: percent === 100 }}
        />
      </Progress.Root>
      {showPercent && (
        <span className={css.percent} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  )
}
