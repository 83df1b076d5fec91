import type { FastifyInstance } from 'fastify'
import { toViewer } from '../../../server/access/viewer.ts'
import type { CalendarRequest } from '../../../server/calendar-links.ts'
import { publicUrl } from '../../../server/public-url.ts'
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
  Querystring: { u?: unknown; s?: unknown }
}

/**
 * Mounts `GET /calendar/{sessionId}.ics`, whose address is signed for one member. It returns 404 for a wrong signature, a
 * suspended member and a session that they can no longer see.
 */
export function mountCalendar(app: FastifyInstance, services: CalendarServices): void {
  app.get<CalendarRoute>('/calendar/:sessionId(^[0-9a-f-]{36}).ics', async ({ params, query }, reply) => {
    const { u: userId, s: signature } = query
    const signed = typeof userId === 'string' && typeof signature === 'string'
    const request = { sessionId: params.sessionId, userId: String(userId) }
    const text =
      signed && services.calendarLinks.accepts(request, signature)
        ? await calendarText(services, request)
        : undefined
    reply.header('cache-control', 'no-store')
    if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(text)
  })
}

async function calendarText(
  services: CalendarServices,
  { sessionId, userId }: CalendarRequest,
): Promise<string | undefined> {
  const now = services.clock()
  const [snapshot, state] = await Promise.all([services.catalog.current(), services.members.get(userId)])
  if (!state || state.suspended) return undefined
  const session = findListedSession(snapshot, toViewer(state, now), sessionId, now)
  if (!session) return undefined
  const origin = publicUrl(services.config)
  return sessionCalendar({
    method: 'PUBLISH',
    session,
    meetings: withRooms(session.meetings, userId, { calendarLinks: services.calendarLinks, origin }),
    sequence: await calendarRevision(services.database.db, { userId, sessionId }),
    tentative: state.enrollments.get(sessionId)?.state === 'WAITLISTED',
    organizer: organizerOf(services.config),
    origin,
    now,
  })
}
