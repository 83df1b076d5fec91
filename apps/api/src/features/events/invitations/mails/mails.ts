import { canSeeEvents } from '@section/domain/events/event-access.ts'
import { findViewer } from '../../../../server/access/viewer.ts'
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
  'event-invitation': { contents: invitationContents, toOutsiders: true },
} satisfies Partial<MailDefinitions>

async function invitationContents(
  { to, invitedBy, memberEventId }: MailOf<'event-invitation'>,
  { services, school, now }: MailContext,
): Promise<MailContents> {
  const { db } = services.database
  const viewer = await findViewer(services, invitedBy, now)
  const inviter = await findRecipient(db, invitedBy)
  const event = await findInvitedEvent(db, memberEventId)
  if (!inviter || !viewer || !canSeeEvents(viewer))
    throw new JobFailure('the member may not invite to events any more', true)
  if (!event || event.eventEnd <= now) throw new JobFailure('the event is gone', true)
  const { timeZone } = await services.catalog.current()
  const template = eventInvitationTemplate({ inviter: inviter.firstName, event, timeZone }, school)
  return { to: { name: '', address: to }, template }
}
