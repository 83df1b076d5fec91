import { and, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { mailOptouts } from '@section/db/schema.ts'
import type { MailSubscription } from './unsubscribe-links.ts'

const isOf = ({ kind, addressHash }: MailSubscription) =>
  and(eq(mailOptouts.kind, kind), eq(mailOptouts.addressHash, addressHash))

/** Returns whether an address asked not to get a kind of mails. */
export async function hasOptedOut(db: Db, subscription: MailSubscription): Promise<boolean> {
  return (await db.$count(mailOptouts, isOf(subscription))) > 0
}

/** Stores, at `now` (epoch ms), that an address asked not to get a kind of mails. Repeating it changes nothing. */
export async function insertOptOut(db: Db, subscription: MailSubscription, now: number): Promise<void> {
  await db
    .insert(mailOptouts)
    .values({ ...subscription, createdAt: new Date(now) })
    .onConflictDoNothing()
}

/** Forgets that an address asked not to get a kind of mails. */
export async function deleteOptOut(db: Db, subscription: MailSubscription): Promise<void> {
  await db.delete(mailOptouts).where(isOf(subscription))
}
