/** Formats a date `2026-12-07` as 'Monday, December 7', with its year unless that is the year of `today`. */
export function longDate(date: string, today: string): string {
  const format: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat('en-US', { ...format, ...(isThisYear ? {} : { year: 'numeric' }) }).format(
    Date.parse(date),
  )
}
