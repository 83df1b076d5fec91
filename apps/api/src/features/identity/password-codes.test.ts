import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { mailedCodes, members, outbox } from '@section/db/schema.ts'
import { authenticate } from '../../server/access/authenticate.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '../../testing/token-requests.ts'
import { createActivation, pollActivation } from './activations.ts'
import { hashPassword } from './passwords.ts'

const OLD = 'Right-horse-7'
const NEW = 'Better-horse-8'
const EMAIL = 'nia@example.com'
const MINUTE = 60_000

let now = Date.now()
let server: TestServer
let userId: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = Date.now()
  userId = await server.insertMember({ email: EMAIL, passwordHash: await hashPassword(OLD) })
})
afterEach(async () => {
  const { db } = server.database
  await db.delete(outbox)
  await db.delete(mailedCodes)
  await db.delete(members)
})
afterAll(() => server.close())

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}
const forgot = (email: string) => post('/user/forgotPassword', { email })
const confirm = (code: string, password = NEW, email = EMAIL) =>
  post('/user/confirmPassword', { email, code, password }).then(({ body }) => body)
const mailedCode = async (to = EMAIL) => {
  const mail = (await queuedMails(server.database.db, to)).at(-1)
  if (!mail || !('code' in mail)) throw new Error('No code was mailed.')
  return mail.code
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refused = (code: string, message: string) => ({ success: false, error: { code, message } })
const MISMATCH = refused('CODE_MISMATCH', 'Invalid code.')
const EXPIRED = refused('CODE_EXPIRED', 'Your code expired. Please reset your password.')

test('a mailed code sets the password, once, and ends the sign-ins that were there', async () => {
  const { body: stolen } = await passwordSignIn(server.url, EMAIL, OLD)
  const asked = await forgot(' NIA@example.com ')
  expect(asked).toMatchObject({ status: 200, body: { success: true } })
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(await queuedMails(server.database.db)).toMatchObject([{ kind: 'password-code', to: EMAIL }])
  const code = await mailedCode()
  expect(code).toMatch(/^\d{6}$/)

  expect(await confirm(code)).toEqual({ success: true })

  expect((await passwordSignIn(server.url, EMAIL, OLD)).status).toBe(400)
  expect((await passwordSignIn(server.url, EMAIL, NEW)).status).toBe(200)
  expect(await authenticate(server.services, `Bearer ${stolen.id_token}`)).toMatchObject({
    message: 'Unauthorized',
  })
  expect((await refreshTokens(server.url, stolen.refresh_token)).body.error).toBe('invalid_grant')
  expect(await confirm(code, 'Third-horse-9')).toEqual(EXPIRED)
})

test('a code is kept as a hash', async () => {
  await forgot(EMAIL)
  const kept = await server.database.db.select().from(mailedCodes)
  expect(JSON.stringify(kept)).not.toContain(await mailedCode())
})

test('a weak password does not cost a try, five wrong codes cost the code', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  const policy =
    'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.'
  for (let i = 0; i < 6; i++) expect(await confirm(code, 'weak')).toEqual(refused('PASSWORD_POLICY', policy))
  for (let i = 0; i < 5; i++) expect(await confirm(another(code))).toEqual(MISMATCH)
  expect(await confirm(code)).toEqual(EXPIRED)
})

test('four wrong codes do not', async () => {
  await forgot(EMAIL)
  const code = await mailedCode()
  for (let i = 0; i < 4; i++) expect(await confirm(another(code))).toEqual(MISMATCH)
  expect(await confirm(` ${code} `)).toEqual({ success: true })
})

test('a code lasts 15 minutes, and only until the next one', async () => {
  await forgot(EMAIL)
  const first = await mailedCode()
  now += 15 * MINUTE
  expect(await confirm(first)).toEqual(EXPIRED)
  await forgot(EMAIL)
  const second = await mailedCode()
  now += 15 * MINUTE - 1
  if (first !== second) expect(await confirm(first)).toEqual(MISMATCH)
  expect(await confirm(second)).toEqual({ success: true })
})

test('a code of one address is none for another', async () => {
  await server.insertMember({ email: 'omar@example.com' })
  await forgot(EMAIL)
  await forgot('omar@example.com')
  const [mine, theirs] = [await mailedCode(), await mailedCode('omar@example.com')]
  if (mine !== theirs) expect(await confirm(mine, NEW, 'omar@example.com')).toEqual(MISMATCH)
})

test('a code of one purpose is none for another', async () => {
  const { database, services } = server
  await forgot(EMAIL)
  const guess = { email: EMAIL, code: await mailedCode(), now }
  expect(await services.mailedCodes.spend(database.db, { ...guess, purposes: ['set-password'] })).toBe(
    'expired',
  )
  // The same digits under another purpose are another code.
  await database.db.update(mailedCodes).set({ purpose: 'set-password' })
  expect(await services.mailedCodes.spend(database.db, { ...guess, purposes: ['set-password'] })).toBe(
    'wrong',
  )
})

test('nobody learns from the answers who has an account', async () => {
  await server.insertMember({ email: 'gone@example.com', suspendedAt: new Date() })
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
  expect(await queuedMails(server.database.db)).toHaveLength(1)
  const wrong = another(await mailedCode())
  for (let i = 0; i < 5; i++) {
    expect(await told((email) => confirm(wrong, NEW, email))).toEqual([MISMATCH, MISMATCH, MISMATCH])
  }
  expect(await told((email) => confirm(wrong, NEW, email))).toEqual([EXPIRED, EXPIRED, EXPIRED])
})

