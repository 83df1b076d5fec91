import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import type { FigureUnit } from './figure-rules.ts'

/** Returns a figure as people read it, such as `3 min`, `21 days`, `0.5 %`; durations are rounded down. */
export function statusFigureText(value: number, unit: FigureUnit): string {
  if (unit === 'ms') return duration(value)
  if (unit === 'share') return `${Number((value * 100).toFixed(1))} %`
  return unit === 'days' ? `${Math.floor(value)} days` : String(value)
}

const STEPS: readonly [shortest: number, unit: number, name: string][] = [
  [3 * DAY_MS, DAY_MS, 'days'],
  [2 * HOUR_MS, HOUR_MS, 'h'],
  [MINUTE_MS, MINUTE_MS, 'min'],
  [1000, 1000, 's'],
]

function duration(ms: number): string {
  const step = STEPS.find(([shortest]) => ms >= shortest)
  return step ? `${Math.floor(ms / step[1])} ${step[2]}` : `${Math.round(ms)} ms`
}
