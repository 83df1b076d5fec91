import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { insertFederatedSignIn } from '../../identity/federated-sign-in.fixture.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { signUp, accountOf } = registrations(() => server)

describe('Signing up with a social account', () => {
  test('links a verified address without activation', async () => {
    const email = 'robin@mail.example'
    const { identityId, ssoUsername, token } = await insertFederatedSignIn(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer).toMatchObject({ result: 'ConfirmedWithLink', link: '/', error: null })
    const account = await accountOf(email)
    const linked = await rows(
      server.database.db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: account?.userId }])
    const again = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(again).toMatchObject({ result: 'ConfirmedWithLink', link: '/' })
  })

  test('does not link an address with an account, but links to the sign-in', async () => {
    const email = 'owner@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash' })
    const { identityId, ssoUsername, token } = await insertFederatedSignIn(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer).toMatchObject({ result: 'ConfirmedWithLink', link: '/login' })
    const linked = await rows(
      server.database.db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: null }])
  })

  test('links an account that is not activated yet', async () => {
    const email = 'waiting@mail.example'
    await signUp(somebody(email))
    const account = await accountOf(email)
    const { ssoUsername, token } = await insertFederatedSignIn(server, { email })
    const answer = await signUp({ ...somebody(email), ssoUsername }, { token })
    expect(answer).toMatchObject({ result: 'ConfirmedWithLink', link: '/' })
    expect((await accountOf(email))?.userId).toBe(account?.userId)
  })

  test('creates no account for an unverified or other address, or somebody else’s identity', async () => {
    const email = 'victim@mail.example'
    const unverified = await insertFederatedSignIn(server, { email, emailVerified: false })
    const other = await insertFederatedSignIn(server, { email: 'mallory@mail.example' })
    const right = await insertFederatedSignIn(server, { email })
    const tries = [
      [unverified.ssoUsername, unverified.token],
      [other.ssoUsername, other.token],
      [right.ssoUsername, other.token],
      [right.ssoUsername, null],
    ] as const
    for (const [ssoUsername, token] of tries) {
      const { error } = await signUp({ ...somebody(email), ssoUsername }, { token })
      expect(error).toEqual({
        code: 'SOCIAL_SIGN_IN_FAILED',
        message: 'Could not log in. Please try again.',
      })
    }
    expect(await accountOf(email)).toBeUndefined()
  })
})
