import type { FastifyInstance } from 'fastify'
import { memberStatus, canOpenSession } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import type { SignedQuery } from '../../../server/links/calendar-links.ts'
import { notFound } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import { isRoomOpen, toRuleEnrollment } from '../../catalog/catalog-rules.ts'

type RoomServices = Pick<Services, 'calendarLinks' | 'catalog' | 'clock' | 'members'>

interface RoomRoute {
  Params: { meetingId: string }
  Querystring: SignedQuery
}

/**
 * Mounts `GET /calendar/rooms/{meetingId}`, the address of a room in calendars, signed for one member. It redirects to the
 * room while that is open to them, otherwise to the page of the course. So an entry can be sent long before, without
 * revealing the room's own address until three hours before the start (threat T-C6).
 */
export function mountRooms(app: FastifyInstance, services: RoomServices): void {
  app.get<RoomRoute>('/calendar/rooms/:meetingId(^[0-9a-f-]{36}$)', async ({ params, query }, reply) => {
    const userId = services.calendarLinks.memberOf('room', params.meetingId, query)
    const target = userId && (await roomOf(services, params.meetingId, userId))
    reply.header('referrer-policy', 'no-referrer')
    return target ? reply.redirect(target, 302) : notFound(reply)
  })
}

async function roomOf(
  services: RoomServices,
  meetingId: string,
  userId: string,
): Promise<string | undefined> {
  const now = services.clock()
  const [snapshot, viewer] = await Promise.all([
    services.catalog.current(),
    findViewer(services, userId, now),
  ])
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
