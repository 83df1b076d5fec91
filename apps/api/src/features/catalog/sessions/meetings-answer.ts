import type { Meeting as AnsweredMeeting } from '@section/contract/generated/schema-types.ts'
import type { EntitledViewer } from '@section/domain/access/viewer.ts'
import { mayOpenSession } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { roomIsOpen, type TakenAs } from '../catalog-rules.ts'

/** The meetings of a session, ready for answers. */
export interface SharedMeetings extends TakenAs {
  /** With their links. */
  meetings: readonly Meeting[]
  /** As everybody may see them. */
  fixedMeetings: AnsweredMeeting[]
}

/** Returns the meetings, with the links of those that are open for somebody who may enter. */
export function meetingsAnswer(
  { meetings, fixedMeetings, session, course }: SharedMeetings,
  viewer: EntitledViewer,
  status: EnrollmentStatus,
  now: number,
): AnsweredMeeting[] {
  const anyOpen = meetings.some((meeting) => meeting.link !== null && roomIsOpen(meeting, now))
  if (!anyOpen || !mayOpenSession(viewer, course, session, status, now)) return fixedMeetings
  return meetings.map((meeting) => meetingAnswer(meeting, roomIsOpen(meeting, now) ? meeting.link : null))
}

/** Returns a meeting as answers have it, with the link that is told. */
export const meetingAnswer = (
  { meetingId, startAt, endAt }: Meeting,
  link: string | null,
): AnsweredMeeting => ({
  meetingId,
  startAt: new Date(startAt).toISOString(),
  endAt: new Date(endAt).toISOString(),
  link,
})
