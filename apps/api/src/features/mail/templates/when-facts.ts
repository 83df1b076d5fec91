import type { Meeting } from '@section/domain/sessions/meeting.ts'

type Times = Pick<Meeting, 'startAt' | 'endAt'>

/**
 * When meetings take place, name by name: the only one, or how many there are, the first and the last. The zone of
 * the reader is not known, so every time stands in the school's zone and in UTC (Decisions, section 9).
 */
export function whenFacts(meetings: readonly Times[], timeZone: string): { name: string; value: string }[] {
  const [first, last] = [meetings[0], meetings.at(-1)]
  if (!first || !last) return []
  if (first === last) return [{ name: 'When', value: whenText(first, timeZone) }]
  return [
    { name: 'Meetings', value: String(meetings.length) },
    { name: 'First', value: whenText(first, timeZone) },
    { name: 'Last', value: whenText(last, timeZone) },
  ]
}

/** Day, start and end with the zone's short name, and the same in UTC: 'Wednesday, June 3, 2026, 10:00 AM – …'. */
export function whenText({ startAt, endAt }: Times, timeZone: string): string {
  const here = [day(startAt, timeZone), span({ startAt, endAt }, timeZone)].join(', ')
  if (zoneName(startAt, timeZone) === 'UTC') return here
  const sameDay = day(startAt, timeZone) === day(startAt, 'UTC')
  return `${here} (${sameDay ? '' : `${format(startAt, 'UTC', { weekday: 'long' })}, `}${span({ startAt, endAt }, 'UTC')})`
}

/** From a time to a time; the later with its day where that is another one. */
function span({ startAt, endAt }: Times, timeZone: string): string {
  const until = day(startAt, timeZone) === day(endAt, timeZone) ? '' : `${day(endAt, timeZone)}, `
  return `${clock(startAt, timeZone)} – ${until}${clock(endAt, timeZone)} ${zoneName(startAt, timeZone)}`
}

const day = (instant: number, timeZone: string) => format(instant, timeZone, { dateStyle: 'full' })

const clock = (instant: number, timeZone: string) =>
  // Engines put a narrow space before AM and PM, which some mail programs show as a box.
  format(instant, timeZone, { timeStyle: 'short' }).replaceAll('\u202F', ' ')

function zoneName(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function format(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(instant)
}
