import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignIn } from '@section/contract/generated/schema-types.ts'
import { authSessions } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { insertFederatedSignIn } from '../federated-sign-in.fixture.ts'
import { addNia, deleteMembers, EMAIL, OLD } from '../password/password-forms.fixture.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const LIST = '{ listSignIns { signInId device signedInAt lastUsedAt isCurrent via } listSignInMethods }'
const END = 'mutation($id: ID!) { endSignIn(signInId: $id) { error { code } } }'
const NOT_FOUND = { endSignIn: { error: { code: 'NOT_FOUND' } } }
const ENDED = { endSignIn: { error: null } }

const { clock, server } = serverWithClock()
let userId: string
beforeEach(async () => {
  userId = await addNia(server())
})
afterEach(() => deleteMembers(server().database.db))

const signIn = async (userAgent?: string) => (await passwordSignIn(server().url, EMAIL, OLD, userAgent)).body
const list = async (token: string) =>
  (await server().graphql<{ listSignIns: SignIn[]; listSignInMethods: string[] }>(token, LIST)).data
const listed = async (token: string) => (await list(token))?.listSignIns ?? []
const end = async (token: string, id: string | undefined) => (await server().graphql(token, END, { id })).data
const at = (time: number) => new Date(time).toISOString()

test('A member’s sign-ins are listed with their devices, the current one first, then the newest use', async () => {
  const started = clock.now
  const phone = await signIn(SAFARI)
  clock.now += MINUTE_MS
  const laptop = await signIn(CHROME)
  clock.now += MINUTE_MS
  await signIn('curl/8.0')
  expect(await listed(laptop.id_token)).toEqual([
    expect.objectContaining({ device: 'Chrome on Windows', isCurrent: true, via: 'PASSWORD' }),
    expect.objectContaining({ device: 'Unknown browser', isCurrent: false }),
    expect.objectContaining({
      device: 'Safari on iPhone',
      signedInAt: at(started),
      lastUsedAt: at(started),
      isCurrent: false,
    }),
  ])
  clock.now += MINUTE_MS
  await refreshTokens(server().url, phone.refresh_token)
  const [, second] = await listed(laptop.id_token)
  expect(second).toMatchObject({
    device: 'Safari on iPhone',
    signedInAt: at(started),
    lastUsedAt: at(clock.now),
  })
})

test('At most 50 sign-ins are listed, among them always the current one', async () => {
  const old = await server().token(userId)
  clock.now += MINUTE_MS
  for (let i = 0; i < 55; i++) await server().token(userId)
  const signIns = await listed(old)
  expect(signIns).toHaveLength(50)
  expect(signIns.findIndex(({ isCurrent }) => isCurrent)).toBe(0)
})

test('Sign-ins that have ended, and those of other members, are not listed and cannot be ended', async () => {
  const omar = await server().insertMember({
    email: 'omar@example.com',
    passwordHash: await hashPassword(OLD),
  })
  const theirs = await server().token(omar)
  const own = await server().token(userId)
  await server().token(userId)
  const [, other] = await listed(own)
  await end(own, other?.signInId)
  const [foreign] = await listed(theirs)
  expect(await listed(own)).toHaveLength(1)
  const ids = [other?.signInId, foreign?.signInId, '', 'no id', '00000000-0000-4000-8000-000000000000']
  for (const id of ids) expect(await end(own, id), id).toEqual(NOT_FOUND)
  expect(await listed(theirs)).toHaveLength(1)
})

test('An ended sign-in is dead at once, and the others go on', async () => {
  const phone = await signIn(SAFARI)
  const laptop = await signIn(CHROME)
  const [, other] = await listed(laptop.id_token)
  expect(await end(laptop.id_token, other?.signInId)).toEqual(ENDED)
  expect((await server().graphql(phone.id_token, LIST)).status).toBe(401)
  expect((await refreshTokens(server().url, phone.refresh_token)).status).toBe(400)
  expect((await refreshTokens(server().url, laptop.refresh_token)).status).toBe(200)
})

test('A sign-in that ends itself is signed out', async () => {
  const here = await signIn()
  const [current] = await listed(here.id_token)
  expect(await end(here.id_token, current?.signInId)).toEqual(ENDED)
  expect((await server().graphql(here.id_token, LIST)).status).toBe(401)
})

test('A sign-in that has expired is neither listed nor ended', async () => {
  await server().token(userId)
  clock.now += 32 * DAY_MS
  const now = await server().token(userId)
  expect(await listed(now)).toHaveLength(1)
  const [expired] = await server()
    .database.db.select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(authSessions.createdAt)
  expect(await end(now, expired?.sid)).toEqual(NOT_FOUND)
})

test('The ways to sign in are named once each, and a sign-in tells its own', async () => {
  const token = await server().token(userId)
  expect((await list(token))?.listSignInMethods).toEqual(['PASSWORD'])
  const { identityId } = await insertFederatedSignIn(server(), { email: 'nia@mail.example', userId })
  await insertFederatedSignIn(server(), { email: 'nia@acme.example', realm: 'acme', userId })
  await server()
    .database.db.update(authSessions)
    .set({ userId })
    .where(eq(authSessions.identityId, identityId))
  const answer = await list(token)
  expect(answer?.listSignInMethods).toEqual(['PASSWORD', 'SOCIAL', 'EMPLOYER'])
  expect(answer?.listSignIns.map(({ via }) => via).toSorted()).toEqual(['PASSWORD', 'SOCIAL'])
})

test('A caller without an account has no sign-ins to list or end', async () => {
  const { token } = await insertFederatedSignIn(server(), { email: 'new@mail.example' })
  for (const bearer of [null, token]) {
    expect((await server().graphql(bearer, LIST)).data ?? null).toBeNull()
    expect(await end(bearer ?? '', 'any')).toBeNull()
  }
})
