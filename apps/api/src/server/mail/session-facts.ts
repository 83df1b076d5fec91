import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { meetingFacts } from './mail-dates.ts'

/** The member and the session that a mail is about. */
export interface SessionFacts {
  firstName: string
  session: { sessionId: string; courseId: string; title: string; meetings: readonly MailedMeeting[] }
  course: { title: string; faculties: readonly { fullName: string }[] }
  /** The IANA name of the school's time zone. */
  timeZone: string
}

/** A meeting in a mail; instants are epoch ms. */
export type MailedMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'>

/** Returns the names and values that say what a session is, when it meets and with whom. */
export function sessionFacts({ session, course, timeZone }: SessionFacts): { name: string; value: string }[] {
  return [
    { name: 'Session', value: session.title },
    ...(course.title === session.title ? [] : [{ name: 'Course', value: course.title }]),
    ...meetingFacts(session.meetings, timeZone),
    ...(course.faculties.length === 0
      ? []
      : [{ name: 'With', value: course.faculties.map(({ fullName }) => fullName).join(', ') }]),
  ]
}
