import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, rows } from '../connection.ts'
import {
  activations,
  corporateRealms,
  customers,
  dataMigrations,
  federatedIdentities,
  mailedCodes,
  members,
  passes,
  realmDomains,
  signupNonces,
  signups,
} from '../schema.ts'
import { openTestDatabase } from '../test-database.ts'
import { DataMigrationRefused } from './data-migration-refused.ts'

// What earlier versions have stored is brought to the one form of addresses and domains. Gate G43.

let database: Database
const soon = new Date(Date.now() + 600_000)

beforeEach(async () => {
  database = await openTestDatabase()
  await database.db.delete(dataMigrations)
})
afterEach(() => database.close())

async function addMember(email: string, alternateSSOEmail: string | null = null): Promise<string> {
  const [member] = await database.db
    .insert(members)
    .values({ email, alternateSSOEmail, status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' })
    .returning({ userId: members.userId })
  return member?.userId ?? ''
}

async function emailOf(userId: string): Promise<string | undefined> {
  const [member] = await database.db.select().from(members).where(eq(members.userId, userId))
  return member?.email
}

async function refusal(): Promise<string> {
  const error: unknown = await database.migrate().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(DataMigrationRefused)
  return error instanceof Error ? error.message : ''
}

test('members whose addresses are plain, of umlauts, full-width or of look-alike letters have them in the one form', async () => {
  const table = [
    ['mike@evil.example', 'mike@evil.example'],
    ['Ada@Evil.example', 'ada@evil.example'],
    ['nia@bücher.example', 'nia@xn--bcher-kva.example'],
    ['ｏｍａｒ@ｅｖｉｌ．example', 'omar@evil.example'],
    ['mi\u212Aa@evil.example', 'mika@evil.example'],
    ['νικος@evil.example', 'νικοσ@evil.example'],
  ]
  const added = []
  for (const [before = '', after] of table) added.push({ userId: await addMember(before), after })
  await database.migrate()
  for (const { userId, after } of added) expect(await emailOf(userId)).toBe(after)
})

test('every column that keeps an address or a domain is brought to the one form', async () => {
  const { db } = database
  const [old, now] = ['Ｍike@Bücher.example', 'mike@xn--bcher-kva.example']
  const userId = await addMember(old, old)
  const [customer] = await db
    .insert(customers)
    .values({ slug: 'acme', name: 'Acme', type: 'ENTERPRISE' })
    .returning({ customerId: customers.customerId })
  await db.insert(corporateRealms).values({ realm: 'acme' })
  await db.insert(realmDomains).values([
    { domain: 'Bücher.example', realm: 'acme' },
    { domain: 'bücher.example', realm: 'acme' },
    { domain: 'plain.example', realm: 'acme' },
  ])
  await db.insert(passes).values({
    code: 'BOOKS',
    title: 'Books',
    customerId: customer?.customerId ?? '',
    segment: 'ENTERPRISE',
    memberStatus: 'MEMBER',
    areas: [],
    emailDomains: ['bücher.example', 'ＢÜCHER.example', 'plain.example'],
  })
  await db.insert(federatedIdentities).values({
    issuer: 'https://login.example',
    subject: 'mike',
    ssoUsername: 'social_mike',
    email: old,
    emailVerified: true,
  })
  const times = { createdAt: new Date(), expiresAt: soon }
  await db.insert(signups).values({ handleHash: 'a', email: old, kind: 'LIMITED', mailed: true, ...times })
  await db.insert(activations).values({ userId, email: old, kind: 'signup', mailedTacHash: 'b', ...times })
  await db.insert(signupNonces).values({ nonceHash: 'c', email: old, userId, expiresAt: soon })
  await db.insert(mailedCodes).values([
    { email: old, purpose: 'reset', codeHash: 'd', expiresAt: soon },
    { email: 'other@evil.example', purpose: 'reset', codeHash: 'e', expiresAt: soon },
  ])
  await database.migrate()
  const kept = await rows<{ kept: string }>(
    db,
    sql`select email as kept from members union all select alternate_sso_email from members
      union all select email from federated_identities union all select email from signups
      union all select email from activations union all select email from signup_nonces`,
  )
  expect(kept.map((row) => row.kept)).toEqual(Array.from({ length: 6 }, () => now))
  expect((await db.select().from(passes))[0]?.emailDomains).toEqual([
    'xn--bcher-kva.example',
    'plain.example',
  ])
  const domains = await db.select({ domain: realmDomains.domain }).from(realmDomains)
  expect(domains.map(({ domain }) => domain).toSorted()).toEqual(['plain.example', 'xn--bcher-kva.example'])
  // A code of minutes, asked for under a form that nobody looks up any more, opens nothing.
  const codes = await db.select({ email: mailedCodes.email }).from(mailedCodes)
  expect(codes).toEqual([{ email: 'other@evil.example' }])
})

describe('two accounts of one mailbox', () => {
  test('stop the migration in words that name the accounts and no address, and nothing is changed', async () => {
    const [plain, wide, other] = [
      await addMember('mike@evil.example'),
      await addMember('mike@ｅｖｉｌ.example'),
      await addMember('Ada@Evil.example'),
    ]
    const words = await refusal()
    expect(words).toContain('Two or more accounts have one address')
    expect(words).toContain([plain, wide].toSorted().join(' and '))
    expect(words).not.toContain(other)
    expect(words).not.toMatch(/evil/u)
    expect(words).toContain('Nothing was changed')
    expect(words).toContain('docs/decisions/addresses.md')
    expect(await emailOf(wide)).toBe('mike@ｅｖｉｌ.example')
    expect(await emailOf(other)).toBe('Ada@Evil.example')
    expect(await database.db.select().from(dataMigrations)).toEqual([])
  })

  test('are found where neither has the one form yet', async () => {
    await addMember('mike@Bücher．example')
    await addMember('mike@bücher.example')
    expect(await refusal()).toContain(' and ')
  })

  test('stop nothing once one of them has another address', async () => {
    await addMember('mike@evil.example')
    const wide = await addMember('mike@ｅｖｉｌ.example')
    await refusal()
    await database.db.update(members).set({ email: 'ｍ@evil.example' }).where(eq(members.userId, wide))
    await database.migrate()
    expect(await emailOf(wide)).toBe('m@evil.example')
  })
})

test('two realms that claim one domain stop the migration in words that name them', async () => {
  await database.db.insert(corporateRealms).values([{ realm: 'acme' }, { realm: 'beta' }])
  await database.db.insert(realmDomains).values([
    { domain: 'bücher.example', realm: 'acme' },
    { domain: 'xn--bcher-kva.example', realm: 'beta' },
  ])
  const words = await refusal()
  expect(words).toContain('acme and beta')
  expect(words).not.toMatch(/b.cher/u)
})

test('a second start changes nothing and reads no address', async () => {
  await addMember('mike@evil.example')
  await database.migrate()
  const [first] = await database.db.select().from(dataMigrations)
  // Only the migration would change it: it does not run again.
  const late = await addMember('Late@Evil.example')
  await database.migrate()
  expect(await emailOf(late)).toBe('Late@Evil.example')
  expect(await database.db.select().from(dataMigrations)).toEqual([first])
})

test('rows that are in the one form already are not written', async () => {
  const userId = await addMember('mike@evil.example')
  const version = () =>
    rows<{ xmin: string }>(database.db, sql`select xmin::text from members where user_id = ${userId}`)
  const before = await version()
  await database.migrate()
  expect(await version()).toEqual(before)
})
