import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { SessionKind } from '@section/domain/sessions/session.ts'
import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'

/**
 * Every mail that the product sends, with the facts that its text is made of (Decisions, section 8). Mails to
 * members name the member where the address is not what the caller has proved: it is looked up at delivery.
 */
export type Mail =
  | { kind: 'password-code'; to: string; code: string }
  | { kind: 'set-password-code'; to: string; code: string }
  | { kind: 'activation'; to: string; firstName: string; link: string; passTitle?: string }
  | { kind: 'already-registered'; to: string; firstName: string; link: string }
  | { kind: 'invitation-confirmed'; to: string; firstName: string; passTitle: string; link: string }
  /** A registration with a pass that begins later: what comes when. `beginsAt` in epoch ms. */
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
  | { kind: 'one-time-code-used-twice'; to: string; firstName: string }
  | ({ kind: 'enrollment-confirmed' } & AboutPlace)
  | ({ kind: 'waitlist-confirmed' } & AboutPlace)
  | ({ kind: 'seat-freed' } & AboutPlace)
  | ({ kind: 'place-left'; waited: boolean } & AboutPlace)
  /** `dropped` are meetings that it no longer has. */
  | ({ kind: 'session-rescheduled'; waits: boolean; dropped: MailedMeeting[] } & AboutPlace)
  /** With what it was, since the catalog no longer holds it. */
  | ({ kind: 'session-called-off'; session: CalledOffSession } & AboutPlace)

interface AboutPlace {
  userId: string
  sessionId: string
  /** The number of the calendar entries that go with it; a later mail about the session has a higher one. */
  sequence: number
}

/** A meeting as a mail holds it; instants are epoch ms. */
export type MailedMeeting = Pick<Meeting, 'meetingId' | 'startAt' | 'endAt'>

/** What a mail says of a session that does not take place. */
export interface CalledOffSession {
  kind: SessionKind
  courseId: string
  title: string
  courseTitle: string
  meetings: MailedMeeting[]
}

/**
 * The mails by which their reader enters an account, since their code or link is a secret, with the age (ms) after which
 * they are not sent any more, because it no longer works.
 */
export const SECRET_MAX_AGE_MS: Partial<Record<Mail['kind'], number>> = {
  'password-code': 10 * MINUTE_MS,
  'set-password-code': 10 * MINUTE_MS,
  activation: 24 * HOUR_MS,
}

/** Mails about a place in a live session. */
export type SessionMail = Extract<Mail, { sessionId: string }>

/** A mail and the name of the business event that it reports. */
export interface QueuedMail {
  mail: Mail
  dedupeKey: string
  /** Epoch ms before which it is not sent, and from which its age counts; absent: now. */
  notBefore?: number | undefined
  /**
   * For an address without an account. The mail is stored and composed like a real one and then dropped, so that nothing
   * that follows a request reveals who has an account. Threat T-B2.
   */
  decoy?: boolean
}

/** A mail as the outbox stores it. */
export type StoredMail = Mail & { decoy?: true }
