import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { outbox } from '@section/db/schema.ts'
import type { MailDefinitions, QueuedMail, StoredMail } from '../../../server/mail/mail.ts'

/** A mail that is not delivered yet. */
export interface WaitingMail extends Record<string, unknown> {
  mail: StoredMail
  ageMs: number
  /** True if it has failed for good before, and its secrets are removed. */
  failed: boolean
}

/** Stores mails; of the same kind and `dedupeKey` only the first. Returns those that are new. */
export async function insertMails(
  tx: Db,
  mails: readonly QueuedMail[],
): Promise<{ outboxId: string; createdAt: Date }[]> {
  if (mails.length === 0) return []
  const { outboxId, createdAt } = getTableColumns(outbox)
  return tx
    .insert(outbox)
    .values(
      mails.map(({ mail, dedupeKey, notBefore, decoy }) => ({
        dedupeKey: `${mail.kind} ${dedupeKey}`,
        payload: { ...mail, ...(decoy ? { decoy } : {}) },
        ...(notBefore === undefined ? {} : { createdAt: new Date(notBefore) }),
      })),
    )
    .onConflictDoNothing()
    .returning({ outboxId, createdAt })
}

/** Returns a mail by id; undefined once it is delivered. Its age counts by the database's clock, which all servers share. */
export async function findWaitingMail(db: Db, outboxId: string): Promise<WaitingMail | undefined> {
  const [found] = await rows<WaitingMail>(
    db,
    sql`select payload as mail, (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs",
        failed_at is not null as failed
      from outbox where outbox_id = ${outboxId} and delivered_at is null`,
  )
  return found
}

/** Marks a mail as delivered and removes its contents. */
export async function markDelivered(db: Db, outboxId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: sql`now()`, payload: sql`jsonb_build_object('kind', payload -> 'kind')` })
    .where(eq(outbox.outboxId, outboxId))
}

/** Returns the kinds of mail whose code or link gives access to an account. */
const secretKinds = (mails: MailDefinitions): string[] =>
  Object.entries(mails).flatMap(([kind, { secretMaxAgeMs }]) => (secretMaxAgeMs === undefined ? [] : kind))

/** Returns the contents of a mail without the code or link by which anybody could enter an account. */
const withoutSecrets = (mails: MailDefinitions) =>
  sql`case when payload ->> 'kind' in ${secretKinds(mails)} then payload - 'code' - 'link' else payload end`

/** Marks a mail as failed for good and removes its secrets; the rest stays for the operators of the school. */
export async function markFailed(db: Db, mails: MailDefinitions, outboxId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: sql`now()`, payload: withoutSecrets(mails) })
    .where(and(eq(outbox.outboxId, outboxId), isNull(outbox.deliveredAt)))
}

/** Removes secrets that are older than a day, and mails that are older than 90 days. */
export async function purgeOutbox(db: Db, mails: MailDefinitions): Promise<void> {
  await db.execute(sql`delete from outbox where created_at < now() - interval '90 days'`)
  await db.execute(sql`update outbox set payload = ${withoutSecrets(mails)}
    where created_at < now() - interval '1 day' and payload ->> 'kind' in ${secretKinds(mails)}`)
}
