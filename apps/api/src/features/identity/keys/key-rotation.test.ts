import { sql } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { rotateSigningKeys } from './signing-keys-store.ts'

// A rotation of the signing keys takes effect at once and signs nobody out. SECURITY.md#suspension-and-key-rotation

const EMAIL = 'nia@example.com'
const PASSWORD = 'Right-horse-7'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(() => server.close())

const signIn = async () => (await passwordSignIn(server.url, EMAIL, PASSWORD)).body
const readKid = (token: string) => String(decodeProtectedHeader(token).kid)

const rotate = () =>
  server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    invalidate('signing-keys')
    return rotateSigningKeys(tx)
  })

async function publishedKeys(): Promise<string[]> {
  const response = await fetch(`${server.url}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

async function checkToken(token: string): Promise<string> {
  const caller = await authenticate(server.services, `Bearer ${token}`)
  return caller instanceof Error ? caller.message : (caller?.userId && 'accepted') || 'nobody'
}

test('The old signing key neither signs, nor is accepted, nor is published after a rotation', async () => {
  const old = await signIn()
  expect(await checkToken(old.id_token)).toBe('accepted')
  const { kid } = await rotate()
  await expect.poll(() => checkToken(old.id_token), { timeout: 1000 }).toBe('Token has expired.')
  await expect.poll(publishedKeys, { timeout: 1000 }).toEqual([kid])
  const fresh = await signIn()
  expect(readKid(fresh.id_token)).toBe(kid)
  expect(await checkToken(fresh.id_token)).toBe('accepted')
})

test('A key rotation signs nobody out, because a refresh token yields new tokens of the same sign-in', async () => {
  const old = await signIn()
  const { kid } = await rotate()
  const { status, body } = await refreshTokens(server.url, old.refresh_token)
  expect(status).toBe(200)
  expect(readKid(body.id_token)).toBe(kid)
  expect(await checkToken(body.id_token)).toBe('accepted')
})

test('A signing key that is retired by hand is replaced by a new one, without a notification', async () => {
  const old = await signIn()
  await server.database.db.execute(sql`update signing_keys set retired_at = now() where retired_at is null`)
  const fresh = await signIn()
  expect(readKid(fresh.id_token)).not.toBe(readKid(old.id_token))
  expect(await checkToken(fresh.id_token)).toBe('accepted')
  expect(await checkToken(old.id_token)).toBe('Token has expired.')
  expect(await publishedKeys()).toEqual([readKid(fresh.id_token)])
})

test('A token that is signed with another server’s new key is accepted, without a notification', async () => {
  const old = await signIn()
  await server.database.db.transaction((tx) => rotateSigningKeys(tx))
  // The token is signed with the new key of the database, of which this server has not been notified.
  const token = await server.token(EMAIL)
  expect(readKid(token)).not.toBe(readKid(old.id_token))
  expect(await checkToken(token)).toBe('accepted')
})

test('A verification of a token that was running during a key rotation is not cached', async () => {
  const { id_token } = await signIn()
  const { idTokens } = server.services
  const inProgress = idTokens.verify(id_token, Date.now())
  const none = { inUse: { keys: [] }, retired: { keys: [] } }
  idTokens.useKeys(none)
  await inProgress
  expect(await idTokens.verify(id_token, Date.now())).toBe('invalid')
  await rotate()
})

test('A flood of tokens that name invented keys causes only a few reads of the signing keys a second', async () => {
  const [, payload, signature] = (await signIn()).id_token.split('.')
  let invented = 0
  const forge = () => {
    const kid = String(invented++).padStart(43, 'k')
    const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT', kid }))
    return `${header.toString('base64url')}.${payload}.${signature}`
  }
  const results = new Set<unknown>()
  const readings = vi.spyOn(server.database.db, 'select')
  const ends = performance.now() + 600
  const attacker = async () => {
    while (performance.now() < ends) results.add(await server.services.idTokens.verify(forge(), Date.now()))
  }
  await Promise.all(Array.from({ length: 20 }, attacker))
  expect(results).toEqual(new Set(['invalid']))
  // A reading takes two queries, and there is at most one reading every 200 ms.
  expect(readings.mock.calls.length).toBeLessThanOrEqual(12)
  readings.mockRestore()
})

test('Simultaneous key rotations leave one signing key', async () => {
  await Promise.all(Array.from({ length: 5 }, rotate))
  const left = await rows(server.database.db, sql`select kid from signing_keys where retired_at is null`)
  expect(left).toHaveLength(1)
  const fresh = await signIn()
  expect(readKid(fresh.id_token)).toBe(left[0]?.['kid'])
})
