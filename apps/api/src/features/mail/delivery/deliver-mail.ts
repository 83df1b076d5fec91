import { eq } from 'drizzle-orm'
import { members } from '@section/db/schema.ts'
import { publicUrl } from '../../../server/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { sessionCalendar } from '../../enrollment/session-calendar.ts'
import { accountLetter } from '../letters/account-letters.ts'
import type { School } from '../letters/letter.ts'
import { sessionLetter } from '../letters/session-letters.ts'
import type { Mail, SessionMail } from '../mails.ts'
import { composeMessage, type Posting } from './compose-message.ts'
import type { DueMessage } from './outbox-store.ts'
import { DeliveryError } from './outbox-worker.ts'
import type { MailTransport } from './smtp-transport.ts'

export type MailServices = Pick<Services, 'catalogue' | 'clock' | 'config' | 'database'>

const MINUTE_MS = 60_000
/** A mail that comes later than what it tells of is worse than none. */
const WORTH_SENDING_MS: Partial<Record<Mail['kind'], number>> = {
  'password-code': 10 * MINUTE_MS,
  'set-password-code': 10 * MINUTE_MS,
  activation: 24 * 60 * MINUTE_MS,
}

/** Writes a waiting mail and hands it over. Errors: `DeliveryError`, permanent where nobody can be written to. */
export async function deliverMail(
  services: MailServices,
  transport: MailTransport,
  { outboxId, payload, ageMs }: DueMessage,
): Promise<void> {
  const mail = payload as Mail
  if (ageMs > (WORTH_SENDING_MS[mail.kind] ?? Infinity)) throw new DeliveryError('too late', true)
  const school = schoolOf(services)
  const posting =
    'sessionId' in mail
      ? await sessionPosting(services, mail, school)
      : { to: mail.to, letter: accountLetter(mail, school) }
  await transport.send(composeMessage(posting, { outboxId, school, from: services.config.mail.from ?? '' }))
}

async function sessionPosting(
  { catalogue, clock, database }: MailServices,
  { kind, userId, sessionId }: SessionMail,
  school: School,
): Promise<Posting> {
  const [member] = await database.db
    .select({ email: members.email, firstName: members.firstName })
    .from(members)
    .where(eq(members.userId, userId))
  const snapshot = await catalogue.current()
  const session = snapshot.sessionsById.get(sessionId)
  const course = session && snapshot.courses.get(session.courseId)
  if (!member || !course) throw new DeliveryError('the member or the session is gone', true)
  const calendar = sessionCalendar({
    session,
    // The meeting's own address opens shortly before it starts; the session's page has it then.
    eventLink: null,
    tentative: kind === 'waitlist-confirmed',
    origin: school.origin,
    brandName: school.brandName,
    now: clock(),
  })
  const letter = sessionLetter(kind, { firstName: member.firstName, session, course }, school)
  return { to: member.email, letter, calendar }
}

function schoolOf({ config }: MailServices): School {
  const { name, supportEmail, helpCenterUrl, newTicketUrl } = config.brand
  return { origin: publicUrl(config), brandName: name, supportEmail, helpCenterUrl, newTicketUrl }
}
