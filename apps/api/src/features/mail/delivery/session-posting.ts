import { JobFailure } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import {
  type CalendarFile,
  organizerOf,
  sessionCalendar,
  withRooms,
} from '../../enrollment/calendar/session-calendar.ts'
import type { School } from '../templates/mail-template.ts'
import { type SessionFacts, sessionTemplate } from '../templates/session-templates.ts'
import type { MailedMeeting, SessionMail } from '../mails.ts'
import type { CalendarAttachment, Posting } from './compose-message.ts'
import { findRecipient } from './outbox-store.ts'

export type SessionMailServices = Pick<
  Services,
  'calendarLinks' | 'catalog' | 'clock' | 'config' | 'database'
>

type About = Omit<SessionFacts, 'firstName' | 'session'> & {
  session: Omit<SessionFacts['session'], 'meetings'> & CalendarFile['session'] & { meetings: Meetings }
}
type Meetings = readonly (MailedMeeting & { link?: string | null })[]

/** A mail about a place in a live session, to its member, with the files for their calendar. Decisions, section 9. */
export async function sessionPosting(
  services: SessionMailServices,
  mail: SessionMail,
  school: School,
): Promise<Posting> {
  const member = await findRecipient(services.database.db, mail.userId)
  const about = await aboutSession(services, mail)
  if (!member || !about) throw new JobFailure('the member or the session is gone', true)
  return {
    to: member.email,
    template: sessionTemplate(mail, { firstName: member.firstName, ...about }, school),
    calendars: calendarsOf(services, mail, about, school),
  }
}

async function aboutSession({ catalog }: SessionMailServices, mail: SessionMail): Promise<About | undefined> {
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

/** What brings the member's calendar up to date: the meetings that they have now, and those that they lost. */
function calendarsOf(
  { calendarLinks, clock, config }: SessionMailServices,
  mail: SessionMail,
  { session }: About,
  { origin }: School,
): CalendarAttachment[] {
  const now = clock()
  const { sequence, userId } = mail
  const isOver = mail.kind === 'place-left' || mail.kind === 'session-called-off'
  const common = { session, sequence, origin, organizer: organizerOf(config), now }
  const meetings = session.meetings.map((meeting: Meetings[number]) => ({
    ...meeting,
    link: meeting.link ?? null,
  }))
  const current = sessionCalendar({
    ...common,
    method: 'PUBLISH',
    meetings: isOver ? [] : withRooms(meetings, userId, { calendarLinks, origin }),
    tentative: mail.kind === 'waitlist-confirmed' || (mail.kind === 'session-rescheduled' && mail.waits),
  })
  const lost = mail.kind === 'session-rescheduled' ? mail.dropped : isOver ? meetings : []
  // What is over stays in the calendar: it took place.
  const ahead = lost.filter(({ endAt }) => now < endAt)
  const canceled = sessionCalendar({ ...common, method: 'CANCEL', meetings: ahead })
  return [
    ...(current ? [{ filename: 'session.ics', method: 'PUBLISH', text: current } as const] : []),
    ...(canceled ? [{ filename: 'canceled.ics', method: 'CANCEL', text: canceled } as const] : []),
  ]
}
