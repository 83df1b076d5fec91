import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { type IdentityServer, startIdentityServer } from '../../testing/identity-server.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { passwordSignIn, refreshTokens } from '../../testing/token-requests.ts'
import { authenticate } from '../../server/access/authenticate.ts'
import { hashPassword } from './passwords.ts'
import { identityOperations } from './resolvers.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
let database: Database
let here: IdentityServer
let elsewhere: IdentityServer

beforeAll(async () => {
  database = await openTestDatabase()
  here = await startIdentityServer({ database })
  elsewhere = await startIdentityServer({ database, publicUrl: here.url })
  await insertMember(database.db, { email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  await here.close()
  await elsewhere.close()
  await database.close()
})

async function logout(idToken: string): Promise<unknown> {
  const viewer = await authenticate(here.services, `Bearer ${idToken}`)
  if (!viewer || !('sid' in viewer)) throw new Error('Nobody is signed in.')
  const context = { services: here.services, viewer, now: Date.now(), requestId: 'r1' }
  return identityOperations.Mutation.logout.resolve({}, context)
}

test('signing out ends this sign-in on every server within a second, and no other', async () => {
  const { body: phone } = await passwordSignIn(here.url, EMAIL, PASSWORD)
  const { body: old } = await passwordSignIn(here.url, EMAIL, PASSWORD)
  const { body: laptop } = await refreshTokens(here.url, old.refresh_token)
  expect(await authenticate(elsewhere.services, `Bearer ${laptop.id_token}`)).toHaveProperty('userId')

  expect(await logout(laptop.id_token)).toEqual({ success: true })

  const refused = { message: 'Unauthorized' }
  expect(await authenticate(here.services, `Bearer ${laptop.id_token}`)).toMatchObject(refused)
  await expect
    .poll(() => authenticate(elsewhere.services, `Bearer ${laptop.id_token}`), {
      timeout: 1000,
      interval: 20,
    })
    .toMatchObject(refused)
  // The older token could still be replayed, were the sign-in not over.
  for (const dead of [laptop.refresh_token, old.refresh_token]) {
    expect(await refreshTokens(here.url, dead)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  }
  expect(await authenticate(here.services, `Bearer ${phone.id_token}`)).toHaveProperty('userId')
  expect((await refreshTokens(here.url, phone.refresh_token)).status).toBe(200)
})

test('only somebody who is signed in can sign out', () => {
  expect(identityOperations.Mutation.logout.policy).toEqual({ who: 'member' })
})
