import { JobFailure } from '../../../server/jobs/job.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { accountTemplate } from '../templates/account-templates.ts'
import type { School } from '../templates/mail-template.ts'
import { type Mail, SECRET_MAX_AGE_MS } from '../mails.ts'
import { composeMessage, type MailContents } from './compose-message.ts'
import { courseOpenContents } from './course-open-contents.ts'
import type { WaitingMail } from './outbox-store.ts'
import { sessionMailContents, type SessionMailServices } from './session-mail-contents.ts'
import { composeOnly, type MailTransport } from './smtp-transport.ts'

/**
 * Composes a waiting mail and sends it, or drops it if it is a decoy. Errors: `JobFailure`, permanent for a mail that is
 * out of date or has no recipient.
 */
export async function deliverMail(
  services: SessionMailServices,
  transport: MailTransport,
  { outboxId, mail, ageMs, failed }: WaitingMail & { outboxId: string },
): Promise<void> {
  const maxAgeMs = SECRET_MAX_AGE_MS[mail.kind]
  if (maxAgeMs !== undefined && (failed || ageMs > maxAgeMs)) throw new JobFailure('too late', true)
  const school = schoolOf(services)
  const contents = await contentsOf(services, mail, school)
  const { from } = services.config.mail
  if (!from) throw new JobFailure('no sender is configured', false)
  const message = composeMessage(contents, { outboxId, school, from })
  await (mail.decoy ? composeOnly(message) : transport.send(message))
}

async function contentsOf(services: SessionMailServices, mail: Mail, school: School): Promise<MailContents> {
  if ('to' in mail) {
    const name = 'firstName' in mail ? mail.firstName : ''
    return { to: { name, address: mail.to }, template: accountTemplate(mail, school) }
  }
  if (mail.kind === 'course-open') return courseOpenContents(services, mail, school)
  return sessionMailContents(services, mail, school)
}

function schoolOf({ config }: SessionMailServices): School {
  const { name: brandName, supportEmail, helpCenterUrl, newTicketUrl } = config.brand
  const origin = publicUrl(config)
  // In a demo the addresses are paths of this server.
  const absolute = (address: string) => new URL(address, origin).href
  const urls = { helpCenterUrl: absolute(helpCenterUrl), newTicketUrl: absolute(newTicketUrl) }
  return { origin, brandName, supportEmail, ...urls }
}
