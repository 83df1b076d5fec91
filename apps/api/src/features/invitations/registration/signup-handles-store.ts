import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { signups } from '@section/db/schema.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { LIFETIMES, MAIL_GAP_SECONDS } from '@section/domain/identity/lifetimes.ts'
import { uuidOf } from '../../../server/content/stable-id.ts'
import { randomToken, tokenHash } from '../../../server/random-token.ts'
import { serverSecret } from '../../../server/server-secrets-store.ts'

const LIFETIME_MS = LIFETIMES.activation * 1000
const MAILS_PER_HOUR = 3

type NewSignup = Pick<typeof signups.$inferSelect, 'email' | 'kind' | 'passId' | 'userId' | 'mailed'>

/**
 * Records a signup and returns its handle: 128 random bits that, together with the address, reveal only that there was
 * a signup. `userId` is the account that the signup created or found pending; null when the address has an activated
 * account. `now` in epoch ms. See docs/product/registration.md#who-learns-what-about-a-registration.
 */
export async function recordSignup(
  tx: Db,
  { now, ...signup }: NewSignup & { now: number },
): Promise<{ signupId: string; tac: string }> {
  const [signupId, tac] = [randomUUID(), randomToken()]
  await tx.insert(signups).values({
    signupId,
    handleHash: tokenHash(tac),
    ...signup,
    email: normalizeEmail(signup.email),
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIME_MS),
  })
  return { signupId, tac }
}

/** Returns the signup of a handle and its address, for a day; undefined for any other pair. `now` in epoch ms. */
export async function findSignup(
  db: Db,
  { email, tac, now }: { email: string; tac: string; now: number },
): Promise<typeof signups.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(signups)
    .where(
      and(
        eq(signups.handleHash, tokenHash(tac)),
        eq(signups.email, normalizeEmail(email)),
        gt(signups.expiresAt, new Date(now)),
      ),
    )
  return row
}

/**
 * Returns whether another mail may be sent to this address: one a minute and three an hour, by all callers. See
 * SECURITY.md#mail-bombing.
 */
export async function canSendMail(tx: Db, email: string, now: number): Promise<boolean> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const [sent] = await rows<{ minute: number; hour: number }>(
    tx,
    sql`
    select count(*) filter (where created_at > ${at} - make_interval(secs => ${MAIL_GAP_SECONDS}))::int as minute,
      count(*)::int as hour
    from signups where email = ${normalizeEmail(email)} and mailed and created_at > ${at} - interval '1 hour'`,
  )
  return sent !== undefined && sent.minute === 0 && sent.hour < MAILS_PER_HOUR
}

/** Returns a constant user id of no account for an address; the signup of a taken address uses it. */
export async function decoyUserId(db: Db, email: string): Promise<string> {
  const secret = await serverSecret(db, 'signup-decoys')
  const hash = createHmac('sha256', secret).update(normalizeEmail(email)).digest('hex')
  // The id has the form of a random UUID, like those of the database.
  return uuidOf(hash, 4)
}

/** Deletes expired handles, except those of accounts that have not been activated. `now` in epoch ms. */
export async function purgeSignups(db: Db, now: number): Promise<void> {
  const before = new Date(now - LIFETIME_MS)
  await db.delete(signups).where(and(lt(signups.expiresAt, before), isNull(signups.userId)))
}
