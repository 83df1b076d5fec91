import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { insertMember } from '../../../../testing/insert-member.ts'
import { passwordSignIn, refreshTokens, requestTokens } from '../../../../testing/token-requests.ts'
import { authenticate } from '../../../../server/access/authenticate.ts'
import { hashPassword } from '../../../../server/access/password-hash.ts'
import { purgeExpired } from '../../expired-records-store.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
let database: Database
let server: TestServer
let later = 0
const clock = () => Date.now() + later

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startTestServer({ database, clock })
  await insertMember(database.db, { email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const signIn = async () => (await passwordSignIn(server.url, EMAIL, PASSWORD)).body

/** Runs `work` with the server's clock some seconds ahead. */
async function after<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  later = seconds * 1000
  try {
    return await work()
  } finally {
    later = 0
  }
}

test('A token refresh yields new tokens of the same sign-in', async () => {
  const first = await signIn()
  const second = await refreshTokens(server.url, first.refresh_token)
  expect(second.status).toBe(200)
  expect(second.headers.get('cache-control')).toBe('no-store')
  expect(second.body).toMatchObject({ expires_in: 900, token_type: 'Bearer', scope: 'openid email profile' })
  expect(second.body.refresh_token).not.toBe(first.refresh_token)
  expect(second.body.access_token).not.toBe(first.access_token)
  expect(decodeJwt(second.body.id_token)['sid']).toBe(decodeJwt(first.id_token)['sid'])
  const third = await refreshTokens(server.url, second.body.refresh_token)
  expect(third.status).toBe(200)
})

test('Repeated token refreshes do not extend a sign-in beyond 31 days', async () => {
  const { refresh_token } = await signIn()
  const signInEnds = Date.now() + LIFETIMES.signIn * 1000
  await new Promise((resolve) => setTimeout(resolve, 2100))
  const { body } = await refreshTokens(server.url, refresh_token)
  const [newest] = await rows<{ ends: number }>(
    database.db,
    sql`select extract(epoch from expires_at)::float8 * 1000 as ends from oidc_records
      where model = 'RefreshToken' and grant_id = ${String(decodeJwt(body.id_token)['sid'])} and consumed_at is null`,
  )
  expect(Math.abs((newest?.ends ?? 0) - signInEnds)).toBeLessThan(1500)
})

test('A hundred simultaneous refreshes with one token yield the same tokens', async () => {
  const { refresh_token } = await signIn()
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => refreshTokens(server.url, refresh_token)),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  const tokens = replies[0]?.body
  const sid = String(decodeJwt(tokens?.id_token ?? '')['sid'])
  const kept = await rows<{ model: string; count: number }>(
    database.db,
    sql`select model, count(*)::int as count from oidc_records
      where grant_id = ${sid} and consumed_at is null group by model order by model`,
  )
  expect(kept).toEqual([
    { model: 'AccessToken', count: 2 },
    { model: 'RefreshToken', count: 1 },
  ])
  expect(await authenticate(server.services, `Bearer ${tokens?.id_token}`)).toMatchObject({ sid })
})

test('Simultaneous refreshes with one token on two servers yield the same tokens', async () => {
  const other = await startTestServer({ database, clock, publicUrl: server.url })
  const { refresh_token } = await signIn()
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      refreshTokens((i % 2 ? server : other).url, refresh_token, server.url),
    ),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  await other.close()
})

test('A refresh token sent again within 20 seconds yields the stored response, which is encrypted', async () => {
  const { refresh_token } = await signIn()
  const first = await refreshTokens(server.url, refresh_token)
  const again = await after(19, () => refreshTokens(server.url, refresh_token))
  expect(again).toMatchObject({ status: 200, body: first.body })
  const kept = await rows<{ text: string }>(
    database.db,
    sql`select coalesce(sealed_answer, '') || token_hash as text from refresh_replays
      union all select payload::text || id from oidc_records`,
  )
  const everything = kept.map((row) => row.text).join()
  for (const secret of [refresh_token, first.body.refresh_token, first.body.access_token]) {
    expect(everything).not.toContain(secret)
  }
})

test('A refresh token sent again after 20 seconds ends the sign-in and all its tokens', async () => {
  const { refresh_token } = await signIn()
  const { body } = await refreshTokens(server.url, refresh_token)
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toHaveProperty('sid')
  const stolen = await after(21, () => refreshTokens(server.url, refresh_token))
  expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await refreshTokens(server.url, body.refresh_token)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toMatchObject({
    message: 'Unauthorized',
  })
})

test('A refresh token that is unknown or another client’s is refused and leaves no record', async () => {
  const count = sql`select count(*)::int as count from refresh_replays`
  const before = await rows<{ count: number }>(database.db, count)
  expect(await refreshTokens(server.url, 'a\0b')).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  expect(await refreshTokens(server.url, 'x'.repeat(5000))).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  const { refresh_token } = await signIn()
  expect(
    await requestTokens(server.url, { grant_type: 'refresh_token', client_id: 'evil', refresh_token }),
  ).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect(await rows<{ count: number }>(database.db, count)).toEqual(before)
})

test('Revoking a refresh token ends the sign-in', async () => {
  const { refresh_token, id_token } = await signIn()
  const response = await fetch(`${server.url}/oauth2/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'member-app', token: refresh_token }),
  })
  expect(response.status).toBe(200)
  expect(await refreshTokens(server.url, refresh_token)).toMatchObject({ status: 400 })
  expect(await authenticate(server.services, `Bearer ${id_token}`)).toMatchObject({ message: 'Unauthorized' })
})

test('The purge of token records deletes expired ones and keeps valid ones', async () => {
  const { refresh_token } = await signIn()
  await purgeExpired(database.db, Date.now() + 3 * 3_600_000)
  const left = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from oidc_records where model = 'AccessToken'`,
  )
  expect(left).toEqual([{ count: 0 }])
  expect((await refreshTokens(server.url, refresh_token)).status).toBe(200)
})
