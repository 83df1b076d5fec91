import { counted } from '../time/durations.ts'

/** Formats a position or length in seconds, rounded down, as mm:ss, beyond 3600 s as h:mm:ss. */
export function timeText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  if (whole <= 3600) return `${pad(whole / 60)}:${pad(whole % 60)}`
  return `${Math.floor(whole / 3600)}:${pad((whole % 3600) / 60)}:${pad(whole % 60)}`
}

function pad(number: number): string {
  return String(Math.floor(number)).padStart(2, '0')
}

/** Formats a span of seconds in words, in its largest unit: `45 seconds`, `12 minutes`, `2 hours`. */
export function spanText(seconds: number): string {
  if (seconds < 59.5) return counted(Math.round(seconds), 'second')
  return seconds < 59.5 * 60
    ? counted(Math.round(seconds / 60), 'minute')
    : counted(Math.round(seconds / 3600), 'hour')
}
