import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { eq } from 'drizzle-orm'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertMember } from '../../../testing/insert-member.ts'
import { passwordSignIn, requestTokens } from '../../../testing/token-requests.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

const PASSWORD = 'Right-horse-7'
let server: TestServer
let userId: string

beforeAll(async () => {
  server = await startTestServer()
  userId = await insertMember(server.services.database.db, {
    email: 'Nia@example.com',
    passwordHash: await hashPassword(PASSWORD),
  })
})
afterAll(() => server.close())

test('An address and its password yield tokens with all claims', async () => {
  const { status, headers, body } = await passwordSignIn(server.url, ' nia@EXAMPLE.com ', PASSWORD)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    access_token: expect.any(String),
    id_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 900,
    scope: 'openid email profile',
    token_type: 'Bearer',
  })
  expect(decodeProtectedHeader(body.id_token)).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  const claims = decodeJwt(body.id_token)
  expect(claims).toMatchObject({
    iss: server.url,
    aud: 'member-app',
    sub: userId,
    'custom:user_id': userId,
    email: 'Nia@example.com',
    given_name: 'Nia',
    family_name: 'Okafor',
    name: 'Nia Okafor',
    sid: expect.any(String),
    token_use: 'id',
  })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(900)
  expect(claims).not.toHaveProperty('custom:sso_username')
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toMatchObject({
    userId,
    sid: claims['sid'],
  })
})

test('An access token or a refresh token is refused in place of an id token', async () => {
  const { body } = await passwordSignIn(server.url, 'nia@example.com', PASSWORD)
  for (const token of [body.access_token, body.refresh_token]) {
    expect(await authenticate(server.services, `Bearer ${token}`)).toMatchObject({ message: 'Unauthorized' })
  }
})

test('The access token yields the member’s claims at the userinfo endpoint', async () => {
  const { body } = await passwordSignIn(server.url, 'nia@example.com', PASSWORD)
  const response = await fetch(`${server.url}/oauth2/userInfo`, {
    headers: { authorization: `Bearer ${body.access_token}` },
  })
  expect(await response.json()).toEqual({
    sub: userId,
    'custom:user_id': userId,
    email: 'Nia@example.com',
    name: 'Nia Okafor',
    given_name: 'Nia',
    family_name: 'Okafor',
  })
})

describe('A password sign-in', () => {
  const refusal = { error: 'invalid_grant', error_description: 'grant request is invalid' }

  test('is refused alike for a wrong password, an unknown address, no address at all and a suspended account', async () => {
    await insertMember(server.services.database.db, {
      email: 'suspended@example.com',
      passwordHash: await hashPassword(PASSWORD),
      suspendedAt: new Date(),
    })
    await insertMember(server.services.database.db, { email: 'no-password@example.com' })
    const attempts: [string, string][] = [
      ['nia@example.com', 'wrong'],
      ['nia@example.com', `${PASSWORD} `],
      ['nobody@example.com', PASSWORD],
      ['not an address', PASSWORD],
      ['suspended@example.com', PASSWORD],
      ['no-password@example.com', 'nobody has this password'],
    ]
    for (const [email, password] of attempts) {
      const { status, headers, body } = await passwordSignIn(server.url, email, password)
      expect({ email, status, body }).toEqual({ email, status: 400, body: refusal })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('is refused without a password, without the openid scope, and for an unknown client', async () => {
    const form = { grant_type: 'password', client_id: 'member-app', username: 'nia@example.com' }
    expect(await requestTokens(server.url, form)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    })
    expect(await requestTokens(server.url, { ...form, password: PASSWORD, scope: 'email' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    })
    expect(
      await requestTokens(server.url, { ...form, password: PASSWORD, client_id: 'evil\0app' }),
    ).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  test('is refused as JSON', async () => {
    const response = await fetch(`${server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', client_id: 'member-app' }),
    })
    expect(response.status).toBe(400)
  })
})

test('The token endpoint sends no CORS headers', async () => {
  const response = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'member-app',
      username: 'a',
      password: 'b',
    }),
  })
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('The tokens of a member are refused at once after a suspension', async () => {
  const { db } = server.services.database
  const email = 'leaver@example.com'
  const leaver = await insertMember(db, { email, passwordHash: await hashPassword(PASSWORD) })
  const { body } = await passwordSignIn(server.url, email, PASSWORD)
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(members).set({ suspendedAt: new Date() }).where(eq(members.userId, leaver))
    invalidate('member', leaver)
  })
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toMatchObject({
    message: 'Unauthorized',
  })
  expect(
    await requestTokens(server.url, {
      grant_type: 'refresh_token',
      client_id: 'member-app',
      refresh_token: body.refresh_token,
    }),
  ).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})
