import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { passwordSignIn, refreshTokens } from '@section/api/testing/token-requests.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { Database } from '@section/db/connection.ts'
import { suspendMember } from '@section/api/app/operator/suspend-member.ts'

/** Members end their own sign-ins one by one, and nobody else's. SECURITY.md#access-after-sign-out */
const PASSWORD = 'Right-horse-7'
const LIST = '{ listSignIns { signInId isCurrent } }'
const END = 'mutation($id: ID!) { endSignIn(signInId: $id) { error { code message } } }'
const NOT_FOUND = { endSignIn: { error: { code: 'NOT_FOUND', message: 'This does not exist.' } } }

let database: Database
let here: TestServer
let elsewhere: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  here = await startTestServer({ database })
  elsewhere = await startTestServer({ database, publicUrl: here.url })
  for (const name of ['nia', 'omar', 'sam'])
    await here.insertMember({ email: `${name}@example.com`, passwordHash: await hashPassword(PASSWORD) })
})
afterAll(async () => {
  await here.close()
  await elsewhere.close()
  await database.close()
})

const signIn = async (name: string) => (await passwordSignIn(here.url, `${name}@example.com`, PASSWORD)).body
const list = (token: string, server = here) =>
  server.graphql<{ listSignIns: { signInId: string; isCurrent: boolean }[] }>(token, LIST)
const idsOf = async (token: string, isCurrent: boolean) =>
  ((await list(token)).data?.listSignIns ?? [])
    .filter((signIn) => signIn.isCurrent === isCurrent)
    .map(({ signInId }) => signInId)
const end = async (token: string, id: string | undefined) => (await here.graphql(token, END, { id })).data

test('An ended sign-in has dead tokens on every server within a second', async () => {
  const thief = await signIn('nia')
  const owner = await signIn('nia')
  expect((await list(thief.id_token, elsewhere)).status).toBe(200)
  const [stolen] = await idsOf(owner.id_token, false)
  expect(await end(owner.id_token, stolen)).toEqual({ endSignIn: { error: null } })
  expect((await list(thief.id_token)).status).toBe(401)
  await expect
    .poll(async () => (await list(thief.id_token, elsewhere)).status, { timeout: 1000, interval: 20 })
    .toBe(401)
  expect((await refreshTokens(here.url, thief.refresh_token)).status).toBe(400)
  expect((await list(owner.id_token)).status).toBe(200)
})

test('A sign-in of another member is refused like one that does not exist, and goes on', async () => {
  const theirs = await signIn('omar')
  const mine = await signIn('nia')
  const [id] = await idsOf(theirs.id_token, true)
  const [known] = await idsOf(mine.id_token, true)
  expect(known).not.toBe(id)
  for (const asked of [id, 'no id', '00000000-0000-4000-8000-000000000000', "' or true --", ''])
    expect(await end(mine.id_token, asked), asked).toEqual(NOT_FOUND)
  expect((await list(theirs.id_token)).status).toBe(200)
  expect((await refreshTokens(here.url, theirs.refresh_token)).status).toBe(200)
})

test('A suspended member neither sees nor ends a sign-in', async () => {
  const { id_token } = await signIn('sam')
  const [id] = await idsOf(id_token, true)
  await suspendMember(here.services.cacheInvalidation, 'sam@example.com', Date.now())
  expect((await list(id_token)).status).toBe(401)
  expect((await here.graphql(id_token, END, { id })).status).toBe(401)
})
