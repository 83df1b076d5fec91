import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { type Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { insertMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'

// The clocks of two servers of one school differ by five minutes. SECURITY.md#stolen-tokens

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
let database: Database
let userId: string
let servers: Record<'right' | 'ahead' | 'behind', TestServer>

beforeAll(async () => {
  database = await openTestDatabase()
  const publicUrl = 'https://members.school.example'
  const start = (offset: number) => startTestServer({ database, publicUrl, clock: () => Date.now() + offset })
  servers = { right: await start(0), ahead: await start(5 * MINUTE_MS), behind: await start(-5 * MINUTE_MS) }
  userId = await insertMember(database.db, { email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
  await database.close()
})

const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'

/** Asks a server who the member is. */
async function memberAt(server: TestServer, token: string) {
  const { errors, data } = await server.graphql<{ getMember: object | null }>(token, WHO_AM_I, { userId })
  return errors ?? data?.getMember
}

test.each([
  ['right', 'ahead'],
  ['ahead', 'right'],
  ['right', 'behind'],
  ['behind', 'right'],
] as const)('Tokens of a server whose clock is %s serve at one whose clock is %s', async (from, to) => {
  const { body } = await passwordSignIn(servers[from].url, EMAIL, PASSWORD)
  expect(await memberAt(servers[to], body.id_token)).toEqual({ userId })
})

test.each([
  ['right', 'ahead'],
  ['ahead', 'behind'],
  ['behind', 'ahead'],
] as const)(
  'A sign-in at a server whose clock is %s is refreshed at one whose clock is %s, and back',
  async (from, to) => {
    const { body: first } = await passwordSignIn(servers[from].url, EMAIL, PASSWORD)
    const second = await refreshTokens(servers[to].url, first.refresh_token)
    expect(second.status).toBe(200)
    const third = await refreshTokens(servers[from].url, second.body.refresh_token)
    expect(third.status).toBe(200)
    expect(await memberAt(servers[to], third.body.id_token)).toEqual({ userId })
  },
)
