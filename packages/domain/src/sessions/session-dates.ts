import { isWorkshop, type SessionTimes } from './session.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** An instant as 'MMM d, yyyy' in an IANA zone, in en-US: 'Nov 3, 2026' (Specification 2, section 9). */
export function formatDate(instant: number, timeZone: string): string {
  return format(timeZone).format(instant)
}

/**
 * The dates of a session in an IANA zone: a workshop's day, a sprint's range 'Nov 3, 2026 – Nov 14, 2026' (one
 * date when both fall on the same day), null while the start is not known. Specification 2, section 9.
 */
export function sessionDates(session: SessionTimes, timeZone: string): string | null {
  if (session.startAt === null) return null
  const start = formatDate(session.startAt, timeZone)
  if (isWorkshop(session) || session.endAt === null) return start
  const end = formatDate(session.endAt, timeZone)
  return start === end ? start : `${start} – ${end}`
}

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  formats.set(timeZone, made)
  return made
}
