import type { Meeting as MeetingResult } from '@section/contract/generated/schema-types.ts'
import type { EntitledViewer } from '@section/domain/access/viewer.ts'
import { canOpenSession } from '@section/domain/entitlement/session-access.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { isRoomOpen, type SessionWithCourse } from '../catalog-rules.ts'

/** The prepared meetings of a session for results. */
export interface PreparedMeetings extends SessionWithCourse {
  /** The meetings with their links. */
  meetings: readonly Meeting[]
  /** The meetings without links, which everybody may see. */
  fixedMeetings: MeetingResult[]
}

/** Returns the meetings for a viewer, with the links of the open ones if they may enter. */
export function meetingsResult(
  { meetings, fixedMeetings, session, course }: PreparedMeetings,
  viewer: EntitledViewer,
  status: EnrollmentStatus,
  now: number,
): MeetingResult[] {
  const anyOpen = meetings.some((meeting) => meeting.link !== null && isRoomOpen(meeting, now))
  if (!anyOpen || !canOpenSession(viewer, course, session, status, now)) return fixedMeetings
  return meetings.map((meeting) => meetingResult(meeting, isRoomOpen(meeting, now) ? meeting.link : null))
}

/** Returns a meeting in the form of the contract, with the given link. */
export const meetingResult = (
  { meetingId, startAt, endAt }: Meeting,
  link: string | null,
): MeetingResult => ({
  meetingId,
  startAt: new Date(startAt).toISOString(),
  endAt: new Date(endAt).toISOString(),
  link,
})
