import type { CalendarPart } from '../../../server/calendar/calendar-entry.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { WritableCalendar } from '../../../server/calendar/calendar-cache.ts'
import { calendarFile, organizerOf } from '../../../server/calendar/calendar-file.ts'
import { isScheduled, sessionEntries, sessionVersion, withRooms } from './session-calendar.ts'
import { findListedSession } from './session-link.ts'

/** For how long an entry stays in the calendar after its end. */
const PAST_MS = 90 * DAY_MS
/** The interval, in seconds, at which calendar programs are asked to load the calendar. */
const REFRESH_SECONDS = 3600

/**
 * Returns the viewer's calendar: the entries of all features, soonest first, from 90 days ago on
 * (docs/product/calendar.md#calendar-subscription).
 */
export async function subscribedCalendar(context: UseCaseContext): Promise<WritableCalendar> {
  const { services, now } = context
  const { config } = services
  const since = now - PAST_MS
  const parts = await Promise.all(services.calendarSources.map((partOf) => partOf(context, since)))
  const { timeZone } = await services.catalog.current()
  const frame = {
    method: 'PUBLISH',
    organizer: organizerOf(config),
    origin: publicUrl(config),
    timeZone,
    subscription: { name: config.brand.name, refreshSeconds: REFRESH_SECONDS },
  } as const
  return {
    version: JSON.stringify([frame, parts.map(({ version }) => version)]),
    write() {
      const entries = parts
        .flatMap((part) => part.entries())
        .filter(({ endAt }) => since < endAt)
        .toSorted((a, b) => a.startAt - b.startAt || a.id.localeCompare(b.id))
      return calendarFile(entries, { ...frame, now })
    },
  }
}

/** Returns the meetings of all live sessions in which the viewer is enrolled or on the waitlist. */
export async function enrolledSessionEntries(
  {
    services: { calendarLinks, calendarRecords, catalog, config },
    viewer,
    now,
  }: UseCaseContext<'calendarLinks' | 'calendarRecords' | 'catalog' | 'config'>,
  since: number,
): Promise<CalendarPart> {
  const { userId, enrollments } = viewer
  const [snapshot, records] = await Promise.all([catalog.current(), calendarRecords.get(userId)])
  const origin = publicUrl(config)
  const enrolled = [...enrollments.values()].flatMap(({ sessionId, state }) => {
    const session = findListedSession(snapshot, viewer, sessionId, now)
    if (!session || !isScheduled(session)) return []
    return [{ session, sequence: records?.revisions.get(sessionId) ?? 0, tentative: state === 'WAITLISTED' }]
  })
  return {
    version: JSON.stringify(
      enrolled.map(({ session, sequence, tentative }) => {
        const ahead = session.meetings.filter(({ endAt }) => since < endAt).length
        return [sessionVersion(session), sequence, tentative, ahead]
      }),
    ),
    entries: () =>
      enrolled.flatMap(({ session, ...own }) =>
        sessionEntries({
          session,
          meetings: withRooms(session.meetings, userId, { calendarLinks, origin }),
          ...own,
        }),
      ),
  }
}
