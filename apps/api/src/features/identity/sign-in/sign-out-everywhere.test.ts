import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { addNia, EMAIL, deleteMembers, OLD, passwordForms } from '../password/password-forms.fixture.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

const { clock, server } = serverWithClock()
let userId: string

beforeEach(async () => {
  userId = await addNia(server())
})
afterEach(() => deleteMembers(server().database.db))
const { post } = passwordForms(server)

test('Signing out everywhere ends every sign-in of the member and of nobody else', async () => {
  await server().insertMember({ email: 'omar@example.com', passwordHash: await hashPassword(OLD) })
  const { body: phone } = await passwordSignIn(server().url, EMAIL, OLD)
  const { body: laptop } = await passwordSignIn(server().url, EMAIL, OLD)
  const { body: theirs } = await passwordSignIn(server().url, 'omar@example.com', OLD)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  expect((await post('/user/signOutEverywhere', {})).status).toBe(401)
  const answer = await post('/user/signOutEverywhere', {}, bearer(phone.id_token))
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')

  for (const { id_token, refresh_token } of [phone, laptop]) {
    expect(await authenticate(server().services, `Bearer ${id_token}`)).toHaveProperty('message')
    expect((await refreshTokens(server().url, refresh_token)).status).toBe(400)
  }
  expect(await authenticate(server().services, `Bearer ${theirs.id_token}`)).toHaveProperty('userId')
  const left = await rows(
    server().database.db,
    sql`select 1 from oidc_records where payload ->> 'accountId' = ${userId}`,
  )
  expect(left).toEqual([])
  clock.now += 10_001
  expect((await post('/user/signOutEverywhere', {}, bearer(phone.id_token))).status).toBe(401)
})

test('A token whose sign-in the logout mutation has just ended can still sign out everywhere', async () => {
  const { body: here } = await passwordSignIn(server().url, EMAIL, OLD)
  const { body: phone } = await passwordSignIn(server().url, EMAIL, OLD)
  const bearer = { authorization: `Bearer ${here.id_token}` }
  await server().graphql(here.id_token, 'mutation { logout { success } }')
  expect(await authenticate(server().services, bearer.authorization)).toHaveProperty('message')
  expect(await authenticate(server().services, `Bearer ${phone.id_token}`)).toHaveProperty('userId')
  expect((await post('/user/signOutEverywhere', {}, bearer)).status).toBe(200)
  expect(await authenticate(server().services, `Bearer ${phone.id_token}`)).toHaveProperty('message')
  expect((await post('/user/signOutEverywhere', {}, { authorization: 'Bearer none' })).status).toBe(401)
})
