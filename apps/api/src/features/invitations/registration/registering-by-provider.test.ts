import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { insertFederatedSignIn } from '../../identity/federated-sign-in.fixture.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { register, lookup, accountOf, takenOf } = registrations(() => server)

describe('Registering with a verified identity', () => {
  test('creates a linked account that needs no activation', async () => {
    const { db } = server.database
    const pass = await insertPass(db, { realm: 'acme', emailDomains: ['acme.example'] })
    const email = 'newhire@acme.example'
    const { identityId, ssoUsername, token } = await insertFederatedSignIn(server, { email, realm: 'acme' })
    const answer = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(answer).toMatchObject({ result: 'ConfirmedWithoutActivation', error: null })
    const account = await accountOf(email)
    const linked = await rows(
      db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: account?.userId }])
    expect(await queuedMails(db, email)).toMatchObject([{ kind: 'invitation-confirmed' }])
    const found = { success: true, link: '/', existingUser: false, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: answer.tac }, token)).toEqual(found)
    // The answer was lost, so the browser asks again.
    const again = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(again.result).toBe('ConfirmedWithoutActivation')
    expect(await takenOf(pass.passId)).toBe(1)
  })

  test('is refused for another or an unverified address, another realm or name', async () => {
    const pass = await insertPass(server.database.db, { realm: 'acme' })
    const email = 'ceo@acme.example'
    const own = await insertFederatedSignIn(server, { email: 'mallory@acme.example', realm: 'acme' })
    const unverified = await insertFederatedSignIn(server, { email, realm: 'acme', emailVerified: false })
    const elsewhere = await insertFederatedSignIn(server, { email, realm: 'initech' })
    const other = await insertFederatedSignIn(server, { email, realm: 'acme' })
    const tries = [
      [own.ssoUsername, own.token],
      [unverified.ssoUsername, unverified.token],
      [elsewhere.ssoUsername, elsewhere.token],
      [other.ssoUsername, own.token],
      [other.ssoUsername, null],
      [null, other.token],
    ] as const
    for (const [ssoUsername, token] of tries) {
      const { error } = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
      expect(error).toEqual({
        code: 'SSO_REGISTRATION_FAILED',
        message: 'Could not register with corporate sign-in. Please try again later.',
      })
    }
    expect(await accountOf(email)).toBeUndefined()
  })

  test('does not link an activated account, whose existence only its owner learns', async () => {
    const { db } = server.database
    const pass = await insertPass(db)
    const email = 'owner@mail.example'
    await server.insertMember({ email, passwordHash: 'a hash' })
    const { identityId, ssoUsername, token } = await insertFederatedSignIn(server, { email })
    const answer = await register({ code: pass.code, ...somebody(email), ssoUsername }, token)
    expect(answer.result).toBe('ConfirmedWithActivation')
    const linked = await rows(
      db,
      sql`select user_id as "userId" from federated_identities where identity_id = ${identityId}`,
    )
    expect(linked).toEqual([{ userId: null }])
    const found = { success: true, link: '/login', existingUser: true, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: answer.tac }, token)).toEqual(found)
    expect(await lookup({ code: pass.code, email, tac: answer.tac })).toMatchObject({ link: null })
  })
})
