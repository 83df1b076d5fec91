import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { members, oneTimeCodes } from '@section/db/schema.ts'
import { readConfig } from '../../../server/config/config.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn, refreshTokens, type Tokens } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
const SITE = 'https://www.example.com/welcome?from=app'
const OTHER_SITE = 'https://shop.example.com/'

let now = Date.now()
let server: TestServer
let userId: string
let tokens: Tokens

beforeAll(async () => {
  const { identity } = readConfig({})
  const redirectOrigins = ['https://www.example.com', 'https://shop.example.com']
  server = await startTestServer({
    clock: () => now,
    config: { identity: { ...identity, redirectOrigins } },
  })
  const passwordHash = await hashPassword(PASSWORD)
  userId = await server.insertMember({ email: EMAIL, firstName: 'Nia', passwordHash })
  await server.insertMember({ email: 'omar@example.com', passwordHash })
})
beforeEach(async () => {
  now = Date.now()
  await server.database.db.delete(oneTimeCodes)
  tokens = (await passwordSignIn(server.url, EMAIL, PASSWORD)).body
})
afterAll(() => server.close())

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = (await response.json()) as Record<string, unknown>
  return { status: response.status, cache: response.headers.get('cache-control'), body: json }
}
const encode = (info: unknown) => Buffer.from(JSON.stringify(info)).toString('base64url')
const pair = (id: Tokens, refresh = id) => ({
  id_token: id.id_token,
  refresh_token: refresh.refresh_token,
})
const obtain = (authRedirectUrl: string, info: unknown = pair(tokens)) =>
  post('/user/obtainACode', { b64AuthInfo: encode(info), authRedirectUrl })
const codeFor = async (site = SITE) => String((await obtain(site)).body['acode'])
const redeem = (acode: string, redirectUrl = SITE) => post('/user/redeemACode', { acode, redirectUrl })
const isActive = async ({ id_token }: Tokens) =>
  'userId' in ((await authenticate(server.services, `Bearer ${id_token}`)) ?? {})
const codes = () => server.database.db.select().from(oneTimeCodes)
const NOT_GOOD = { status: 400, body: { error: { message: 'This code is not good.' } } }

test('A one-time code yields the member to another site and is stored as a hash', async () => {
  const { status, cache, body } = await obtain(SITE)
  expect({ status, cache, names: Object.keys(body) }).toEqual({
    status: 200,
    cache: 'no-store',
    names: ['acode'],
  })
  const acode = String(body['acode'])
  expect(Buffer.from(acode, 'base64url')).toHaveLength(16)
  expect(JSON.stringify(await codes())).not.toContain(acode)
  expect(await redeem(acode, 'https://www.example.com/another-page')).toMatchObject({
    status: 200,
    cache: 'no-store',
    body: { userId, email: EMAIL },
  })
})

it.each([
  'https://evil.example',
  'http://www.example.com',
  'https://www.example.com.evil.example',
  'https://www.example.com@evil.example',
  'https://user@www.example.com',
  'https://www.example.com:444',
  'https://wwwXexample.com',
  'https://example.com',
  'https://sub.www.example.com',
  '//www.example.com',
  '/\\www.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:\\\\www.example.com',
  'https://www.example.com\\@evil.example',
  'https://www.example.com\n.evil.example',
  ' https://www.example.com',
  'https://www。example.com.evil.example',
  'null',
  '',
])('A one-time code is not issued for the target %j', async (target) => {
  expect(await obtain(target)).toMatchObject({
    status: 400,
    body: { error: { message: 'This address is not one of our sites.' } },
  })
  expect(await codes()).toEqual([])
})

test('A one-time code that is redeemed twice ends its sign-in, and the member gets one mail', async () => {
  const acode = await codeFor()
  expect((await redeem(acode)).status).toBe(200)
  expect(await isActive(tokens)).toBe(true)
  expect(await redeem(acode)).toMatchObject(NOT_GOOD)
  expect(await isActive(tokens)).toBe(false)
  expect((await refreshTokens(server.url, tokens.refresh_token)).status).toBe(400)
  expect(await redeem(acode)).toMatchObject(NOT_GOOD)
  expect(await queuedMails(server.database.db)).toEqual([
    { kind: 'one-time-code-used-twice', to: EMAIL, firstName: 'Nia' },
  ])
})

test('A one-time code is redeemed only by its site, within 60 seconds', async () => {
  const acode = await codeFor()
  expect(await redeem(acode, OTHER_SITE)).toMatchObject(NOT_GOOD)
  expect(await redeem(acode, 'https://evil.example')).toMatchObject(NOT_GOOD)
  now += 59_999
  expect((await redeem(acode)).status).toBe(200)
  now = Date.now()
  const late = await codeFor()
  now += 60_000
  expect(await redeem(late)).toMatchObject(NOT_GOOD)
  now += 1000
  expect(await redeem(late)).toMatchObject(NOT_GOOD)
  expect(await isActive(tokens)).toBe(true)
})

test('A one-time code is refused after its sign-in has ended or its member was suspended', async () => {
  const acode = await codeFor()
  await server.graphql(tokens.id_token, 'mutation { logout { success } }')
  expect(await redeem(acode)).toMatchObject(NOT_GOOD)
  tokens = (await passwordSignIn(server.url, EMAIL, PASSWORD)).body
  const second = await codeFor()
  const { db } = server.database
  await db.update(members).set({ suspendedAt: new Date() }).where(eq(members.userId, userId))
  expect(await redeem(second)).toMatchObject(NOT_GOOD)
  await db.update(members).set({ suspendedAt: null }).where(eq(members.userId, userId))
  server.services.members.delete(userId)
})

test('A one-time code requires two valid tokens of one sign-in', async () => {
  const { body: again } = await passwordSignIn(server.url, EMAIL, PASSWORD)
  const { body: theirs } = await passwordSignIn(server.url, 'omar@example.com', PASSWORD)
  const { body: fresh } = await refreshTokens(server.url, again.refresh_token)
  const wrong: unknown[] = [
    pair(tokens, again),
    pair(tokens, theirs),
    pair(theirs, tokens),
    // This refresh token was replaced by a later one.
    pair(fresh, again),
    { id_token: tokens.id_token },
    { id_token: tokens.id_token, refresh_token: '' },
    { id_token: tokens.access_token, refresh_token: tokens.refresh_token },
    { id_token: tokens.id_token, refresh_token: 'x\0' },
    { ...pair(tokens), sub: userId },
    [],
    null,
    'text',
  ]
  for (const info of wrong) {
    expect(await obtain(SITE, info), JSON.stringify(info)).toMatchObject({
      status: 401,
      body: { error: { message: 'Unauthorized' } },
    })
  }
  for (const b64AuthInfo of ['', '!', 'e30', 'x'.repeat(20_000)]) {
    expect((await post('/user/obtainACode', { b64AuthInfo, authRedirectUrl: SITE })).status).toBe(401)
  }
  now += 16 * 60_000
  expect(await obtain(SITE)).toMatchObject({
    status: 401,
    body: { error: { message: 'Token has expired.' } },
  })
  expect(await codes()).toEqual([])
})
