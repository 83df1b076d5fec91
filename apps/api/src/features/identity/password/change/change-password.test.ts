import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { members } from '@section/db/schema.ts'
import { authenticate } from '../../../../server/access/authenticate.ts'
import { hashPassword } from '../../../../server/access/password-hash.ts'
import { queuedMails } from '../../../../testing/queued-mails.ts'
import { serverWithClock } from '../../../../testing/server-with-clock.ts'
import { passwordSignIn, refreshTokens } from '../../../../testing/token-requests.ts'
import { addNia, deleteMembers, EMAIL, NEW, OLD, passwordForms } from '../password-forms.fixture.ts'

const { clock, server } = serverWithClock()
let userId: string
beforeEach(async () => {
  userId = await addNia(server())
})
afterEach(() => deleteMembers(server().database.db))
const { post, forgot, confirm, mailedCode } = passwordForms(server)

const WRONG = { success: false, error: { code: 'INVALID_PASSWORD', message: 'This is not your password.' } }
const change = async (token: string, currentPassword = OLD, newPassword = NEW) =>
  (await post('/user/changePassword', { currentPassword, newPassword }, { authorization: `Bearer ${token}` }))
    .body
const opens = async (password: string) => (await passwordSignIn(server().url, EMAIL, password)).status === 200

test('A changed password ends every other sign-in, keeps this one, and a mail tells the member', async () => {
  const { body: phone } = await passwordSignIn(server().url, EMAIL, OLD)
  const { body: laptop } = await passwordSignIn(server().url, EMAIL, OLD)
  expect(await change(laptop.id_token)).toEqual({ success: true })
  expect(await opens(OLD)).toBe(false)
  expect(await opens(NEW)).toBe(true)
  expect(await authenticate(server().services, `Bearer ${phone.id_token}`)).toHaveProperty('message')
  expect((await refreshTokens(server().url, phone.refresh_token)).status).toBe(400)
  expect(await authenticate(server().services, `Bearer ${laptop.id_token}`)).toHaveProperty('userId')
  expect((await refreshTokens(server().url, laptop.refresh_token)).status).toBe(200)
  expect(await queuedMails(server().database.db)).toEqual([
    {
      kind: 'password-changed',
      to: EMAIL,
      firstName: expect.any(String),
      changedAt: clock.now,
      by: 'password',
    },
  ])
})

test('A wrong current password, or a weak new one, changes nothing', async () => {
  const token = await server().token(userId)
  expect(await change(token, 'Wrong-horse-9')).toEqual(WRONG)
  expect(await change(token, '')).toEqual(WRONG)
  expect(await change(token, OLD, 'weak')).toMatchObject({
    success: false,
    error: { code: 'PASSWORD_POLICY' },
  })
  expect(await opens(OLD)).toBe(true)
  expect(await queuedMails(server().database.db)).toEqual([])
})

test('The current password is refused as the new one, and no sign-in ends', async () => {
  const { body: phone } = await passwordSignIn(server().url, EMAIL, OLD)
  expect(await change(await server().token(userId), OLD, OLD)).toEqual({
    success: false,
    error: {
      code: 'PASSWORD_UNCHANGED',
      message: 'Please choose a password that differs from the current one.',
    },
  })
  expect(await authenticate(server().services, `Bearer ${phone.id_token}`)).toHaveProperty('userId')
  expect(await queuedMails(server().database.db)).toEqual([])
})

test('A member without a password cannot set one without a mailed code', async () => {
  await server().database.db.update(members).set({ passwordHash: null }).where(eq(members.userId, userId))
  expect(await change(await server().token(userId), '')).toEqual(WRONG)
  expect(await opens(NEW)).toBe(false)
})

test('A code that was mailed before a change of password does not work after it', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  expect(await change(await server().token(userId))).toEqual({ success: true })
  expect(await confirm(code, 'Third-horse-9')).toMatchObject({ success: false })
  expect(await opens(NEW)).toBe(true)
})

test('A password that was replaced while the new one was hashed is not replaced again', async () => {
  const { passwords, database } = server().services
  const token = await server().token(userId)
  const hash = passwords.hash.bind(passwords)
  vi.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
    const passwordHash = await hashPassword('Third-horse-9')
    await database.db.update(members).set({ passwordHash }).where(eq(members.userId, userId))
    return hash(password)
  })
  expect(await change(token)).toEqual(WRONG)
  expect(await opens('Third-horse-9')).toBe(true)
})

test('A change of password without a member or with a malformed body is refused', async () => {
  const body = { currentPassword: OLD, newPassword: NEW }
  expect((await post('/user/changePassword', body)).status).toBe(401)
  const bearer = { authorization: `Bearer ${await server().token(userId)}` }
  for (const wrong of [{}, { ...body, userId }, { ...body, newPassword: 'x'.repeat(1001) }])
    expect((await post('/user/changePassword', wrong, bearer)).status).toBe(400)
  expect(await opens(OLD)).toBe(true)
})
