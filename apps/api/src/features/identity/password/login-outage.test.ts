import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { CodeSignIn } from '../../../testing/code-sign-in.ts'
import { FederatedVisitor } from '../../../testing/federated-sign-in.ts'
import { insertPass } from '../../invitations/insert-pass.fixture.ts'
import { insertRealms } from '../../../testing/insert-realms.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { passwordSignIn, refreshTokens } from '../../../testing/token-requests.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

// The flag `outage.blockLogin` closes every way to begin a sign-in. docs/product/sign-in.md#login-outage

const EMAIL = 'nia@example.com'
const PASSWORD = 'Right-horse-7'
const NOTICE = 'Back at noon.'
const REFUSED = { error: { code: 'LOGIN_BLOCKED', message: NOTICE } }

let now = Date.now()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertRealms(server.database.db)
  await server.insertMember({ email: EMAIL, passwordHash: await hashPassword(PASSWORD) })
})
beforeEach(() => outage(false))
afterAll(() => server.close())

/** Sets the flag and waits until the server has read it, which it does every two seconds. */
async function outage(blockLogin: boolean): Promise<void> {
  const value = { blockLogin, headline: 'Sorry.', description: NOTICE }
  const body = JSON.stringify({ value })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/dev/flags/outage`, { method: 'PUT', headers, body })
  now += 5_000
  await server.services.flags.of({ targetingKey: 'visitor', areas: [] })
}

test('A password sign-in is refused with the notice during a login outage, and existing sign-ins still refresh', async () => {
  const { body } = await passwordSignIn(server.url, EMAIL, PASSWORD)
  await outage(true)
  const refused = await passwordSignIn(server.url, EMAIL, PASSWORD)
  expect(refused).toMatchObject({
    status: 503,
    body: { error: 'login_blocked', error_description: NOTICE },
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  const refreshed = await refreshTokens(server.url, body.refresh_token)
  expect(refreshed.status).toBe(200)
  const answer = await server.graphql(refreshed.body.id_token, '{ listUserSessions { sessionId } }')
  expect([answer.status, answer.errors]).toEqual([200, undefined])
  await outage(false)
  expect((await passwordSignIn(server.url, EMAIL, PASSWORD)).status).toBe(200)
})

const app = new CodeSignIn(() => server.url)

test('The pages of our own identity provider show the notice during a login outage, at every step to tokens', async () => {
  const begun = await new Browser().get(app.authorizeUrl())
  const browser = new Browser()
  const form = await browser.get(app.authorizeUrl())
  const done = await browser.post(form.url.href, { email: EMAIL, password: PASSWORD })
  const code = done.url.searchParams.get('code') ?? ''
  expect(code).not.toBe('')

  await outage(true)
  for (const page of [
    await new Browser().get(app.authorizeUrl()),
    await browser.get(app.authorizeUrl()),
    await new Browser().get(begun.url.href),
    await new Browser().post(begun.url.href, { email: EMAIL, password: PASSWORD }),
  ]) {
    expect([page.status, page.url.pathname === '/oauth']).toEqual([503, false])
    expect(page.text).toContain(`<h1>Sorry.</h1>`)
    expect(page.text).toContain(NOTICE)
    expect(page.text).not.toContain('<form')
  }
  const exchange = await app.exchange(code)
  expect(exchange).toMatchObject({ status: 503, body: { error: 'login_blocked' } })
})

test('A federated sign-in neither begins nor completes during a login outage', async () => {
  const visitor = new FederatedVisitor(server.url)
  const begun = await visitor.start({ context: 'corporate-login', realm: 'acme' })
  const people = await visitor.browser.get(begun.authorizeUrl)
  await outage(true)
  for (const start of [
    { context: 'login', provider: 'social' },
    { context: 'corporate-login', realm: 'acme' },
    { context: 'lms', realm: 'acme' },
    { context: 'limited-signup', provider: 'social' },
    { context: 'pass-registration', realm: 'acme' },
  ]) {
    const { status, body } = await new FederatedVisitor(server.url).ask(start)
    expect({ status, body }).toEqual({ status: 503, body: REFUSED })
  }
  expect(
    await visitor.browser.postJson(`${server.url}/user/linkAgain`, { password: PASSWORD }),
  ).toMatchObject({
    status: 503,
    body: REFUSED,
  })
  const back = await visitor.follow(await visitor.browser.post(people.url.href, { subject: 'ada' }))
  expect(back).toMatchObject({ status: 503 })
  expect(back.text).toContain(NOTICE)
})

test('Signup and registration are refused during a login outage', async () => {
  const { code } = await insertPass(server.database.db)
  await outage(true)
  const SIGNUP = `mutation { signupLimitedUser(firstName: "Wren", lastName: "Okafor", email: "wren@new.example",
    botChallengeToken: "x") { result error { code message } } }`
  const REGISTER = `mutation($code: String!) { createUserWithPass(code: $code, firstName: "Wren", lastName: "Okafor",
    email: "wren@new.example") { result error { code message } } }`
  expect((await server.graphql(null, SIGNUP)).data).toEqual({
    signupLimitedUser: { result: null, ...REFUSED },
  })
  expect((await server.graphql(null, REGISTER, { code })).data).toEqual({
    createUserWithPass: { result: null, ...REFUSED },
  })
})
