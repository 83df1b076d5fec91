import { JobFailure } from '../../../server/jobs/job.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { MailContents, MailContext, MailKind, MailOf } from '../../../server/mail/mail.ts'
import type { MailSchool } from '../../../server/mail/mail-template.ts'
import { currentWork } from '../../../server/observability/current-work.ts'
import { mailOutcomes } from '../../../server/observability/channels.ts'
import type { Services } from '../../../server/services.ts'
import { hasOptedOut } from '../unsubscribe/optouts-store.ts'
import { composeMessage } from './compose-message.ts'
import { endsWhenGivenUp, type WaitingMail } from './outbox-store.ts'
import { composeOnly, type MailTransport } from './smtp-transport.ts'

/**
 * Composes a waiting mail and sends it, or drops it if it is a decoy or of a kind that its recipient has ended. Errors: `JobFailure`, permanent for a mail that is
 * out of date or has no recipient.
 */
export async function deliverMail(
  services: Services,
  transport: MailTransport,
  { outboxId, mail, ageMs, failed, now }: WaitingMail & { outboxId: string; now: number },
): Promise<void> {
  const definition = services.mails[mail.kind]
  const isTooOld = ageMs > (definition.secretMaxAgeMs ?? Infinity)
  if (isTooOld || (failed && endsWhenGivenUp(definition))) throw new JobFailure('too late', true)
  const school = schoolOf(services)
  const contents = await contentsOf(mail, { services, school, now })
  const { from } = services.config.mail
  if (!from) throw new JobFailure('no sender is configured', false)
  const { unsubscribable: kind } = contents.template
  const { address } = contents.to
  if (
    kind &&
    (await hasOptedOut(services.database.db, services.unsubscribeLinks.subscription(kind, address)))
  )
    return
  const unsubscribeUrl = kind ? `${school.origin}${services.unsubscribeLinks.path(kind, address)}` : null
  const { requestId } = currentWork()
  const message = composeMessage(contents, { outboxId, school, from, unsubscribeUrl, requestId })
  if (mail.decoy) return composeOnly(message)
  await transport.send(message).catch((error: unknown) => {
    mailOutcomes.announce({ outcome: 'failed' })
    throw error
  })
  mailOutcomes.announce({ outcome: 'sent' })
}

async function contentsOf<Kind extends MailKind>(
  mail: MailOf<Kind>,
  context: MailContext,
): Promise<MailContents> {
  return context.services.mails[mail.kind].contents(mail, context)
}

function schoolOf({ config }: Services): MailSchool {
  const { name: brandName, supportEmail, helpCenterUrl, newTicketUrl } = config.brand
  const origin = publicUrl(config)
  // In a demo the addresses are paths of this server.
  const absolute = (address: string) => new URL(address, origin).href
  const urls = { helpCenterUrl: absolute(helpCenterUrl), newTicketUrl: absolute(newTicketUrl) }
  return { origin, brandName, supportEmail, ...urls }
}
