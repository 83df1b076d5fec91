import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { canOpenSession, memberStatus } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import type { SignedQuery } from '../../../server/links/calendar-links.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { isRoomOpen, toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import { calendarRevision } from './calendar-revisions-store.ts'
import { findSubscriptionId } from './calendar-subscriptions-store.ts'
import { organizerOf, sessionCalendar, withRooms } from './session-calendar.ts'
import { findListedSession } from './session-link.ts'
import { subscribedCalendar } from './subscribed-calendar.ts'

interface SignedRoute {
  Params: { id: string }
  Querystring: SignedQuery
}

/** The time for which a calendar program may show a subscribed calendar without asking, in seconds. */
const MAX_AGE_SECONDS = 300

/**
 * Mounts the addresses that are signed for one member: `GET /calendar/{sessionId}.ics`, a session's calendar file,
 * `GET /calendar/subscriptions/{subscriptionId}.ics`, the calendar of all their sessions, and
 * `GET /calendar/rooms/{meetingId}`, the address of a room in calendars. The latter redirects to the room while that is
 * open to the member, otherwise to the page of the course, so that an entry can be sent long before without revealing the
 * room's own address until three hours before the start (threat T-C6). All return 404 for a wrong signature and a
 * suspended member; the file also for a session that the member can no longer see, the calendar for a revoked address.
 */
export function mountCalendar(app: FastifyInstance, services: Services): void {
  app.get<SignedRoute>('/calendar/:id(^[0-9a-f-]{36}).ics', async ({ params, query }, reply) => {
    const userId = services.calendarLinks.memberOf('calendar', params.id, query)
    const text = userId && (await calendarText(services, params.id, userId))
    if (!text) return notFound(reply)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(text)
  })

  app.get<SignedRoute>('/calendar/subscriptions/:id(^[0-9a-f-]{36}).ics', async (request, reply) => {
    const { params, query, headers } = request
    const userId = services.calendarLinks.memberOf('subscription', params.id, query)
    const text = userId && (await subscriptionText(services, params.id, userId))
    if (!text) return notFound(reply)
    const etag = etagOf(text)
    reply.header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`).header('etag', etag)
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })

  app.get<SignedRoute>('/calendar/rooms/:id(^[0-9a-f-]{36}$)', async ({ params, query }, reply) => {
    const userId = services.calendarLinks.memberOf('room', params.id, query)
    const target = userId && (await roomAddress(services, params.id, userId))
    reply.header('referrer-policy', 'no-referrer')
    return target ? reply.redirect(target, 302) : notFound(reply)
  })
}

async function calendarText(
  services: Services,
  sessionId: string,
  userId: string,
): Promise<string | undefined> {
  const { snapshot, viewer, now } = await loadViewer(services, userId)
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
    timeZone: snapshot.timeZone,
    now,
  })
}

async function subscriptionText(
  services: Services,
  subscriptionId: string,
  userId: string,
): Promise<string | undefined> {
  if ((await findSubscriptionId(services.database.db, userId)) !== subscriptionId) return undefined
  const now = services.clock()
  const viewer = await findViewer(services, userId, now)
  return viewer && subscribedCalendar({ services, viewer, now })
}

/** Returns the tag of a calendar's contents, without the times at which they were written. It is weak, because it is compressed. */
function etagOf(calendar: string): string {
  const contents = calendar.replaceAll(/^DTSTAMP:.*$/gm, '')
  return `W/"${createHash('sha256').update(contents).digest('base64url')}"`
}

async function roomAddress(
  services: Services,
  meetingId: string,
  userId: string,
): Promise<string | undefined> {
  const { snapshot, viewer, now } = await loadViewer(services, userId)
  const isRoom = (meeting: Meeting) => meeting.meetingId === meetingId
  const session = snapshot.sessions.find(({ meetings }) => meetings.some(isRoom))
  const meeting = session?.meetings.find(isRoom)
  if (!viewer || !session || !meeting) return undefined
  const { course, courseId } = session
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = memberStatus(viewer, course, session, own, now)
  const isOpen = isRoomOpen(meeting, now) && canOpenSession(viewer, course, session, status, now)
  return isOpen && meeting.link !== null ? meeting.link : `/courses/${courseId}`
}

async function loadViewer(services: Services, userId: string) {
  const now = services.clock()
  const [snapshot, viewer] = await Promise.all([
    services.catalog.current(),
    findViewer(services, userId, now),
  ])
  return { snapshot, viewer, now }
}
