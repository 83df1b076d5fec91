/**
 * Returns the name of a calendar file: the title and the first day in an IANA zone, 'Pricing Strategy, Dec 16.ics'. Where it is
 * sent, `attachment` takes out what file systems do not take.
 */
export function calendarFileName(title: string, startAt: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(startAt)
  return `${title}, ${day}.ics`
}
