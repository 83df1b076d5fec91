import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { AttackedServer, EVIL_SECRET } from './attacked-server.ts'
import { CLIENT_ID, type Craft } from './malicious-provider.ts'

/** Responses of an OpenID provider that must be refused. SECURITY.md#account-takeover-by-federation */
let attacked: AttackedServer

beforeAll(async () => {
  attacked = await AttackedServer.start()
})
afterAll(() => attacked.close())
afterEach(() => attacked.forgetIdentities())

const callback = (parameters: Record<string, string>) =>
  `${attacked.server.url}/oauth2/idpresponse?${new URLSearchParams(parameters)}`

describe('A sign-in over OpenID Connect', () => {
  async function answer(craft: Craft, changes: Record<string, string> = {}, without: string[] = []) {
    const { visitor, asked } = await attacked.arrive('evil')
    attacked.op.craft = craft
    const honest = { code: 'a-code', state: asked.get('state') ?? '', iss: attacked.op.issuer, ...changes }
    const sent = Object.fromEntries(Object.entries(honest).filter(([name]) => !without.includes(name)))
    return visitor.browser.get(callback(sent))
  }
  const now = () => Math.floor(Date.now() / 1000)

  test('is accepted with an honest answer, so that the refusals mean something', async () => {
    const { url } = await answer(attacked.op.tokens())
    expect(url.pathname).toBe('/oauth')
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([
      { subject: 'eve', email: 'eve@evil.example', realm: 'evil' },
    ])
  })

  test.each<[string, () => Promise<Craft> | Craft]>([
    ['expired', () => attacked.op.tokens({ iat: now() - 900, exp: now() - 600 })],
    ['issued in the future', () => attacked.op.tokens({ nbf: now() + 600 })],
    ['for another audience', () => attacked.op.tokens({ aud: 'somebody-else' })],
    [
      'for two audiences, authorized for the other',
      () => attacked.op.tokens({ aud: [CLIENT_ID, 'b'], azp: 'b' }),
    ],
    ['of another issuer', () => attacked.op.tokens({ iss: 'https://accounts.example' })],
    ['with a foreign nonce', () => attacked.op.tokens({ nonce: 'a-foreign-nonce' })],
    ['without a nonce', () => attacked.op.tokens({ nonce: undefined })],
    ['without a subject', () => attacked.op.tokens({ sub: undefined })],
    ['with email_verified false', () => attacked.op.tokens({ email_verified: false })],
    ['with an address of another realm', () => attacked.op.tokens({ sub: 'ada', email: 'ada@acme.example' })],
    ['without an address', () => attacked.op.tokens({ email: undefined })],
    [
      'signed by another key',
      async () => attacked.op.tokens({}, {}, (await generateKeyPair('ES256')).privateKey),
    ],
    [
      'not signed at all',
      () => async (facts) => ({
        access_token: 'a',
        token_type: 'Bearer',
        id_token: new UnsecuredJWT({
          iss: attacked.op.issuer,
          aud: CLIENT_ID,
          sub: 'eve',
          nonce: facts.nonce,
        })
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
      }),
    ],
    [
      'signed with the client’s secret',
      () => async (facts) => ({
        access_token: 'a',
        token_type: 'Bearer',
        id_token: await new SignJWT({
          iss: attacked.op.issuer,
          aud: CLIENT_ID,
          sub: 'eve',
          nonce: facts.nonce,
        })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode(EVIL_SECRET)),
      }),
    ],
    ['missing', () => async () => ({ access_token: 'a', token_type: 'Bearer' })],
  ])('is refused with an id token %s', async (_name, craft) => {
    await attacked.expectRefused(await answer(await craft()))
  })

  test('is refused with an answer of another issuer or of none (mix-up)', async () => {
    await attacked.expectRefused(await answer(attacked.op.tokens(), { iss: 'https://accounts.example' }))
    await attacked.expectRefused(await answer(attacked.op.tokens(), {}, ['iss']))
  })

  test('is refused with a state that is unknown, of another browser, or of another protocol', async () => {
    await attacked.expectRefused(await answer(attacked.op.tokens(), { state: 'made-up' }))
    const other = await attacked.arrive('evil')
    await attacked.expectRefused(
      await answer(attacked.op.tokens(), { state: other.asked.get('state') ?? '' }),
    )
    const saml = await attacked.arrive('evil-saml')
    await attacked.expectRefused(
      await answer(attacked.op.tokens(), { state: saml.asked.get('RelayState') ?? '' }),
    )
  })

  test('accepts an answer once', async () => {
    const { visitor, asked } = await attacked.arrive('evil')
    attacked.op.craft = attacked.op.tokens({ email_verified: false })
    const sent = { code: 'a-code', state: asked.get('state') ?? '', iss: attacked.op.issuer }
    await visitor.browser.get(callback(sent))
    attacked.op.craft = attacked.op.tokens()
    await attacked.expectRefused(await visitor.browser.get(callback(sent)))
  })

  test('is refused when it was not begun here, or by another', async () => {
    const { begun } = await attacked.arrive('evil')
    await attacked.expectRefused(
      await new FederatedVisitor(attacked.server.url).browser.get(begun.authorizeUrl),
    )
    for (const [name, value] of [
      ['state', 'made-up'],
      ['identity_provider', 'acme'],
      ['client_id', 'member-app'],
      ['code_challenge', 'A'.repeat(43)],
    ] as const) {
      const visitor = new FederatedVisitor(attacked.server.url)
      const url = new URL((await visitor.start({ context: 'login', realm: 'evil' })).authorizeUrl)
      url.searchParams.set(name, value)
      await attacked.expectRefused(await visitor.browser.get(url.href))
    }
  })

  test('is not reachable with a password', async () => {
    const visitor = new FederatedVisitor(attacked.server.url)
    const begun = await visitor.start({ context: 'login', realm: 'evil' })
    const hop = await fetch(begun.authorizeUrl, { redirect: 'manual' })
    const form = new URL(hop.headers.get('location') ?? '', attacked.server.url)
    await attacked.expectRefused(
      await visitor.browser.post(form.href, { email: 'ada@acme.example', password: 'x' }),
    )
  })
})
