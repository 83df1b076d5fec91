import { HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import { publicUrl } from '../../../server/public-url.ts'
import { accountTemplate } from '../templates/account-templates.ts'
import type { School } from '../templates/mail-template.ts'
import { type Mail, SECRET_MAILS } from '../mails.ts'
import { composeMessage } from './compose-message.ts'
import type { WaitingMail } from './outbox-store.ts'
import { sessionPosting, type SessionMailServices } from './session-posting.ts'
import { composeOnly, type MailTransport } from './smtp-transport.ts'

export type MailServices = SessionMailServices

/** Longest age at which a secret mail is still sent: after that its code or link no longer works. */
const MAX_AGE_MS: Record<(typeof SECRET_MAILS)[number], number> = {
  'password-code': 10 * MINUTE_MS,
  'set-password-code': 10 * MINUTE_MS,
  activation: 24 * HOUR_MS,
}

const isSecret = (kind: Mail['kind']): kind is (typeof SECRET_MAILS)[number] =>
  SECRET_MAILS.some((secret) => secret === kind)

/**
 * Composes a waiting mail and sends it, or drops it if it is a decoy. Errors: `JobFailure`, permanent for a mail that is
 * out of date or has no recipient.
 */
export async function deliverMail(
  services: MailServices,
  transport: MailTransport,
  { outboxId, mail, ageMs, failed }: WaitingMail & { outboxId: string },
): Promise<void> {
  if (isSecret(mail.kind) && (failed || ageMs > MAX_AGE_MS[mail.kind])) throw new JobFailure('too late', true)
  const school = schoolOf(services)
  const posting =
    'sessionId' in mail
      ? await sessionPosting(services, mail, school)
      : { to: mail.to, template: accountTemplate(mail, school) }
  const message = composeMessage(posting, { outboxId, school, from: services.config.mail.from ?? '' })
  await (mail.decoy ? composeOnly(message) : transport.send(message))
}

function schoolOf({ config }: MailServices): School {
  const { name, supportEmail } = config.brand
  const origin = publicUrl(config)
  // In a demo they are paths of its own.
  const whole = (address: string) => new URL(address, origin).href
  const [helpCenterUrl, newTicketUrl] = [whole(config.brand.helpCenterUrl), whole(config.brand.newTicketUrl)]
  return { origin, brandName: name, supportEmail, helpCenterUrl, newTicketUrl }
}
