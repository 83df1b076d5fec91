import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import { rows } from '@section/db/connection.ts'
import { cities, entitlements, members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { importContent } from '@section/api/app/content/import-content.ts'
import { recountChanged } from '@section/api/features/organization/figures/recount.ts'
import { AccountsFile } from '@section/api/features/members/content/people-format.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '@section/api/testing/test-server.ts'

const FOLDER = new URL('../../../demo/school', import.meta.url).pathname
const MEDIA = new URL('../../../demo/media', import.meta.url).pathname

/** A signed-in member of the demo school. */
export interface Persona {
  email: string
  userId: string
  token: string
  status: AccountStatus
  customer: string
  areas: readonly Area[]
}

export interface DemoSchool {
  server: TestServer
  personas: Persona[]
  /** A member whose account was suspended after they signed in. */
  suspended: Persona
  /** Returns a digest of every row of every table except the `UNASKED`. */
  checksum(): Promise<string>
  close(): Promise<void>
}

/** Starts the whole server with the demo school, at one fixed moment (epoch ms) or by a clock of its own. */
export async function openDemoSchool(
  now: number,
  clock = () => now,
  options: TestServerOptions = {},
): Promise<DemoSchool> {
  const database = await openTestDatabase()
  await importContent({ database, folder: FOLDER, mediaFolder: MEDIA, now, allowDemoAccounts: true })
  // One city stands for the thousands that a start loads, because every row is part of the digests.
  const boston = { country: 'US', region: 'Massachusetts', name: 'Boston', foldedName: 'boston' }
  await database.db.insert(cities).values({ ...boston, cityId: 4930956, population: 667_137 })
  await recountChanged({ database }, now)
  const server = await startTestServer({ ...options, database, clock })
  const { accounts } = AccountsFile.parse(parse(await readFile(`${FOLDER}/accounts.yaml`, 'utf8')))
  const personas: Persona[] = []
  for (const { email, status, customer } of accounts) {
    const token = await server.token(email)
    const [member] = await database.db.select().from(members).where(eq(members.email, email))
    if (!member) throw new Error(`The import made no account ${email}.`)
    const held = await database.db.select().from(entitlements).where(eq(entitlements.userId, member.userId))
    const areas = held.map(({ type }) => type)
    personas.push({ email, userId: member.userId, token, status, customer, areas })
  }
  const suspended = await addSuspended(server)
  const statement = sql.raw(checksumStatement(await tableNames(server)))
  return {
    server,
    personas,
    suspended,
    async checksum() {
      const [row] = await rows<{ digest: string }>(database.db, statement)
      return row?.digest ?? ''
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}

async function addSuspended(server: TestServer): Promise<Persona> {
  const email = 'suspended@demo.school'
  const userId = await server.insertMember({ email })
  const token = await server.token(userId)
  const whoAmI = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'
  const before = await server.graphql<{ getMember: unknown }>(token, whoAmI, { userId })
  if (!before.data?.getMember) throw new Error('The token did not work before the suspension.')
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(members).set({ suspendedAt: new Date() }).where(eq(members.userId, userId))
    invalidate('member', userId)
  })
  return { email, userId, token, status: 'MEMBER', customer: 'consumer', areas: ['mcsc-unlimited'] }
}

/**
 * The tables that change without being asked to: the one whose rows serve as a member's lock while they watch, which are inserted
 * when first needed, and the events that the payment service delivers some time after a call. Neither grants anything.
 */
const UNASKED = ['watch_budgets', 'stripe_events']

async function tableNames({ database }: TestServer): Promise<string[]> {
  const found = await rows<{ name: string }>(
    database.db,
    sql`select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all(${sql.param(UNASKED)}) order by 1`,
  )
  return found.map(({ name }) => name)
}

function checksumStatement(tables: string[]): string {
  const digests = tables.map(
    (name) =>
      `select '${name}' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as d from ${name} t`,
  )
  return `select md5(string_agg(d, ',')) as digest from (${digests.join(' union all ')}) all_tables`
}
