import type { FastifyInstance } from 'fastify'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { canOpenSession, viewerSessionStatus } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import {
  CalendarCache,
  etagOf,
  sendCalendar,
  type WritableCalendar,
} from '../../../server/calendar/calendar-cache.ts'
import { organizerOf } from '../../../server/calendar/calendar-file.ts'
import { calendarFileName } from '../../../server/calendar/calendar-file-name.ts'
import { mountSignedAddress, sendRoom } from '../../../server/calendar/signed-address.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { attachment } from '../../../server/http/attachment.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { isRoomOpen, toRuleEnrollment } from '../../catalog/catalog-rules.ts'
import { sessionCalendar, sessionVersion, withRooms } from './session-calendar.ts'
import { findListedSession } from './session-link.ts'
import { subscribedCalendar } from './subscribed-calendar.ts'

/** For how long a calendar program may show a subscribed calendar without asking again, in seconds. */
const MAX_AGE_SECONDS = 300

/**
 * Mounts the addresses that are signed for one member: `GET /calendar/{sessionId}.ics`, the calendar file of a session,
 * `GET /calendar/classes/{meetingId}.ics`, that of one of its meetings,
 * `GET /calendar/subscriptions/{subscriptionId}.ics`, the calendar of all their sessions, and
 * `GET /calendar/rooms/{meetingId}`, the address of a room in calendars. The last one redirects to the room while it is
 * open to the member, otherwise to the page of the course, so that a calendar entry can be sent long before the room's
 * own address may be known (SECURITY.md#fields-for-some-viewers-only). All return 404 for a wrong signature and a
 * suspended member, and 429 beyond the limit of the address. The file also returns 404 for a session that the member
 * can no longer see, and the calendar for a revoked address.
 */
export function mountCalendar(app: FastifyInstance, services: Services): void {
  const cache = new CalendarCache()
  const file = { target: 'calendar', path: '/calendar/:id(^[0-9a-f-]{36}).ics' } as const
  const single = { target: 'class', path: '/calendar/classes/:id(^[0-9a-f-]{36}).ics' } as const
  for (const one of [file, single])
    mountSignedAddress(app, services, one, async ({ request, reply, id, userId, address }) => {
      const calendar = await sessionFile(services, { [one.target]: id }, userId)
      if (!calendar) return notFound(reply)
      reply.header('content-disposition', attachment(calendar.name))
      return sendCalendar(request, reply, await cache.get(address, etagOf(calendar.version), calendar.write))
    })

  const whole = { target: 'subscription', path: '/calendar/subscriptions/:id(^[0-9a-f-]{36}).ics' } as const
  mountSignedAddress(app, services, whole, async ({ request, reply, id, userId, address }) => {
    const calendar = await subscription(services, id, userId)
    if (!calendar) return notFound(reply)
    const etag = etagOf(calendar.version)
    reply.header('content-disposition', attachment(`${services.config.brand.name} calendar.ics`))
    reply.header('cache-control', `private, max-age=${MAX_AGE_SECONDS}`).header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return sendCalendar(request, reply, await cache.get(address, etag, calendar.write))
  })

  const room = { target: 'room', path: '/calendar/rooms/:id(^[0-9a-f-]{36}$)' } as const
  mountSignedAddress(app, services, room, async ({ reply, id, userId }) =>
    sendRoom(reply, await roomAddress(services, id, userId)),
  )
}

/** Returns the file of a session with all of its meetings, or with one of them, and the file's name. */
async function sessionFile(
  services: Services,
  { calendar, class: meetingId }: { calendar?: string; class?: string },
  userId: string,
): Promise<(WritableCalendar & { name: string }) | undefined> {
  const { snapshot, viewer, now } = await loadViewer(services, userId)
  const isMeeting = (meeting: Meeting) => meetingId === undefined || meeting.meetingId === meetingId
  const sessionId = calendar ?? snapshot.sessions.find(({ meetings }) => meetings.some(isMeeting))?.sessionId
  const session = viewer && sessionId && findListedSession(snapshot, viewer, sessionId, now)
  if (!session) return undefined
  const listed = session.meetings.filter(isMeeting)
  const [first] = listed
  if (!first) return undefined
  const origin = publicUrl(services.config)
  const file = {
    method: 'PUBLISH',
    sequence: (await services.calendarRecords.get(userId))?.revisions.get(sessionId) ?? 0,
    tentative: viewer.enrollments.get(sessionId)?.state === 'WAITLISTED',
    organizer: organizerOf(services.config),
    origin,
    timeZone: snapshot.timeZone,
  } as const
  return {
    name: calendarFileName(session.title, first.startAt, snapshot.timeZone),
    version: JSON.stringify([file, sessionVersion(session)]),
    write() {
      const meetings = withRooms(listed, userId, { calendarLinks: services.calendarLinks, origin })
      return sessionCalendar({ ...file, session, meetings, now }) ?? ''
    },
  }
}

async function subscription(
  services: Services,
  subscriptionId: string,
  userId: string,
): Promise<WritableCalendar | undefined> {
  if ((await services.calendarRecords.get(userId))?.subscriptionId !== subscriptionId) return undefined
  const now = services.clock()
  const viewer = await findViewer(services, userId, now)
  return viewer && subscribedCalendar({ services, viewer, now })
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
  const status = viewerSessionStatus(viewer, course, session, own, now)
  const isOpen = isRoomOpen(meeting, now) && canOpenSession(viewer, course, session, status, now)
  return isOpen && meeting.link !== null ? meeting.link : pathTo('course', { courseId })
}

async function loadViewer(services: Services, userId: string) {
  const now = services.clock()
  const [snapshot, viewer] = await Promise.all([
    services.catalog.current(),
    findViewer(services, userId, now),
  ])
  return { snapshot, viewer, now }
}
