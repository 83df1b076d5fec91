import type { SessionKind } from '@section/domain/sessions/session.ts'
import type { Mail, ToMember } from '../../../server/mail/mail.ts'
import type { MailedMeeting } from '../../../server/mail/session-facts.ts'

/** The facts of a mail about an enrollment in a live session. */
interface AboutEnrollment extends ToMember {
  sessionId: string
  /** The sequence number of the attached calendar entries; a later mail about the session has a higher one. */
  sequence: number
}

/** The facts of a canceled session in its mail. */
export interface CalledOffSession {
  kind: SessionKind
  courseId: string
  title: string
  courseTitle: string
  meetings: MailedMeeting[]
}

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    'enrollment-confirmed': AboutEnrollment
    'waitlist-confirmed': AboutEnrollment
    'seat-freed': AboutEnrollment
    /** `waited` is true if the member left the waitlist. */
    'place-left': { waited: boolean } & AboutEnrollment
    /** `dropped` are the meetings that the session no longer has. */
    'session-rescheduled': { waits: boolean; dropped: MailedMeeting[] } & AboutEnrollment
    /** The session is part of the mail, because the catalog no longer has it. */
    'session-called-off': { session: CalledOffSession } & AboutEnrollment
  }
}

/** Mails about an enrollment in a live session. */
export type SessionMail = Extract<Mail, AboutEnrollment>
