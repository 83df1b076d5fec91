import { JobFailure } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import type { MailOf } from '../mails.ts'
import { courseOpenTemplate } from '../templates/course-open-template.ts'
import type { School } from '../templates/mail-template.ts'
import type { MailContents } from './compose-message.ts'
import { findRecipient } from './outbox-store.ts'

/**
 * Returns the contents of the mail to a member who asked to be told when a course opens. Errors: permanent `JobFailure`
 * without the member or the session.
 */
export async function courseOpenContents(
  { catalog, database }: Pick<Services, 'catalog' | 'database'>,
  { userId, openSessionId }: MailOf<'course-open'>,
  school: School,
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
