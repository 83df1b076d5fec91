import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { publicUrl } from '../../../server/public-url.ts'
import { accountTemplate } from '../templates/account-templates.ts'
import type { School } from '../templates/mail-template.ts'
import type { Mail } from '../mails.ts'
import type { StoredMail } from '../queue-mail.ts'
import { composeMessage } from './compose-message.ts'
import type { DueMessage } from './outbox-store.ts'
import { DeliveryError } from './outbox-worker.ts'
import { sessionPosting, type SessionMailServices } from './session-posting.ts'
import { composeOnly, type MailTransport } from './smtp-transport.ts'

export type MailServices = SessionMailServices

/** A mail that arrives when its news is out of date is worse than none. */
const WORTH_SENDING_MS: Partial<Record<Mail['kind'], number>> = {
  'password-code': 10 * MINUTE_MS,
  'set-password-code': 10 * MINUTE_MS,
  activation: 24 * 60 * MINUTE_MS,
}

/**
 * Writes a waiting mail and hands it over, or drops it where it is a decoy. Errors: `DeliveryError`, permanent where
 * nobody can be written to.
 */
export async function deliverMail(
  services: MailServices,
  transport: MailTransport,
  { outboxId, payload, ageMs }: DueMessage,
): Promise<void> {
  const mail = payload as StoredMail
  if (ageMs > (WORTH_SENDING_MS[mail.kind] ?? Infinity)) throw new DeliveryError('too late', true)
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
