import { beginsLater } from '@section/domain/invitations/passes/pass-state.ts'
import type { Mail, QueuedMail } from '../../../server/mail/mail.ts'
import type { Pass } from '../passes/invitations-store.ts'

interface Registered {
  pass: Pass
  person: { userId: string; email: string; firstName: string }
  /** The mail that follows when a pass begins later: the activation link, or the notice that the pass is open. */
  next: 'activation' | 'opening'
  /** The id of the registration, which is confirmed once. */
  eventId: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Returns the mails of a registration with a pass. The mail `opening`, which gives access, is sent at once. For a pass
 * that begins later it is sent on that day, once per person, and a confirmation is sent at once, so that the screen and
 * the mail promise the same. See docs/product/invitations.md#invitations-that-begin-later.
 */
export function invitationMails(
  opening: Mail,
  { pass, person, next, eventId, now }: Registered,
): QueuedMail[] {
  const { passId, title: passTitle, beginsAt } = pass
  if (beginsAt === null || !beginsLater(pass, now)) return [{ mail: opening, dedupeKey: eventId }]
  const { userId, email: to, firstName } = person
  return [
    { mail: { kind: 'invitation-kept', to, firstName, passTitle, beginsAt, next }, dedupeKey: eventId },
    { mail: opening, dedupeKey: `${passId} ${userId}`, notBefore: beginsAt },
  ]
}
