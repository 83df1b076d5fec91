import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { federatedIdentities, memberCompanies, members } from '@section/db/schema.ts'
import type { AccountStatus } from '@section/domain/access/area.ts'
import { normalizeEmail } from '@section/domain/identity/email.ts'
import { normalizeName } from '@section/domain/invitations/person-name.ts'

/** Who asks for an account. */
export interface Newcomer {
  firstName: string
  lastName: string
  email: string
}

/**
 * The account of an address. `new`: made just now. `pending`: made by an earlier signup that nobody has activated, so
 * that it is still nobody's. `taken`: somebody's.
 */
export interface Account {
  kind: 'new' | 'pending' | 'taken'
  userId: string
  firstName: string
  status: AccountStatus
  hadTrial: boolean
}

/**
 * Makes an account for the address, or finds the one it has and holds it until the transaction ends. The unique
 * index decides between two at once (threat T-D2). `now` in epoch ms.
 */
export async function openAccount(
  tx: Db,
  newcomer: Newcomer,
  { status, customerId, now }: { status: AccountStatus; customerId: string | null; now: number },
): Promise<Account> {
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
  // Nobody has proved the address yet, and whoever asked last has probably corrected a typing error.
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

/** Matches if the account `m` was made by a signup and is still nobody's. */
const isPending = sql`m.password_hash is null and m.suspended_at is null
  and exists (select 1 from signups s where s.user_id = m.user_id)
  and not exists (select 1 from federated_identities f where f.user_id = m.user_id)
  and not exists (select 1 from activations a where a.user_id = m.user_id and a.used_at is not null)`

/** Holds an account until the transaction ends; returns whether it still waits for its first activation. */
export async function lockPending(tx: Db, userId: string): Promise<boolean> {
  // Decided by a second statement, which sees what was written while the first one waited.
  await rows(tx, sql`select 1 from members where user_id = ${userId} for update`)
  const found = await rows(tx, sql`select 1 from members m where m.user_id = ${userId} and ${isPending}`)
  return found.length > 0
}

async function lockAccount(tx: Db, email: string): Promise<Account> {
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

/** Returns the customer of people who come by themselves; null where the school has none. */
export async function findConsumerCustomer(db: Db): Promise<string | null> {
  const [row] = await rows<{ customerId: string }>(
    db,
    sql`select customer_id as "customerId" from customers where type = 'CONSUMER' order by slug limit 1`,
  )
  return row?.customerId ?? null
}

/** What the member has said about their work is the beginning of their profile. */
export async function fillProfile(
  tx: Db,
  userId: string,
  { company, jobTitle }: { company: string | null; jobTitle: string | null },
): Promise<void> {
  if (jobTitle) await tx.update(members).set({ jobRole: jobTitle }).where(eq(members.userId, userId))
  if (company) {
    // This includes somebody who registers again after their seat has lapsed.
    const named = and(eq(memberCompanies.userId, userId), eq(memberCompanies.name, company))
    if ((await tx.$count(memberCompanies, named)) === 0)
      await tx.insert(memberCompanies).values({ userId, name: company })
  }
}

/** Returns the member to whom an identity belongs; null while it belongs to none. */
export async function ownerOf(db: Db, identityId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: federatedIdentities.userId })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.identityId, identityId))
  return row?.userId ?? null
}
