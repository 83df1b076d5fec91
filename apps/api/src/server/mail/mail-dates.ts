import type { Meeting } from '@section/domain/sessions/meeting.ts'

type Times = Pick<Meeting, 'startAt' | 'endAt'>

/**
 * Returns when meetings take place: the only one, or their number, the first and the last. Every time is given in the
 * school's zone and in UTC, because the reader's zone is not known.
 */
export function meetingFacts(
  meetings: readonly Times[],
  timeZone: string,
): { name: string; value: string }[] {
  const [first, last] = [meetings[0], meetings.at(-1)]
  if (!first || !last) return []
  if (first === last) return [{ name: 'When', value: meetingTime(first, timeZone) }]
  return [
    { name: 'Meetings', value: String(meetings.length) },
    { name: 'First', value: meetingTime(first, timeZone) },
    { name: 'Last', value: meetingTime(last, timeZone) },
  ]
}

/** Returns day, start and end with the zone's short name, and the same in UTC: 'Wednesday, June 3, 2026, 10:00 AM – …'. */
export function meetingTime({ startAt, endAt }: Times, timeZone: string): string {
  const here = localMeetingTime({ startAt, endAt }, timeZone)
  if (zoneName(startAt, timeZone) === 'UTC') return here
  const sameDay = mailDay(startAt, timeZone) === mailDay(startAt, 'UTC')
  return `${here} (${sameDay ? '' : `${format(startAt, 'UTC', { weekday: 'long' })}, `}${span({ startAt, endAt }, 'UTC')})`
}

/** Returns day, start and end with the zone's short name, for a reader whose zone it is: 'Wednesday, June 3, 2026, 10:00 AM – …'. */
export const localMeetingTime = (times: Times, timeZone: string): string =>
  `${mailDay(times.startAt, timeZone)}, ${span(times, timeZone)}`

/** Returns the start and end times, and what differs at the end: the day, and the name of a zone whose clocks change meanwhile. */
function span({ startAt, endAt }: Times, timeZone: string): string {
  const until = mailDay(startAt, timeZone) === mailDay(endAt, timeZone) ? '' : `${mailDay(endAt, timeZone)}, `
  const [before, after] = [zoneName(startAt, timeZone), zoneName(endAt, timeZone)]
  const start = before === after ? clock(startAt, timeZone) : `${clock(startAt, timeZone)} ${before}`
  return `${start} – ${until}${clock(endAt, timeZone)} ${after}`
}

/** Returns an instant (epoch ms) in UTC, because the reader's zone is not known: 'Monday, December 14, 2026, 09:00 UTC'. */
export function instantText(instant: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })
  return `${mailDay(instant, 'UTC')}, ${time.format(instant)} UTC`
}

/** Returns the day of an instant (epoch ms) in a zone: 'Monday, December 14, 2026'. */
export const mailDay = (instant: number, timeZone: string) => format(instant, timeZone, { dateStyle: 'full' })

const clock = (instant: number, timeZone: string) =>
  // The runtime puts a narrow space before AM and PM, which some mail programs show as a box.
  format(instant, timeZone, { timeStyle: 'short' }).replaceAll('\u202F', ' ')

function zoneName(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function format(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(instant)
}
