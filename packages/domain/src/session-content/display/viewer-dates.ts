import type { Meeting } from '../../sessions/meeting.ts'
import { dateIn } from '../../time/calendar-date.ts'
import { DAY_MS } from '../../time/durations.ts'
import { knownZone } from '../../time/known-zone.ts'
import { instantOf, localTimeOf } from '../../time/zoned-time.ts'

/** Returns the date in the viewer's zone of a date in the school's zone; both as `2026-03-01`. */
export type ViewerDates = (schoolDate: string) => string

/** The meetings of a session, and the IANA zone of its school. Instants are epoch ms; a start is null while unknown. */
interface SchoolDays {
  readonly startAt: number | null
  readonly meetings: readonly Pick<Meeting, 'startAt'>[]
  readonly schoolZone: string
}

/**
 * Returns how the days of a session, which its content dates in the school's zone, are dated in the zone of the viewer:
 * a day is the day on which its class begins there. Without a start there is no hour, and the dates stay.
 * docs/product/session-pages.md#dates-and-zones
 */
export function viewerDates(session: SchoolDays, viewerZone: string): ViewerDates {
  const instantOfDay = dayInstants(session)
  return (schoolDate) => (instantOfDay ? dateIn(instantOfDay(schoolDate), viewerZone) : schoolDate)
}

/**
 * Returns the instant (epoch ms) for which a day of a session stands: its class begins then. A day without a class counts
 * as if it had one at the hour at which the session starts, so that the days keep their order. Null without a start.
 */
export function dayInstants({
  startAt,
  meetings,
  schoolZone,
}: SchoolDays): ((schoolDate: string) => number) | null {
  if (startAt === null) return null
  const zone = knownZone(schoolZone)
  const classes = Map.groupBy(meetings, (meeting) => dateIn(meeting.startAt, zone))
  const hour = localTimeOf(startAt, zone) % DAY_MS
  return (schoolDate) => {
    const [first] = classes.get(schoolDate) ?? []
    return first?.startAt ?? instantOf(Date.parse(schoolDate) + hour, zone)
  }
}
