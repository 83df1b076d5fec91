import { calendarFileName } from '../../../server/calendar/calendar-file-name.ts'
import { organizerOf } from '../../../server/calendar/calendar-file.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type { CalendarAttachment, MailContents, MailContext } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import type { MailedMeeting } from '../../../server/mail/session-facts.ts'
import type { Services } from '../../../server/services.ts'
import { type CalendarFile, sessionCalendar, withRooms } from '../calendar/session-calendar.ts'
import type { SessionMail } from './session-mail.ts'
import { type LiveSessionFacts, sessionTemplate } from './session-templates.ts'

/** The facts of a session for its mail and its calendar files. Only meetings in the catalog have links. */
type SessionDetails = Omit<LiveSessionFacts, 'firstName' | 'session'> & {
  session: Omit<LiveSessionFacts['session'], 'meetings'> & CalendarFile['session'] & { meetings: Meetings }
}
type Meetings = readonly (MailedMeeting & { link?: string | null })[]

/**
 * Returns the contents of a mail to a member about their enrollment in a live session, with the files that update their
 * calendar. Errors: permanent `JobFailure` without the member or the session. docs/product/mail.md#mails-about-a-session
 */
export async function sessionMailContents(
  mail: SessionMail,
  { services, school, now }: MailContext,
): Promise<MailContents> {
  const member = await findRecipient(services.database.db, mail.userId)
  const details = await sessionDetails(services, mail)
  if (!member || !details) throw new JobFailure('the member or the session is gone', true)
  return {
    to: { name: member.firstName, address: member.email },
    template: sessionTemplate(mail, { firstName: member.firstName, ...details }, school),
    calendars: calendarsOf(services, mail, details, { origin: school.origin, now }),
  }
}

async function sessionDetails({ catalog }: Services, mail: SessionMail): Promise<SessionDetails | undefined> {
  const snapshot = await catalog.current()
  const { timeZone } = snapshot
  if (mail.kind === 'session-called-off') {
    const { courseTitle, kind: sessionKind, ...session } = mail.session
    return {
      timeZone,
      session: { ...session, sessionKind, sessionId: mail.sessionId, subtitle: '' },
      course: { title: courseTitle, faculties: [] },
    }
  }
  const session = snapshot.sessionsById.get(mail.sessionId)
  return session && { timeZone, session, course: session.course }
}

/** Returns the files that update the member's calendar: the meetings that they have now, and those that are canceled. */
function calendarsOf(
  { calendarLinks, config }: Services,
  mail: SessionMail,
  { session, timeZone }: SessionDetails,
  { origin, now }: { origin: string; now: number },
): CalendarAttachment[] {
  const { sequence, userId } = mail
  const isOver = mail.kind === 'place-left' || mail.kind === 'session-called-off'
  const common = { session, sequence, origin, organizer: organizerOf(config), timeZone, now }
  const meetings = session.meetings.map((meeting) => ({ ...meeting, link: meeting.link ?? null }))
  const current = sessionCalendar({
    ...common,
    method: 'PUBLISH',
    meetings: isOver ? [] : withRooms(meetings, userId, { calendarLinks, origin }),
    tentative: mail.kind === 'waitlist-confirmed' || (mail.kind === 'session-rescheduled' && mail.waits),
  })
  const removed = mail.kind === 'session-rescheduled' ? mail.dropped : isOver ? meetings : []
  // Meetings that have ended took place and stay in the calendar.
  const ahead = removed.filter(({ endAt }) => now < endAt)
  const canceled = sessionCalendar({ ...common, method: 'CANCEL', meetings: ahead })
  const filesOf = (
    method: CalendarAttachment['method'],
    title: string,
    [first]: readonly MailedMeeting[],
    text: string | undefined,
  ) =>
    first && text !== undefined
      ? [{ filename: calendarFileName(title, first.startAt, timeZone), method, text }]
      : []
  return [
    ...filesOf('PUBLISH', session.title, meetings, current),
    ...filesOf('CANCEL', `${session.title}, canceled`, ahead, canceled),
  ]
}
