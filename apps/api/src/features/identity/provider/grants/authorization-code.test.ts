import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Browser } from '../../../../testing/browser.ts'
import { CodeSignIn } from '../../../../testing/code-sign-in.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { insertMember } from '../../../../testing/insert-member.ts'
import { DatabaseUnavailable } from '@section/db/unavailable.ts'
import { refreshTokens } from '../../../../testing/token-requests.ts'
import { authenticate } from '../../../../server/access/authenticate.ts'
import { hashPassword } from '../../../../server/access/password-hash.ts'
import { endSignIn } from '../../sign-in/sign-out.ts'

const PASSWORD = 'Right-horse-7'
const EMAIL = 'nia@example.com'
let server: TestServer
let userId: string

beforeAll(async () => {
  server = await startTestServer()
  userId = await insertMember(server.services.database.db, {
    email: EMAIL,
    passwordHash: await hashPassword(PASSWORD),
  })
})
afterAll(() => server.close())

const app = new CodeSignIn(() => server.url)

/** Goes through the form and returns where the provider sends the browser. */
async function signInByForm(
  browser: Browser,
  password = PASSWORD,
): Promise<{ status: number; url: URL; text: string }> {
  const form = await browser.get(app.authorizeUrl())
  expect(form.text).toContain('<form method="post">')
  return browser.post(form.url.href, { email: EMAIL, password })
}

test('The discovery document names the endpoints and the signing key', async () => {
  const response = await fetch(`${server.url}/.well-known/openid-configuration`)
  expect(await response.json()).toMatchObject({
    issuer: server.url,
    authorization_endpoint: `${server.url}/oauth2/authorize`,
    token_endpoint: `${server.url}/oauth2/token`,
    userinfo_endpoint: `${server.url}/oauth2/userInfo`,
    revocation_endpoint: `${server.url}/oauth2/revoke`,
    jwks_uri: `${server.url}/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'password'],
  })
  const { keys } = (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as { keys: object[] }
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    },
  ])
})

test('An authorization code with its verifier yields tokens, and the sign-in can be refreshed and ended', async () => {
  const browser = new Browser()
  const { url } = await signInByForm(browser)
  expect(url.origin + url.pathname).toBe(`${server.url}/oauth`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code: expect.any(String),
    state: 'a-state',
    iss: server.url,
  })
  const { status, body } = await app.exchange(url.searchParams.get('code') ?? '')
  expect(status).toBe(200)
  expect(decodeJwt(body.id_token)).toMatchObject({
    sub: userId,
    nonce: 'a-nonce',
    token_use: 'id',
    email: EMAIL,
  })
  const sid = String(decodeJwt(body.id_token)['sid'])
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toMatchObject({ userId, sid })
  const refreshed = await refreshTokens(server.url, body.refresh_token)
  expect(refreshed.status).toBe(200)

  await endSignIn(server.services, sid, Date.now())
  expect(await refreshTokens(server.url, refreshed.body.refresh_token)).toMatchObject({ status: 400 })
  // The provider's own cookie no longer signs in without the form.
  expect((await browser.get(app.authorizeUrl())).text).toContain('<form method="post">')
})

test('A wrong password shows the provider’s login form again', async () => {
  const { status, text } = await signInByForm(new Browser(), 'wrong')
  expect(status).toBe(401)
  expect(text).toContain('<p role="alert" id="problem">Invalid credentials. Please try again.</p>')
})

test('An authorization code works once, and its second use revokes the tokens of the first', async () => {
  const { url } = await signInByForm(new Browser())
  const code = url.searchParams.get('code') ?? ''
  const { body } = await app.exchange(code)
  expect(await app.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await authenticate(server.services, `Bearer ${body.id_token}`)).toMatchObject({
    message: 'Unauthorized',
  })
  expect(await refreshTokens(server.url, body.refresh_token)).toMatchObject({ status: 400 })
})

test('Only one of 20 simultaneous exchanges of one authorization code succeeds', async () => {
  const { url } = await signInByForm(new Browser())
  const code = url.searchParams.get('code') ?? ''
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.exchange(code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.body.error === 'invalid_grant')).toHaveLength(19)
})

test('An authorization code with a wrong or missing verifier or another redirect address is refused', async () => {
  const wrong: Record<string, string>[] = [
    { code_verifier: randomBytes(32).toString('base64url') },
    { code_verifier: '' },
    { redirect_uri: 'https://evil.example/oauth' },
  ]
  for (const changes of wrong) {
    const { url } = await signInByForm(new Browser())
    const { status } = await app.exchange(url.searchParams.get('code') ?? '', changes)
    expect(status).toBe(400)
  }
})

test('An authorization request with a foreign redirect address is not redirected', async () => {
  for (const redirect_uri of [
    'https://evil.example/oauth',
    `${server.url}/oauth/`,
    `${server.url}/oauth?next=1`,
    `${server.url}.evil.example/oauth`,
  ]) {
    const { status, url, text } = await new Browser().get(app.authorizeUrl({ redirect_uri }))
    expect(status).toBe(400)
    expect(url.pathname).toBe('/oauth2/authorize')
    expect(text).toContain('This sign-in cannot go on')
  }
})

test('An authorization request without PKCE or with a plain challenge is refused', async () => {
  const wrong: Record<string, string>[] = [{ code_challenge_method: 'plain' }, { code_challenge: '' }]
  for (const changes of wrong) {
    const { url } = await new Browser().get(app.authorizeUrl(changes))
    expect(url.searchParams.get('error')).toBe('invalid_request')
    expect(url.searchParams.has('code')).toBe(false)
  }
})

test('An authorization request that gets no connection to the database shows a page with the status 503', async () => {
  vi.spyOn(server.services.cacheInvalidation, 'transaction').mockRejectedValueOnce(
    new DatabaseUnavailable(undefined),
  )
  const { status, text } = await new Browser().get(app.authorizeUrl())
  expect(status).toBe(503)
  expect(text).toContain('<p>We are very busy right now. Please try again in a moment.</p>')
})

test('The provider’s login form is refused in a browser that did not begin the sign-in', async () => {
  const form = await new Browser().get(app.authorizeUrl())
  const { status } = await new Browser().post(form.url.href, { email: EMAIL, password: PASSWORD })
  expect(status).toBe(400)
})
