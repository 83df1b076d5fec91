import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** While one server sends a message, no other takes it; after its death another may. Longer than a try lasts. */
export const LEASE_MS = 60_000

/** A message whose time has come, taken by this server. */
export interface DueMessage {
  outboxId: string
  payload: Record<string, unknown>
  /** Which try this is, from 1. */
  tries: number
  /** How long ago it was written. */
  ageMs: number
}

/**
 * Takes the next message of a topic for this server alone. Those that were tried least come first, so that what
 * fails never stands before what is new. The database's clock decides, which all servers share.
 */
export async function takeDue(db: Db, topic: string): Promise<DueMessage | undefined> {
  const [due] = await rows<DueMessage & Record<string, unknown>>(
    db,
    sql`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${LEASE_MS} * interval '1 millisecond'
    where outbox_id = (
      select outbox_id from outbox
      where topic = ${topic} and delivered_at is null and failed_at is null and next_attempt_at <= now()
      order by attempts, next_attempt_at limit 1 for update skip locked)
    returning outbox_id as "outboxId", payload, attempts as tries,
      (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs"`,
  )
  return due
}

/** Gives a message back untried, for another server to take at once. */
export async function giveBack(db: Db, { outboxId, tries }: DueMessage): Promise<void> {
  await db.execute(
    sql`update outbox set attempts = attempts - 1, next_attempt_at = now()
    where outbox_id = ${outboxId} and attempts = ${tries} and delivered_at is null`,
  )
}

/** Notes that a message has arrived, and forgets its contents. */
export async function noteDelivered(db: Db, { outboxId }: DueMessage): Promise<void> {
  await db.execute(
    sql`update outbox set delivered_at = now(), last_error = null,
      payload = jsonb_build_object('kind', payload -> 'kind')
    where outbox_id = ${outboxId}`,
  )
}

/** Lets a message be tried again after `inMs`, unless another server has it by now. */
export async function noteFailed(
  db: Db,
  { outboxId, tries }: DueMessage,
  reason: string,
  inMs: number,
): Promise<void> {
  await db.execute(
    sql`update outbox set last_error = ${reason}, next_attempt_at = now() + ${inMs} * interval '1 millisecond'
    where outbox_id = ${outboxId} and attempts = ${tries} and delivered_at is null`,
  )
}

/** Gives a message up: it stays as a row for those who look after the school, without codes and links. */
export async function noteGivenUp(db: Db, { outboxId }: DueMessage, reason: string): Promise<void> {
  await db.execute(
    sql`update outbox set failed_at = now(), last_error = ${reason}, payload = payload - 'code' - 'link'
    where outbox_id = ${outboxId} and delivered_at is null`,
  )
}

/** Removes what was settled more than `days` days ago. */
export async function purgeSettled(db: Db, topic: string, days: number): Promise<void> {
  await db.execute(
    sql`delete from outbox where topic = ${topic}
      and coalesce(delivered_at, failed_at) < now() - ${days} * interval '1 day'`,
  )
}
