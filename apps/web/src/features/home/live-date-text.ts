const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The parts of a date tile in an IANA zone: 'Nov', '24', 'Tue, 5:00 PM EST'. */
export function dateParts(instant: number, timeZone: string): { month: string; day: string; time: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant)
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    time: part({ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  }
}

/** How far off an instant is: 'in 3 days', 'in 5 hours', 'within the hour'. */
export function untilText(instant: number, now: number): string {
  const left = instant - now
  if (left < HOUR_MS) return 'within the hour'
  if (left < DAY_MS) return plural(Math.floor(left / HOUR_MS), 'hour')
  return plural(Math.floor(left / DAY_MS), 'day')
}

const plural = (count: number, unit: string) => `in ${count} ${unit}${count === 1 ? '' : 's'}`
