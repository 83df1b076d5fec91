import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailedCodes, outbox } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { serverWithClock } from '../../../testing/server-with-clock.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { addNia, EMAIL, deleteMembers, NEW, OLD, passwordForms } from './password-forms.fixture.ts'

const { clock, server } = serverWithClock()

beforeEach(async () => {
  await addNia(server())
})
afterEach(() => deleteMembers(server().database.db))
const { post, forgot, confirm, mailedCode } = passwordForms(server)

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refused = (code: string, message: string) => ({ success: false, error: { code, message } })
const MISMATCH = refused('CODE_MISMATCH', 'Invalid code.')
const EXPIRED = refused('CODE_EXPIRED', 'Your code expired. Please reset your password.')

test('A mailed password code sets the password once and ends all existing sign-ins', async () => {
  const { body: stolen } = await passwordSignIn(server().url, EMAIL, OLD)
  const asked = await forgot(' NIA@example.com ')
  expect(asked).toMatchObject({ status: 200, body: { success: true } })
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(await queuedMails(server().database.db)).toMatchObject([{ kind: 'password-code', to: EMAIL }])
  const code = await mailedCode()
  expect(code).toMatch(/^\d{6}$/)

  expect(await confirm(code)).toEqual({ success: true })

  expect((await passwordSignIn(server().url, EMAIL, OLD)).status).toBe(400)
  expect((await passwordSignIn(server().url, EMAIL, NEW)).status).toBe(200)
  expect(await authenticate(server().services, `Bearer ${stolen.id_token}`)).toMatchObject({
    message: 'Unauthorized',
  })
  expect((await refreshTokens(server().url, stolen.refresh_token)).body.error).toBe('invalid_grant')
  expect(await confirm(code, 'Third-horse-9')).toEqual(EXPIRED)
})

test('A changed password is reported by one mail with the time of the change', async () => {
  await forgot(EMAIL)
  expect(await confirm(another(await mailedCode()))).toEqual(MISMATCH)
  const code = await mailedCode()
  await confirm(code)
  await confirm(code)
  const told = (await queuedMails(server().database.db, EMAIL)).filter(
    ({ kind }) => kind === 'password-changed',
  )
  expect(told).toEqual([
    { kind: 'password-changed', to: EMAIL, firstName: expect.any(String), changedAt: clock.now, by: 'code' },
  ])
})

test('A mailed password code is stored as a hash', async () => {
  await forgot(EMAIL)
  const kept = await server().database.db.select().from(mailedCodes)
  expect(JSON.stringify(kept)).not.toContain(await mailedCode())
})

test('A weak password does not count as an attempt at a code, and five wrong codes invalidate the code', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  const policy =
    'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.'
  for (let i = 0; i < 6; i++) expect(await confirm(code, 'weak')).toEqual(refused('PASSWORD_POLICY', policy))
  for (let i = 0; i < 5; i++) expect(await confirm(another(code))).toEqual(MISMATCH)
  expect(await confirm(code)).toEqual(EXPIRED)
})

test('A password code still works after four wrong ones', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  for (let i = 0; i < 4; i++) expect(await confirm(another(code))).toEqual(MISMATCH)
  expect(await confirm(` ${code} `)).toEqual({ success: true })
})

test.each([
  ['with spaces', (code: string) => `\u200B${code.slice(0, 3)}\u00A0${code.slice(3)}`],
  [
    'in Arabic digits',
    (code: string) => code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  ],
  ['in a sentence', (code: string) => `Your code: ${code}.`],
])('A password code that is sent %s sets the password', async (_how, spell) => {
  await forgot(EMAIL)
  expect(await confirm(spell(await mailedCode()))).toEqual({ success: true })
})

