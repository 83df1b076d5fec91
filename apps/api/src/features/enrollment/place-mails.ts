import type { Db } from '@section/db/connection.ts'
import type { SessionMail } from '../mail/mails.ts'
import { queueMails } from '../mail/queue-mail.ts'
import { raiseRevisions } from './calendar/calendar-revisions-store.ts'

type WithoutSequence<Mail> = Mail extends SessionMail ? Omit<Mail, 'sequence'> : never

/** A mail about a place, before it is known how often entries for the calendar were sent. */
export type PlaceMail = WithoutSequence<SessionMail>

/** Leaves mails about places in live sessions in this transaction; their calendar entries outdo all before them. */
export async function mailAboutPlaces(tx: Db, mails: readonly PlaceMail[]): Promise<void> {
  const numbered = await raiseRevisions(tx, mails)
  await queueMails(
    tx,
    numbered.map(({ owner, sequence }) => ({
      mail: { ...owner, sequence },
      dedupeKey: `${owner.userId} ${owner.sessionId} ${sequence}`,
    })),
  )
}
