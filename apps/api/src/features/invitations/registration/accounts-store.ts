import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { federatedIdentities, type members } from '@section/db/schema.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import type { SignupValues } from '@section/domain/invitations/limited-signup-form.ts'
import { normalizeName } from '@section/domain/invitations/person-name.ts'
import { insertAccount, updateAccount } from '../../members/accounts-store.ts'

/**
 * The account of an address. `new`: just created. `pending`: created by an earlier signup and not activated yet.
 * `taken`: activated.
 */
export type SignupAccount = Pick<typeof members.$inferSelect, 'userId' | 'firstName' | 'status'> & {
  kind: 'new' | 'pending' | 'taken'
  hadTrial: boolean
}

/**
 * Creates an account for the address, or returns the existing one and locks its row. The unique index decides between
 * two simultaneous calls. `now` in epoch ms.
 */
export async function createOrLockAccount(
  tx: Db,
  signup: SignupValues,
  { status, customerId, now }: { status: AccountStatus; customerId: string | null; now: number },
): Promise<SignupAccount> {
  const [firstName, lastName] = [normalizeName(signup.firstName), normalizeName(signup.lastName)]
  const names = { firstName, lastName, displayName: `${firstName} ${lastName}` }
  const email = normalizeEmail(signup.email)
  const account = { ...names, email, status, customerId, registrationDate: new Date(now) }
  const userId = await insertAccount(tx, account)
  if (userId) return { kind: 'new', userId, firstName, status, hadTrial: false }
  const found = await lockSignup(tx, email)
  if (found.kind === 'taken') return found
  // The account is not activated yet, and the last signup has probably corrected a typing error in the name.
  await updateAccount(tx, found.userId, names)
  return { ...found, firstName }
}

/** Matches an account `m` that was created by a signup and has not been activated. */
const isPending = sql`m.password_hash is null and m.suspended_at is null
  and exists (select 1 from signups s where s.user_id = m.user_id)
  and not exists (select 1 from federated_identities f where f.user_id = m.user_id)
  and not exists (select 1 from activations a where a.user_id = m.user_id and a.used_at is not null)`

/** Locks an account and returns whether it has not been activated yet. */
export async function lockPendingAccount(tx: Db, userId: string): Promise<boolean> {
  // A second statement decides, because it sees what was written while the first one waited.
  await rows(tx, sql`select 1 from members where user_id = ${userId} for update`)
  const found = await rows(tx, sql`select 1 from members m where m.user_id = ${userId} and ${isPending}`)
  return found.length > 0
}

async function lockSignup(tx: Db, email: string): Promise<SignupAccount> {
  const [row] = await rows<Omit<SignupAccount, 'kind'> & { pending: boolean }>(
    tx,
    sql`
    select m.user_id as "userId", m.first_name as "firstName", m.status, m.trial_end_date is not null as "hadTrial",
      ${isPending} as pending
    from members m where lower(m.email) = ${email} for update of m`,
  )
  if (!row) throw new Error('The account of a taken address is missing.')
  const { pending, ...account } = row
  return { ...account, kind: pending ? 'pending' : 'taken' }
}

/** Returns the customer of people who sign up on their own; null where the school has none. */
export async function findConsumerCustomer(db: Db): Promise<string | null> {
  const [row] = await rows<{ customerId: string }>(
    db,
    sql`select customer_id as "customerId" from customers where type = 'CONSUMER' order by slug limit 1`,
  )
  return row?.customerId ?? null
}

/** Returns whether an identity is linked to this member. */
export async function ownsIdentity(db: Db, userId: string, identityId: string): Promise<boolean> {
  const own = and(eq(federatedIdentities.identityId, identityId), eq(federatedIdentities.userId, userId))
  return (await db.$count(federatedIdentities, own)) > 0
}
