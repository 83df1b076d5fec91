const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

/** An instant (epoch ms) as mails name it, in UTC since the reader's zone is not known: 'Monday, December 14, 2026, 09:00 UTC'. */
export function instantText(instant: number): string {
  return `${day.format(instant)}, ${time.format(instant)} UTC`
}
