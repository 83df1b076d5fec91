import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { federatedIdentities, memberCompanies, members } from '@section/db/schema.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { normalizeName } from '@section/domain/invitations/person-name.ts'

/** The person who asks for an account. */
export interface Newcomer {
  firstName: string
  lastName: string
  email: string
}

/**
 * The account of an address. `new`: just created. `pending`: created by an earlier signup and not activated yet.
 * `taken`: activated.
 */
export interface SignupAccount {
  kind: 'new' | 'pending' | 'taken'
  userId: string
  firstName: string
  status: AccountStatus
  hadTrial: boolean
}

/**
 * Creates an account for the address, or returns the existing one and locks its row. The unique index decides between
 * two simultaneous calls (threat T-D2). `now` in epoch ms.
 */
export async function createOrLockAccount(
  tx: Db,
  newcomer: Newcomer,
  { status, customerId, now }: { status: AccountStatus; customerId: string | null; now: number },
): Promise<SignupAccount> {
  const names = {
    firstName: normalizeName(newcomer.firstName),
    lastName: normalizeName(newcomer.lastName),
  }
  const [made] = await tx
    .insert(members)
    .values({
      ...names,
      email: normalizeEmail(newcomer.email),
      displayName: `${names.firstName} ${names.lastName}`,
      status,
      customerId,
      registrationDate: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ userId: members.userId })
  if (made) return { kind: 'new', userId: made.userId, firstName: names.firstName, status, hadTrial: false }
  const found = await lockAccount(tx, newcomer.email)
  if (found.kind === 'taken') return found
  // The account is not activated yet, and the last signup has probably corrected a typing error in the name.
  await tx
    .update(members)
    .set({ ...names, displayName: `${names.firstName} ${names.lastName}` })
    .where(eq(members.userId, found.userId))
  return { ...found, firstName: names.firstName }
}

interface AccountRow extends Record<string, unknown> {
  userId: string
  firstName: string
  status: AccountStatus
  hadTrial: boolean
  pending: boolean
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

async function lockAccount(tx: Db, email: string): Promise<SignupAccount> {
  const [row] = await rows<AccountRow>(
    tx,
    sql`
    select m.user_id as "userId", m.first_name as "firstName", m.status, m.trial_end_date is not null as "hadTrial",
      ${isPending} as pending
    from members m where lower(m.email) = ${normalizeEmail(email)} for update of m`,
  )
  if (!row) throw new Error('An address is taken by no account.')
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

/** Adds the job title and the company from a registration to the member's profile. */
export async function fillProfile(
  tx: Db,
  userId: string,
  { company, jobTitle }: { company: string | null; jobTitle: string | null },
): Promise<void> {
  if (jobTitle) await tx.update(members).set({ jobRole: jobTitle }).where(eq(members.userId, userId))
  if (company) {
    // The company may be there already after an earlier registration whose seat has lapsed.
    const named = and(eq(memberCompanies.userId, userId), eq(memberCompanies.name, company))
    if ((await tx.$count(memberCompanies, named)) === 0)
      await tx.insert(memberCompanies).values({ userId, name: company })
  }
}

/** Returns the id of the member to whom an identity is linked; null for none. */
export async function findIdentityOwner(db: Db, identityId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: federatedIdentities.userId })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
  return row?.userId ?? null
}
