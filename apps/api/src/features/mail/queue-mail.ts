import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { outbox } from '@section/db/schema.ts'
import { CHANNEL } from '../../server/cache-invalidation-store.ts'
import type { Mail } from './mails.ts'

/** The outbox topic of every mail. */
export const MAIL_TOPIC = 'mail'

/** A mail and the name of the business event that it tells of. */
export interface QueuedMail {
  mail: Mail
  dedupeKey: string
  /** Epoch ms before which it is not sent; absent: at once. It is as old as that. */
  notBefore?: number | undefined
  /**
   * For an address without an account. The mail is written, stored and composed like a real one and then dropped, so
   * that nothing that follows a request reveals who has an account. Threat T-B2.
   */
  decoy?: boolean
}

/** A mail as the outbox keeps it. */
export type StoredMail = Mail & { decoy?: true }

/**
 * Leaves a mail in this transaction: it is sent once the transaction has committed, and only then. Of the same
 * kind and `dedupeKey` there is never a second one, so the key names the business event, e.g. the id of a code.
 */
export function queueMail(tx: Db, mail: Mail, dedupeKey: string): Promise<void> {
  return queueMails(tx, [{ mail, dedupeKey }])
}

/** Leaves several mails in this transaction, as `queueMail` does. */
export async function queueMails(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  await tx
    .insert(outbox)
    .values(
      mails.map(({ mail, dedupeKey, notBefore, decoy }) => ({
        topic: MAIL_TOPIC,
        dedupeKey: `${mail.kind} ${dedupeKey}`,
        payload: { ...mail, ...(decoy ? { decoy } : {}) },
        ...(notBefore === undefined ? {} : sentFrom(new Date(notBefore))),
      })),
    )
    .onConflictDoNothing()
  // Wakes the senders, here and on every other server, at commit.
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${MAIL_TOPIC})`)
}

const sentFrom = (at: Date) => ({ createdAt: at, nextAttemptAt: at })
