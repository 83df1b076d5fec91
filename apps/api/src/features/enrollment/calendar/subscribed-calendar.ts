import type { CalendarEntry } from '../../../server/calendar-entry.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { calendarFile } from './calendar-file.ts'
import { calendarRevisionsOf } from './calendar-revisions-store.ts'
import { isScheduled, organizerOf, sessionEntries, withRooms } from './session-calendar.ts'
import { findListedSession } from './session-link.ts'

/** The time for which an entry stays in the calendar after its end. */
const PAST_MS = 90 * DAY_MS
/** The interval at which calendar programs are asked to load the calendar, in seconds. */
const REFRESH_SECONDS = 3600

/**
 * Returns the iCalendar text of the viewer's calendar: the entries of all features, soonest first, from 90 days ago on.
 * Decision calendar-files.md.
 */
export async function subscribedCalendar(context: UseCaseContext): Promise<string> {
  const { services, now } = context
  const { config } = services
  const found = await Promise.all(services.calendarSources.map((entriesOf) => entriesOf(context)))
  const entries = found
    .flat()
    .filter(({ endAt }) => now - PAST_MS < endAt)
    .toSorted((a, b) => a.startAt - b.startAt || a.id.localeCompare(b.id))
  const { timeZone } = await services.catalog.current()
  return calendarFile(entries, {
    method: 'PUBLISH',
    organizer: organizerOf(config),
    origin: publicUrl(config),
    timeZone,
    now,
    subscription: { name: config.brand.name, refreshSeconds: REFRESH_SECONDS },
  })
}

/** Returns the meetings of all live sessions in which the viewer is enrolled or on the waitlist. */
export async function enrolledSessionEntries({
  services: { calendarLinks, catalog, config, database },
  viewer,
  now,
}: UseCaseContext<'calendarLinks' | 'catalog' | 'config' | 'database'>): Promise<CalendarEntry[]> {
  const { userId, enrollments } = viewer
  const [snapshot, revisions] = await Promise.all([
    catalog.current(),
    calendarRevisionsOf(database.db, userId),
  ])
  const origin = publicUrl(config)
  return [...enrollments.values()].flatMap(({ sessionId, state }) => {
    const session = findListedSession(snapshot, viewer, sessionId, now)
    if (!session || !isScheduled(session)) return []
    return sessionEntries({
      session,
      meetings: withRooms(session.meetings, userId, { calendarLinks, origin }),
      sequence: revisions.get(sessionId) ?? 0,
      tentative: state === 'WAITLISTED',
    })
  })
}
