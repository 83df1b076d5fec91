/** The month and the day of an instant in an IANA zone, for a date tile: 'Nov' and '24'. */
export function tileDate(instant: number, timeZone: string): { month: string; day: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant)
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) }
}
