import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { SessionKind } from '@section/domain/sessions/session.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'

/**
 * Every mail that the product sends, with the facts in its text. A mail with a `userId` goes to the member's address at
 * the time of delivery. docs/product/mail.md
 */
export type Mail =
  | { kind: 'password-code'; to: string; code: string }
  | { kind: 'set-password-code'; to: string; code: string }
  | { kind: 'activation'; to: string; firstName: string; link: string; passTitle?: string }
  | { kind: 'already-registered'; to: string; firstName: string; link: string }
  | { kind: 'invitation-confirmed'; to: string; firstName: string; passTitle: string; link: string }
  /** Confirms a registration with a pass that begins later; `next` is the mail of that day. `beginsAt` in epoch ms. */
  | {
      kind: 'invitation-kept'
      to: string
      firstName: string
      passTitle: string
      beginsAt: number
      next: 'activation' | 'opening'
    }
  | { kind: 'password-changed'; to: string; firstName: string; changedAt: number }
  | { kind: 'sign-in-linked'; to: string; firstName: string; account: string }
  | { kind: 'sign-in-unlinked'; to: string; firstName: string; account: string }
  /** An operator linked another identity of the employer's provider in place of the one before. */
  | { kind: 'sign-in-relinked'; to: string; firstName: string; account: string }
  | { kind: 'one-time-code-used-twice'; to: string; firstName: string }
  | ({ kind: 'enrollment-confirmed' } & AboutEnrollment)
  | ({ kind: 'waitlist-confirmed' } & AboutEnrollment)
  | ({ kind: 'seat-freed' } & AboutEnrollment)
  | ({ kind: 'place-left'; waited: boolean } & AboutEnrollment)
  /** `dropped` are the meetings that the session no longer has. */
  | ({ kind: 'session-rescheduled'; waits: boolean; dropped: MailedMeeting[] } & AboutEnrollment)
  /** The session is part of the mail, because the catalog no longer has it. */
  | ({ kind: 'session-called-off'; session: CalledOffSession } & AboutEnrollment)
  /** Tells a member who asked for it that they can enroll in a session. */
  | { kind: 'course-open'; userId: string; openSessionId: string }

interface AboutEnrollment {
  userId: string
  sessionId: string
  /** The sequence number of the attached calendar entries; a later mail about the session has a higher one. */
  sequence: number
}

/** A meeting in a mail; instants are epoch ms. */
export type MailedMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'>

/** The facts of a canceled session in its mail. */
export interface CalledOffSession {
  kind: SessionKind
  courseId: string
  title: string
  courseTitle: string
  meetings: MailedMeeting[]
}

/**
 * The maximum age (ms) of the mails whose code or link gives access to an account. Older ones are not sent, because the
 * secret no longer works.
 */
export const SECRET_MAX_AGE_MS: Partial<Record<Mail['kind'], number>> = {
  'password-code': 10 * MINUTE_MS,
  'set-password-code': 10 * MINUTE_MS,
  activation: 24 * HOUR_MS,
}

/** Mails about an enrollment in a live session. */
export type SessionMail = Extract<Mail, { sessionId: string }>

/** A mail, and the key of the event that it reports. */
export interface QueuedMail {
  mail: Mail
  dedupeKey: string
  /** The time (epoch ms) before which the mail is not sent, and from which its age counts; now by default. */
  notBefore?: number | undefined
  /**
   * For an address without an account. The mail is stored and composed like a real one and then dropped, so that nothing
   * that follows a request reveals who has an account. SECURITY.md#account-enumeration
   */
  decoy?: boolean
}

/** The mail of one kind. */
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

/** A mail in the outbox. */
export type StoredMail = Mail & { decoy?: true }
