import { createPublicKey, randomUUID } from 'node:crypto'
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signingKeys } from '@section/db/schema.ts'
import { validClaims, signIdToken } from '../mint-id-token.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { loadSigningKeys, type SigningKey } from './signing-keys-store.ts'

const PASSWORD = 'Right-horse-7'
const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'
let server: TestServer
let userId: string
let sid: string
let key: SigningKey
let otherKey: SigningKey
let tokens: Awaited<ReturnType<typeof passwordSignIn>>['body']

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  userId = await server.insertMember({ email: 'nia@example.com', passwordHash: await hashPassword(PASSWORD) })
  tokens = (await passwordSignIn(server.url, 'nia@example.com', PASSWORD)).body
  sid = String(JSON.parse(atob(tokens.id_token.split('.')[1] ?? '')).sid)
  const [inUse] = await loadSigningKeys(db)
  if (!inUse) throw new Error('There is no signing key.')
  key = inUse
  otherKey = await generateKey()
  const retired = { kid: otherKey.kid, privateJwk: { ...otherKey.privateJwk }, retiredAt: new Date() }
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.insert(signingKeys).values(retired)
    invalidate('signing-keys')
  })
  // The tests begin once the server has read that this key is retired.
  const ofRetired = await forgeries['a retired key']?.()
  const verify = () => server.services.idTokens.verify(String(ofRetired), Date.now())
  await vi.waitUntil(async () => (await verify()) === 'expired')
})
afterAll(() => server.close())

async function generateKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk }
}

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  ...validClaims({ issuer: server.url, clientId: 'member-app', now: Date.now() }, userId, sid),
  ...changes,
})
const seconds = () => Math.floor(Date.now() / 1000)
const signed = (changes: JWTPayload) => signIdToken(key, claims(changes))
const withHeader = async (header: Record<string, unknown>, by: SigningKey) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', ...header }).sign(by.privateJwk)
const publicPem = () =>
  createPublicKey({ key: { ...key.privateJwk, d: undefined }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  })

const forgeries: Record<string, () => Promise<string> | string> = {
  'alg none': () => new UnsecuredJWT(claims()).encode(),
  'HS256 with our public key': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid })
      .sign(new TextEncoder().encode(String(publicPem()))),
  'another issuer': () => signed({ iss: 'https://evil.example' }),
  'another audience': () => signed({ aud: 'evil-app' }),
  'another authorized party': () => signed({ azp: 'evil-app' }),
  'no expiry': () => signed({ exp: undefined }),
  'an expiry that has passed': () => signed({ iat: seconds() - 2000, exp: seconds() - 1000 }),
  'not yet valid': () => signed({ nbf: seconds() + 600 }),
  'an access token': () => tokens.access_token,
  'a refresh token': () => tokens.refresh_token,
  'a logout token': () => withHeader({ typ: 'logout+jwt', kid: key.kid }, key),
  'another use': () => signed({ token_use: 'access' }),
  'a retired key': () => withHeader({ typ: 'JWT', kid: otherKey.kid }, otherKey),
  'an unknown key': async () => withHeader({ typ: 'JWT', kid: 'nobody' }, await generateKey()),
  'a key that it brings itself': () => {
    const { d: _d, ...jwk } = otherKey.privateJwk
    return withHeader({ typ: 'JWT', kid: key.kid, jku: 'https://evil.example/jwks.json', jwk }, otherKey)
  },
  'a member named differently': () => signed({ sub: randomUUID() }),
  'a sign-in that is not known': () => signed({ sid: randomUUID() }),
  'a claim of 10 kB': () => signed({ name: 'x'.repeat(10_000) }),
  'a damaged signature': async () => `${(await signed({})).slice(0, -8)}AAAAAAAA`,
}

test('A valid token is accepted, which shows that the forged ones are refused for their flaws', async () => {
  const answer = await server.graphql(await signed({}), WHO_AM_I, { userId })
  expect(answer).toMatchObject({ status: 200, data: { getMember: { userId } } })
})

for (const [name, forge] of Object.entries(forgeries)) {
  test(`A forged token is refused with 401: ${name}`, async () => {
    const answer = await server.graphql(await forge(), WHO_AM_I, { userId })
    // These tokens count as expired, because their holder has a valid refresh token.
    const expired = name.startsWith('an expiry') || name === 'a retired key'
    const message = expired ? 'Token has expired.' : 'Unauthorized'
    expect(answer).toMatchObject({ status: 401, data: null, errors: [{ message }] })
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })
}

test('Cookies alone do not authenticate a request', async () => {
  const victim = await server.insertMember({ email: 'victim@example.com' })
  const ask = async (cookie: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify({ query: WHO_AM_I, variables: { userId: victim } }),
    })
    return { status: response.status, body: await response.json() }
  }
  const cookie = `member_user_id=${victim}; member_id_token=${tokens.id_token}; member_audience=evil`
  expect((await ask(cookie)).status).toBe(401)
  expect(await ask(cookie, { authorization: `Bearer ${tokens.id_token}` })).toEqual({
    status: 200,
    body: { data: { getMember: null } },
  })
})

test('Tokens that name a thousand unknown keys are refused without fetching keys', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  try {
    const token = await withHeader({ typ: 'JWT', kid: 'nobody' }, await generateKey())
    const [, payload = '', signature = ''] = token.split('.')
    for (let i = 0; i < 1000; i++) {
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT', kid: `nobody-${i}` }))
      const forged = `${header.toString('base64url')}.${payload}.${signature}`
      expect(await server.services.idTokens.verify(forged, Date.now())).toBe('invalid')
    }
    expect(asked).not.toHaveBeenCalled()
  } finally {
    asked.mockRestore()
  }
})
