import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { calendarFileName } from '../../../server/calendar/calendar-file-name.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type { MailContents, MailContext } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { type AnsweredEvent, findEventWithAnswer } from '../calendar/answered-events-store.ts'
import { eventFile } from '../calendar/event-calendar.ts'
import type { EventMail } from './event-mail.ts'
import { eventTemplate } from './event-templates.ts'

/**
 * Returns the contents of a mail to a member who comes to an event, as the event is now. A mail about a change has the file that
 * brings the member's calendar up to date. Errors: permanent `JobFailure` when the member does not come any more, may not see
 * events, or has no use for the mail any more. docs/product/mail.md#mails-about-an-event
 */
export async function eventMailContents(
  mail: EventMail,
  { services, school, now }: MailContext,
): Promise<MailContents> {
  const { userId, memberEventId } = mail
  const { db } = services.database
  const viewer = await findViewer(services, userId, now)
  const member = await findRecipient(db, userId)
  const event = await findEventWithAnswer(db, userId, memberEventId)
  if (!member || !viewer || !canSeeEvents(viewer)) throw new JobFailure('the member may not see events', true)
  if (!event?.comes) throw new JobFailure('the member does not come to the event', true)
  if (!isOfUse(mail, event, now)) throw new JobFailure('the event is another one by now', true)
  const { timeZone: schools } = await services.catalog.current()
  const zones = { own: member.timeZone, schools }
  const template = eventTemplate(mail.kind, { firstName: member.firstName, event, zones, now }, school)
  const to = { name: member.firstName, address: member.email }
  if (mail.kind === 'event-reminder') return { to, template }
  const file = eventFile(services, event, { userId, timeZone: schools, now })
  const name = file.method === 'CANCEL' ? `${event.title}, canceled` : event.title
  const filename = calendarFileName(name, event.eventStart, schools)
  return { to, template, calendars: [{ filename, ...file }] }
}

/** Returns whether a mail still says what is true: of two that are queued shortly after each other, only the last may be. */
function isOfUse(mail: EventMail, { isHeld, eventStart, eventEnd }: AnsweredEvent, now: number): boolean {
  if (mail.kind === 'event-canceled') return !isHeld && now < eventEnd
  if (mail.kind === 'event-moved') return isHeld && now < eventEnd
  return isHeld && eventStart === mail.eventStart && now < eventStart
}
