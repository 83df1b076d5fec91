import { JobFailure } from '../../../server/jobs/job.ts'
import type { MailContents, MailContext, MailDefinitions, MailOf } from '../../../server/mail/mail.ts'
import { findRecipient } from '../../../server/mail/recipient-store.ts'
import { courseOpenTemplate } from './course-open-template.ts'

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    /** Tells a member who asked for it that they can enroll in a session. */
    'course-open': { openSessionId: string } & ToMember
  }
}

export const courseAlertMails = {
  'course-open': { contents: courseOpenContents },
} satisfies Partial<MailDefinitions>

async function courseOpenContents(
  { userId, openSessionId }: MailOf<'course-open'>,
  { services: { catalog, database }, school }: MailContext,
): Promise<MailContents> {
  const member = await findRecipient(database.db, userId)
  const { sessionsById, timeZone } = await catalog.current()
  const session = sessionsById.get(openSessionId)
  if (!member || !session) throw new JobFailure('the member or the session is gone', true)
  const { firstName, email } = member
  const onDemand = session.sessionType === 'ON_DEMAND'
  const facts = { firstName, session, course: session.course, timeZone, onDemand }
  return { to: { name: firstName, address: email }, template: courseOpenTemplate(facts, school) }
}
