import { staysTuned } from '@section/domain/invitations/passes/pass-state.ts'
import type { Mail } from '../../mail/mails.ts'
import type { QueuedMail } from '../../mail/queue-mail.ts'
import type { Pass } from '../passes/invitations-store.ts'

interface Registered {
  pass: Pass
  person: { userId: string; email: string; firstName: string }
  /** What follows when a pass begins later: the link that activates the account, or that it is open. */
  next: 'activation' | 'opening'
  /** The registration, which is confirmed once. */
  eventId: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Returns the mails of a registration with a pass. `opening`, which opens what the pass grants, goes out at once. For a pass
 * that begins later it goes out on that day, once for each person, and a confirmation that says so goes out at once, so
 * that the screen and the mail promise the same. Specification 1, section 2.3 ("Registered! Stay tuned").
 */
export function invitationMails(
  opening: Mail,
  { pass, person, next, eventId, now }: Registered,
): QueuedMail[] {
  const { passId, title: passTitle, beginsAt } = pass
  if (beginsAt === null || !staysTuned(pass, now)) return [{ mail: opening, dedupeKey: eventId }]
  const { userId, email: to, firstName } = person
  return [
    { mail: { kind: 'invitation-kept', to, firstName, passTitle, beginsAt, next }, dedupeKey: eventId },
    { mail: opening, dedupeKey: `${passId} ${userId}`, notBefore: beginsAt },
  ]
}
