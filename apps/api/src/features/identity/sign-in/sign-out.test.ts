import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertMember } from '../../../testing/insert-member.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
const LOGOUT = 'mutation { logout { success } }'
let database: Database
let here: TestServer
let elsewhere: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  here = await startTestServer({ database })
  elsewhere = await startTestServer({ database, publicUrl: here.url })
  await insertMember(database.db, { email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  await here.close()
  await elsewhere.close()
  await database.close()
})

test('Signing out ends the sign-in on every server within a second, and no other sign-in', async () => {
  const { body: phone } = await passwordSignIn(here.url, EMAIL, PASSWORD)
  const { body: old } = await passwordSignIn(here.url, EMAIL, PASSWORD)
  const { body: laptop } = await refreshTokens(here.url, old.refresh_token)
  expect(await authenticate(elsewhere.services, `Bearer ${laptop.id_token}`)).toHaveProperty('userId')

  const answer = await here.graphql(laptop.id_token, LOGOUT)
  expect(answer).toMatchObject({ status: 200, data: { logout: { success: true } } })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')

  const refused = { message: 'Unauthorized' }
  expect(await authenticate(here.services, `Bearer ${laptop.id_token}`)).toMatchObject(refused)
  await expect
    .poll(() => authenticate(elsewhere.services, `Bearer ${laptop.id_token}`), {
      timeout: 1000,
      interval: 20,
    })
    .toMatchObject(refused)
  // The older token could still be repeated if the sign-in had not ended.
  for (const dead of [laptop.refresh_token, old.refresh_token]) {
    expect(await refreshTokens(here.url, dead)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  }
  expect(await authenticate(here.services, `Bearer ${phone.id_token}`)).toHaveProperty('userId')
  expect((await refreshTokens(here.url, phone.refresh_token)).status).toBe(200)
})

test('A logout without a valid sign-in is refused', async () => {
  expect(await here.graphql(null, LOGOUT)).toMatchObject({
    status: 401,
    errors: [{ message: 'Unauthorized' }],
  })
  const { body } = await passwordSignIn(here.url, EMAIL, PASSWORD)
  await here.graphql(body.id_token, LOGOUT)
  expect(await here.graphql(body.id_token, LOGOUT)).toMatchObject({
    status: 401,
    errors: [{ message: 'Unauthorized' }],
  })
})
