import type { FastifyInstance } from 'fastify'
import { memberStatus, canOpenSession } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { toViewer } from '../../../server/access/viewer.ts'
import type { RoomRequest } from '../../../server/calendar-links.ts'
import type { Services } from '../../../server/services.ts'
import { isRoomOpen, toRuleEnrollment } from '../../catalog/catalog-rules.ts'

type RoomServices = Pick<Services, 'calendarLinks' | 'catalog' | 'clock' | 'members'>

interface RoomRoute {
  Params: { meetingId: string }
  Querystring: { u?: unknown; s?: unknown }
}

/**
 * Mounts `GET /calendar/rooms/{meetingId}`, the address of a room in calendars, signed for one member. It redirects to the
 * room while that is open to them, otherwise to the page of the course. So an entry can be sent long before, without
 * revealing the room's own address until three hours before the start (threat T-C6).
 */
export function mountRooms(app: FastifyInstance, services: RoomServices): void {
  app.get<RoomRoute>('/calendar/rooms/:meetingId(^[0-9a-f-]{36}$)', async ({ params, query }, reply) => {
    const { u: userId, s: signature } = query
    const request = { meetingId: params.meetingId, userId: String(userId) }
    const signed = typeof userId === 'string' && typeof signature === 'string'
    const target =
      signed && services.calendarLinks.acceptsRoom(request, signature)
        ? await roomOf(services, request)
        : undefined
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (target === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply.redirect(target, 302)
  })
}

async function roomOf(
  services: RoomServices,
  { meetingId, userId }: RoomRequest,
): Promise<string | undefined> {
  const now = services.clock()
  const [snapshot, state] = await Promise.all([services.catalog.current(), services.members.get(userId)])
  const isRoom = (meeting: Meeting) => meeting.meetingId === meetingId
  const session = snapshot.sessions.find(({ meetings }) => meetings.some(isRoom))
  const meeting = session?.meetings.find(isRoom)
  if (!state || state.suspended || !session || !meeting) return undefined
  const viewer = toViewer(state, now)
  const { course, courseId } = session
  const own = toRuleEnrollment(viewer.enrollments.get(session.sessionId))
  const status = memberStatus(viewer, course, session, own, now)
  const isOpen = isRoomOpen(meeting, now) && canOpenSession(viewer, course, session, status, now)
  return isOpen && meeting.link !== null ? meeting.link : `/courses/${courseId}`
}
