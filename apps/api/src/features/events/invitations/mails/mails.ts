import { JobFailure } from '../../../../server/jobs/job.ts'
import type { MailContents, MailContext, MailDefinitions, MailOf } from '../../../../server/mail/mail.ts'
import { findRecipient } from '../../../../server/mail/recipient-store.ts'
import { findInvitedEvent } from '../invited-event-store.ts'
import { eventInvitationTemplate } from './invitation-template.ts'

declare module '../../../../server/mail/mail.ts' {
  interface Mails {
    /** Invites somebody, who need not have an account, to an event in the name of a member. */
    'event-invitation': { invitedBy: string; memberEventId: string } & ToAddress
  }
}

export const eventInvitationMails = {
  'event-invitation': { contents: invitationContents },
} satisfies Partial<MailDefinitions>

async function invitationContents(
  { to, invitedBy, memberEventId }: MailOf<'event-invitation'>,
  { services: { catalog, database }, school, now }: MailContext,
): Promise<MailContents> {
  const inviter = await findRecipient(database.db, invitedBy)
  const event = await findInvitedEvent(database.db, memberEventId)
  if (!inviter || !event || event.eventEnd <= now)
    throw new JobFailure('the member or the event is gone', true)
  const { timeZone } = await catalog.current()
  const template = eventInvitationTemplate({ inviter: inviter.firstName, event, timeZone }, school)
  return { to: { name: '', address: to }, template }
}
