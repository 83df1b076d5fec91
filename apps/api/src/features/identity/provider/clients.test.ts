import { afterAll, beforeAll, expect, test } from 'vitest'
import { validClaims, signIdToken } from '../mint-id-token.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn, requestTokens } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { loadSigningKeys } from '../keys/signing-keys-store.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'

let server: TestServer
let userId: string

beforeAll(async () => {
  server = await startTestServer()
  userId = await server.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(() => server.close())

test('The GraphQL endpoint accepts tokens of both client ids and of no other', async () => {
  const { body } = await passwordSignIn(server.url, EMAIL, PASSWORD)
  const sid = String(JSON.parse(atob(body.id_token.split('.')[1] ?? '')).sid)
  const [key] = await loadSigningKeys(server.database.db)
  if (!key) throw new Error('There is no signing key.')
  const statusFor = async (clientId: string) => {
    const claims = validClaims({ issuer: server.url, clientId, now: Date.now() }, userId, sid)
    return (await server.graphql(await signIdToken(key, claims), WHO_AM_I, { userId })).status
  }
  expect(await statusFor('member-app')).toBe(200)
  expect(await statusFor('member-app-sso')).toBe(200)
  expect(await statusFor('evil')).toBe(401)
})

test('A token refresh with another client id is refused', async () => {
  const { body } = await passwordSignIn(server.url, EMAIL, PASSWORD)
  const refresh = (client_id: string) =>
    requestTokens(server.url, { grant_type: 'refresh_token', client_id, refresh_token: body.refresh_token })
  expect(await refresh('evil')).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect(await refresh('member-app-sso')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await refresh('member-app')).status).toBe(200)
})

test('The single sign-on client cannot use the password grant', async () => {
  const form = { grant_type: 'password', client_id: 'member-app-sso', username: EMAIL, password: PASSWORD }
  expect(await requestTokens(server.url, form)).toMatchObject({
    status: 400,
    body: {
      error: 'invalid_request',
      error_description: 'requested grant type is not allowed for this client',
    },
  })
})