test('what is no address is answered the same and mailed nothing', async () => {
  for (const email of ['', 'a', `a@example.com\r\nBcc: victim@example.com`, `${'a'.repeat(300)}@b.co`]) {
    expect(await forgot(email)).toMatchObject({ status: 200, body: { success: true } })
  }
  expect(await server.database.db.select().from(outbox)).toEqual([])
})

test('only JSON of the right form is understood', async () => {
  expect((await post('/user/forgotPassword', { email: 5 })).status).toBe(400)
  expect((await post('/user/forgotPassword', [])).status).toBe(400)
  expect((await post('/user/confirmPassword', { email: EMAIL, code: '1' })).status).toBe(400)
  const form = new URLSearchParams({ email: EMAIL })
  const response = await fetch(`${server.url}/user/forgotPassword`, { method: 'POST', body: form })
  expect(response.status).toBe(415)
})

const b64 = (text: string) => Buffer.from(text).toString('base64url')
const SEND =
  'mutation($e: String!, $t: String!) { sendVerificationCode(b64email: $e, b64tac: $t) { success } }'
const sendCode = async (email: string, tac: string) =>
  (await server.graphql(null, SEND, { e: b64(email), t: b64(tac) })).data?.['sendVerificationCode']

test('a mailed link sends a code, which sets the first password and activates the account', async () => {
  const { db } = server.database
  await db.update(members).set({ passwordHash: null })
  const { pollTac, link } = await db.transaction((tx) =>
    createActivation(tx, { userId, email: EMAIL, kind: 'signup', origin: server.url, now }),
  )
  const url = new URL(link)
  expect(url.pathname).toBe('/set-password')
  const decoded = (name: string) => Buffer.from(url.searchParams.get(name) ?? '', 'base64url').toString()
  expect(decoded('email')).toBe(EMAIL)
  const tac = decoded('tac')
  const poll = () => pollActivation(db, { email: EMAIL, tac: pollTac, now })
  expect(await poll()).toEqual({ found: true, userId, passId: null, activated: false })

  for (const wrong of [pollTac, `${tac}x`, '', 'x']) {
    expect(await sendCode(EMAIL, wrong)).toEqual({ success: false })
  }
  expect(await sendCode('omar@example.com', tac)).toEqual({ success: false })
  expect(await queuedMails(db)).toEqual([])
  expect(await sendCode(EMAIL, tac)).toEqual({ success: true })
  expect(await queuedMails(db)).toMatchObject([{ kind: 'set-password-code', to: EMAIL }])

  expect(await confirm(await mailedCode())).toEqual({ success: true })
  expect((await passwordSignIn(server.url, EMAIL, NEW)).status).toBe(200)
  expect(await poll()).toMatchObject({ found: true, activated: true })
  expect(await sendCode(EMAIL, tac)).toEqual({ success: false })
  expect(await pollActivation(db, { email: EMAIL, tac, now })).toMatchObject({ found: false })
  expect(await pollActivation(db, { email: 'omar@example.com', tac: pollTac, now })).toMatchObject({
    found: false,
  })
})

test('a link lasts 24 hours', async () => {
  const { db } = server.database
  const { link } = await createActivation(db, {
    userId,
    email: EMAIL,
    kind: 'signup',
    origin: server.url,
    now,
  })
  const tac = Buffer.from(new URL(link).searchParams.get('tac') ?? '', 'base64url').toString()
  now += 24 * 60 * MINUTE - 1
  expect(await sendCode(EMAIL, tac)).toEqual({ success: true })
  now += 1
  expect(await sendCode(EMAIL, tac)).toEqual({ success: false })
})

test('signing out everywhere ends every sign-in of the member and nobody else’s', async () => {
  await server.insertMember({ email: 'omar@example.com', passwordHash: await hashPassword(OLD) })
  const { body: phone } = await passwordSignIn(server.url, EMAIL, OLD)
  const { body: laptop } = await passwordSignIn(server.url, EMAIL, OLD)
  const { body: theirs } = await passwordSignIn(server.url, 'omar@example.com', OLD)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  expect((await post('/user/signOutEverywhere', {})).status).toBe(401)
  const answer = await post('/user/signOutEverywhere', {}, bearer(phone.id_token))
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')

  for (const { id_token, refresh_token } of [phone, laptop]) {
    expect(await authenticate(server.services, `Bearer ${id_token}`)).toHaveProperty('message')
    expect((await refreshTokens(server.url, refresh_token)).status).toBe(400)
  }
  expect(await authenticate(server.services, `Bearer ${theirs.id_token}`)).toHaveProperty('userId')
  const left = await rows(
    server.database.db,
    sql`select 1 from oidc_records where payload ->> 'accountId' = ${userId}`,
  )
  expect(left).toEqual([])
  now += 10_001
  expect((await post('/user/signOutEverywhere', {}, bearer(phone.id_token))).status).toBe(401)
})

test('a token whose sign-in the logout mutation has just ended still ends the others, and nothing else', async () => {
  const { body: here } = await passwordSignIn(server.url, EMAIL, OLD)
  const { body: phone } = await passwordSignIn(server.url, EMAIL, OLD)
  const bearer = { authorization: `Bearer ${here.id_token}` }
  await server.graphql(here.id_token, 'mutation { logout { success } }')
  expect(await authenticate(server.services, bearer.authorization)).toHaveProperty('message')
  expect(await authenticate(server.services, `Bearer ${phone.id_token}`)).toHaveProperty('userId')
  expect((await post('/user/signOutEverywhere', {}, bearer)).status).toBe(200)
  expect(await authenticate(server.services, `Bearer ${phone.id_token}`)).toHaveProperty('message')
  expect((await post('/user/signOutEverywhere', {}, { authorization: 'Bearer none' })).status).toBe(401)
})
