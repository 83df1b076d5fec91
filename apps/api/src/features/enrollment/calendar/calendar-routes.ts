import type { FastifyInstance } from 'fastify'
import { findViewer } from '../../../server/access/viewer.ts'
import type { SignedQuery } from '../../../server/links/calendar-links.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { calendarRevision } from './calendar-revisions-store.ts'
import { organizerOf, sessionCalendar, withRooms } from './session-calendar.ts'
import { findListedSession } from './session-link.ts'

type CalendarServices = Pick<
  Services,
  'calendarLinks' | 'catalog' | 'clock' | 'config' | 'database' | 'members'
>

interface CalendarRoute {
  Params: { sessionId: string }
  Querystring: SignedQuery
}

/**
 * Mounts `GET /calendar/{sessionId}.ics`, whose address is signed for one member. It returns 404 for a wrong signature, a
 * suspended member and a session that they can no longer see.
 */
export function mountCalendar(app: FastifyInstance, services: CalendarServices): void {
  app.get<CalendarRoute>('/calendar/:sessionId(^[0-9a-f-]{36}).ics', async ({ params, query }, reply) => {
    const userId = services.calendarLinks.memberOf('calendar', params.sessionId, query)
    const text = userId && (await calendarText(services, params.sessionId, userId))
    if (!text) return notFound(reply)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(text)
  })
}

async function calendarText(
  services: CalendarServices,
  sessionId: string,
  userId: string,
): Promise<string | undefined> {
  const now = services.clock()
  const [snapshot, viewer] = await Promise.all([
    services.catalog.current(),
    findViewer(services, userId, now),
  ])
  const session = viewer && findListedSession(snapshot, viewer, sessionId, now)
  if (!session) return undefined
  const origin = publicUrl(services.config)
  return sessionCalendar({
    method: 'PUBLISH',
    session,
    meetings: withRooms(session.meetings, userId, { calendarLinks: services.calendarLinks, origin }),
    sequence: await calendarRevision(services.database.db, { userId, sessionId }),
    tentative: viewer.enrollments.get(sessionId)?.state === 'WAITLISTED',
    organizer: organizerOf(services.config),
    origin,
    now,
  })
}
