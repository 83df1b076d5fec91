import { Progress } from '@mantine/core'
import css from './progress-line.module.css'

export interface ProgressLineProps {
  /** The completed share, 0 to 1. */
  readonly value: number
  /** The accessible name: "Progress in Strategy Sprint". */
  readonly label: string
  readonly size?: 'thin' | 'medium'
  /** Shows the percentage beside the line. */
  readonly showPercent?: boolean
}

/** A progress bar; green when completed. */
export function ProgressLine({ value, label, size = 'thin', showPercent = false }: ProgressLineProps) {
  // A value below 1 is never rounded up to 100 %.
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
