import { type SQL, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { authenticate } from '../../server/access/authenticate.ts'

// A change that an operator makes with SQL is announced to no server, and must be noticed nevertheless.
// SECURITY.md#suspension-and-key-rotation

let now = Date.now()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.close())

interface SignedIn {
  userId: string
  sid: string
  token: string
}

async function signIn(): Promise<SignedIn> {
  const userId = await server.insertMember({})
  const token = await server.token(userId)
  return { userId, sid: String(decodeJwt(token)['sid']), token }
}

const ask = async ({ token }: SignedIn) => {
  const caller = await authenticate(server.services, `Bearer ${token}`)
  if (!caller || caller instanceof Error) return 'refused'
  return { status: caller.accountType, entitlements: caller.entitlements.length }
}

const MEMBER = { status: 'MEMBER', entitlements: 1 }

const changes: [string, (who: SignedIn) => SQL, unknown][] = [
  [
    'a suspension',
    ({ userId }) => sql`update members set suspended_at = now() where user_id = ${userId}`,
    'refused',
  ],
  [
    'an ended sign-in',
    ({ sid }) => sql`update auth_sessions set revoked_at = now() where sid = ${sid}`,
    'refused',
  ],
  [
    'another status',
    ({ userId }) => sql`update members set status = 'ALUMNI' where user_id = ${userId}`,
    { ...MEMBER, status: 'ALUMNI' },
  ],
  [
    'an entitlement taken away',
    ({ userId }) => sql`delete from entitlements where user_id = ${userId}`,
    { ...MEMBER, entitlements: 0 },
  ],
]

for (const [name, change, becomes] of changes) {
  test(`A change by hand in the database takes effect within a minute, even for a busy member: ${name}`, async () => {
    const who = await signIn()
    expect(await ask(who)).toEqual(MEMBER)
    await server.database.db.execute(change(who))
    const changedAt = now
    while (now < changedAt + MINUTE_MS) {
      now += 1000
      await ask(who)
    }
    expect(await ask(who)).toEqual(becomes)
  })
}

test('A change by hand in the database takes effect within a minute even if the clock is set back', async () => {
  const who = await signIn()
  expect(await ask(who)).toEqual(MEMBER)
  await server.database.db.execute(sql`update members set suspended_at = now() where user_id = ${who.userId}`)
  now -= 10 * MINUTE_MS
  expect(await ask(who)).toBe('refused')
  now += 10 * MINUTE_MS
})
