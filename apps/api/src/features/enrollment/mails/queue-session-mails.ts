import type { Db } from '@section/db/connection.ts'
import type { SessionMail } from './session-mail.ts'
import type { Services } from '../../../server/services.ts'
import { incrementRevisions } from '../calendar/calendar-revisions-store.ts'

type WithoutSequence<Mail> = Mail extends SessionMail ? Omit<Mail, 'sequence'> : never

/** A mail about an enrollment, before its calendar sequence number is known. */
export type PendingSessionMail = WithoutSequence<SessionMail>

/** Queues mails about enrollments in live sessions, in this transaction; their calendar entries replace all earlier ones. */
export async function queueSessionMails(
  outbox: Services['outbox'],
  tx: Db,
  mails: readonly PendingSessionMail[],
): Promise<void> {
  const numbered = await incrementRevisions(tx, mails)
  await outbox.queue(
    tx,
    ...numbered.map(({ owner, sequence }) => ({
      mail: { ...owner, sequence },
      dedupeKey: `${owner.userId} ${owner.sessionId} ${sequence}`,
    })),
  )
}