test('A text that cannot be a password code does not count as an attempt, whether the address has an account or not', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  for (const typed of ['12345', '1234567', 'abcdef', '12345O', ' ', '9'.repeat(200)])
    for (const email of [EMAIL, 'nobody@example.com'])
      expect(await confirm(typed, NEW, email)).toEqual(MISMATCH)
  for (let i = 0; i < 4; i++) expect(await confirm(another(code))).toEqual(MISMATCH)
  expect(await confirm(code)).toEqual({ success: true })
})

test('A password code is valid for 15 minutes, and only until the next one', async () => {
  await forgot(EMAIL)
  const first = await mailedCode()
  clock.now += 15 * MINUTE_MS
  expect(await confirm(first)).toEqual(EXPIRED)
  await forgot(EMAIL)
  const second = await mailedCode()
  clock.now += 15 * MINUTE_MS - 1
  if (first !== second) expect(await confirm(first)).toEqual(MISMATCH)
  expect(await confirm(second)).toEqual({ success: true })
})

test('A password code of one address is refused for another address', async () => {
  await server().insertMember({ email: 'omar@example.com' })
  await forgot(EMAIL)
  await forgot('omar@example.com')
  const [mine, theirs] = [await mailedCode(), await mailedCode('omar@example.com')]
  if (mine !== theirs) expect(await confirm(mine, NEW, 'omar@example.com')).toEqual(MISMATCH)
})

test('A mailed code of one purpose is refused for another purpose', async () => {
  const { database, services } = server()
  await forgot(EMAIL)
  const guess = { email: EMAIL, code: await mailedCode(), now: clock.now }
  expect(await services.mailedCodes.consume(database.db, { ...guess, purposes: ['set-password'] })).toBe(
    'expired',
  )
  // The same digits are a different code under another purpose.
  await database.db.update(mailedCodes).set({ purpose: 'set-password' })
  expect(await services.mailedCodes.consume(database.db, { ...guess, purposes: ['set-password'] })).toBe(
    'wrong',
  )
})

test('A password reset does not reveal whether an address has an account', async () => {
  await server().insertMember({ email: 'gone@example.com', suspendedAt: new Date() })
  const people = [EMAIL, 'nobody@example.com', 'gone@example.com']
  const told = async (ask: (email: string) => Promise<unknown>) => {
    const answers = []
    for (const email of people) answers.push(await ask(email))
    return answers
  }
  const bodies = (email: string) => forgot(email).then(({ status, body }) => ({ status, body }))
  const before = await told((email) => confirm('000000', NEW, email))
  expect(before).toEqual([EXPIRED, EXPIRED, EXPIRED])
  expect(await told(bodies)).toEqual(people.map(() => ({ status: 200, body: { success: true } })))
  expect(await queuedMails(server().database.db)).toHaveLength(1)
  const wrong = another(await mailedCode())
  for (let i = 0; i < 5; i++) {
    expect(await told((email) => confirm(wrong, NEW, email))).toEqual([MISMATCH, MISMATCH, MISMATCH])
  }
  expect(await told((email) => confirm(wrong, NEW, email))).toEqual([EXPIRED, EXPIRED, EXPIRED])
})

test('Forgot password with an invalid address succeeds and sends no mail', async () => {
  for (const email of ['', 'a', `a@example.com\r\nBcc: victim@example.com`, `${'a'.repeat(300)}@b.co`]) {
    expect(await forgot(email)).toMatchObject({ status: 200, body: { success: true } })
  }
  expect(await server().database.db.select().from(outbox)).toEqual([])
})

test('The password endpoints accept only JSON of the right form', async () => {
  expect((await post('/user/forgotPassword', { email: 5 })).status).toBe(400)
  expect((await post('/user/forgotPassword', [])).status).toBe(400)
  expect((await post('/user/confirmPassword', { email: EMAIL, code: '1' })).status).toBe(400)
  const form = new URLSearchParams({ email: EMAIL })
  const response = await fetch(`${server().url}/user/forgotPassword`, { method: 'POST', body: form })
  expect(response.status).toBe(415)
})
