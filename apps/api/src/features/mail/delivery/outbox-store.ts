import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { outbox } from '@section/db/schema.ts'
import type { MailDefinitions, MailKind, QueuedMail, StoredMail } from '../../../server/mail/mail.ts'

/** A mail that is not delivered yet. */
export interface WaitingMail extends Record<string, unknown> {
  mail: StoredMail
  ageMs: number
  /** True if it has failed for good before. */
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

/** The contents of a mail that nobody needs any more. */
const ONLY_KIND = sql`jsonb_build_object('kind', payload -> 'kind')`

/** Marks a mail as delivered and removes its contents. */
export async function markDelivered(db: Db, outboxId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: sql`now()`, payload: ONLY_KIND })
    .where(eq(outbox.outboxId, outboxId))
}

/** Returns the kinds of mail whose code or link gives access to an account. */
const secretKinds = (mails: MailDefinitions): string[] =>
  Object.entries(mails).flatMap(([kind, { secretMaxAgeMs }]) => (secretMaxAgeMs === undefined ? [] : kind))

/** Marks a mail as failed for good. Of one that is not sent again only the kind stays; the facts of others are needed for that. */
export async function markFailed(db: Db, mails: MailDefinitions, outboxId: string): Promise<void> {
  const ended = Object.entries(mails).flatMap(([kind, mail]) => (endsWhenGivenUp(mail) ? kind : []))
  const payload = sql`case when payload ->> 'kind' in ${ended} then ${ONLY_KIND} else payload end`
  await db
    .update(outbox)
    .set({ failedAt: sql`now()`, payload })
    .where(and(eq(outbox.outboxId, outboxId), isNull(outbox.deliveredAt)))
}

/** Returns whether a mail is not sent again once it is given up, because it went to an outsider or had a code or link. */
export const endsWhenGivenUp = ({ secretMaxAgeMs, toOutsiders }: MailDefinitions[MailKind]): boolean =>
  toOutsiders === true || secretMaxAgeMs !== undefined

/** Removes the codes and links of mails that are older than a day, and mails that are older than 90 days. */
export async function purgeOutbox(db: Db, mails: MailDefinitions): Promise<void> {
  await db.execute(sql`delete from outbox where created_at < now() - interval '90 days'`)
  await db.execute(sql`update outbox set payload = payload - 'code' - 'link'
    where created_at < now() - interval '1 day' and payload ->> 'kind' in ${secretKinds(mails)}`)
}
