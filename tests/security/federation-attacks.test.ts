import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { corporateRealms, federatedIdentities, realmDomains } from '@section/db/schema.ts'
import { type SamlAnswer, samlResponse } from '@section/emulators/identity/saml-response.ts'
import {
  CLIENT_ID,
  type Craft,
  type MaliciousProvider,
  startMaliciousProvider,
} from './malicious-provider.ts'

/** Every answer that an identity provider must not get away with. Reliability gates G11 and T-A9. */
let server: TestServer
let op: MaliciousProvider

beforeAll(async () => {
  process.env['EVIL_SECRET'] = 'a secret of the test'
  op = await startMaliciousProvider()
  server = await startTestServer()
  const { db } = server.database
  await insertRealms(db)
  const [clientId, clientSecretEnv] = [CLIENT_ID, 'EVIL_SECRET']
  await db.insert(corporateRealms).values([
    { realm: 'evil', protocol: 'oidc', issuer: op.issuer, clientId, clientSecretEnv },
    { realm: 'evil-saml', protocol: 'saml', metadataUrl: `${op.issuer}/metadata` },
  ])
  await db.insert(realmDomains).values([
    { domain: 'evil.example', realm: 'evil' },
    { domain: 'evil-saml.example', realm: 'evil-saml' },
  ])
  await server.insertMember({ email: 'ada@acme.example' })
})
afterAll(async () => {
  await server.close()
  await op.close()
})
afterEach(async () => {
  await server.database.db.delete(federatedIdentities)
})

const identities = () => server.database.db.select().from(federatedIdentities)

/** Goes as far as the provider's page. */
async function arrive(realm: string, context = 'corporate-login') {
  const visitor = new FederatedVisitor(server.url)
  const begun = await visitor.start({ context, realm })
  const { url, text } = await visitor.browser.get(begun.authorizeUrl)
  expect(text).toBe('the page of the malicious provider')
  return { visitor, begun, asked: url.searchParams }
}

const callback = (parameters: Record<string, string>) =>
  `${server.url}/oauth2/idpresponse?${new URLSearchParams(parameters)}`

type Page = Awaited<ReturnType<FederatedVisitor['browser']['get']>>

/** No code for the app, and nobody has been kept. */
async function expectRefused({ url, status }: Page): Promise<void> {
  expect(url.pathname === '/oauth' && url.searchParams.has('code')).toBe(false)
  expect(url.pathname === '/oauth' ? url.searchParams.get('error') : status).toBe(
    url.pathname === '/oauth' ? 'access_denied' : 400,
  )
  expect(await identities()).toEqual([])
}

describe('OpenID', () => {
  async function answer(craft: Craft, changes: Record<string, string> = {}, without: string[] = []) {
    const { visitor, asked } = await arrive('evil')
    op.craft = craft
    const honest = { code: 'a-code', state: asked.get('state') ?? '', iss: op.issuer, ...changes }
    const sent = Object.fromEntries(Object.entries(honest).filter(([name]) => !without.includes(name)))
    return visitor.browser.get(callback(sent))
  }
  const now = () => Math.floor(Date.now() / 1000)

  test('the honest answer is accepted, so the refusals below are not for nothing', async () => {
    const { url } = await answer(op.tokens())
    expect(url.pathname).toBe('/oauth')
    expect(url.searchParams.get('code')).toBeTruthy()
    expect(await identities()).toMatchObject([{ subject: 'eve', email: 'eve@evil.example', realm: 'evil' }])
  })

  test.each<[string, () => Promise<Craft> | Craft]>([
    ['expired', () => op.tokens({ iat: now() - 900, exp: now() - 600 })],
    ['issued in the future', () => op.tokens({ nbf: now() + 600 })],
    ['for another audience', () => op.tokens({ aud: 'somebody-else' })],
    ['for two audiences, authorized for the other', () => op.tokens({ aud: [CLIENT_ID, 'b'], azp: 'b' })],
    ['of another issuer', () => op.tokens({ iss: 'https://accounts.example' })],
    ['with a foreign nonce', () => op.tokens({ nonce: 'a-foreign-nonce' })],
    ['without a nonce', () => op.tokens({ nonce: undefined })],
    ['without a subject', () => op.tokens({ sub: undefined })],
    ['with email_verified false', () => op.tokens({ email_verified: false })],
    ['with an address of another realm', () => op.tokens({ sub: 'ada', email: 'ada@acme.example' })],
    ['without an address', () => op.tokens({ email: undefined })],
    ['signed by another key', async () => op.tokens({}, {}, (await generateKeyPair('ES256')).privateKey)],
    [
      'not signed at all',
      () => async (facts) => ({
        access_token: 'a',
        token_type: 'Bearer',
        id_token: new UnsecuredJWT({ iss: op.issuer, aud: CLIENT_ID, sub: 'eve', nonce: facts.nonce })
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
        id_token: await new SignJWT({ iss: op.issuer, aud: CLIENT_ID, sub: 'eve', nonce: facts.nonce })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode('a secret of the test')),
      }),
    ],
    ['missing', () => async () => ({ access_token: 'a', token_type: 'Bearer' })],
  ])('an id token %s is refused', async (_name, craft) => {
    await expectRefused(await answer(await craft()))
  })

  test('mix-up: an answer in another issuer’s name, or in nobody’s, is refused', async () => {
    await expectRefused(await answer(op.tokens(), { iss: 'https://accounts.example' }))
    await expectRefused(await answer(op.tokens(), {}, ['iss']))
  })

  test('a state of nobody, of another browser, and of another protocol is refused', async () => {
    await expectRefused(await answer(op.tokens(), { state: 'made-up' }))
    const other = await arrive('evil')
    await expectRefused(await answer(op.tokens(), { state: other.asked.get('state') ?? '' }))
    const saml = await arrive('evil-saml')
    await expectRefused(await answer(op.tokens(), { state: saml.asked.get('RelayState') ?? '' }))
  })

  test('an answer is taken once', async () => {
    const { visitor, asked } = await arrive('evil')
    op.craft = op.tokens({ email_verified: false })
    const sent = { code: 'a-code', state: asked.get('state') ?? '', iss: op.issuer }
    await visitor.browser.get(callback(sent))
    op.craft = op.tokens()
    await expectRefused(await visitor.browser.get(callback(sent)))
  })

  test('an authorization request that was not begun here, or is another’s, leads nowhere', async () => {
    const { begun } = await arrive('evil')
    await expectRefused(await new FederatedVisitor(server.url).browser.get(begun.authorizeUrl))
    for (const [name, value] of [
      ['state', 'made-up'],
      ['identity_provider', 'acme'],
      ['client_id', 'member-app'],
      ['code_challenge', 'A'.repeat(43)],
    ] as const) {
      const visitor = new FederatedVisitor(server.url)
      const url = new URL((await visitor.start({ context: 'login', realm: 'evil' })).authorizeUrl)
      url.searchParams.set(name, value)
      await expectRefused(await visitor.browser.get(url.href))
    }
  })

  test('a password opens nothing that an identity provider is asked about', async () => {
    const visitor = new FederatedVisitor(server.url)
    const begun = await visitor.start({ context: 'login', realm: 'evil' })
    const hop = await fetch(begun.authorizeUrl, { redirect: 'manual' })
    const form = new URL(hop.headers.get('location') ?? '', server.url)
    await expectRefused(await visitor.browser.post(form.href, { email: 'ada@acme.example', password: 'x' }))
  })
})

describe('SAML', () => {
  /** The id of the request that the browser carries. */
  function requestId(asked: URLSearchParams): string {
    const xml = inflateRawSync(Buffer.from(asked.get('SAMLRequest') ?? '', 'base64')).toString()
    return /ID="([^"]+)"/.exec(xml)?.[1] ?? ''
  }
  const honest = (inResponseTo: string): SamlAnswer => ({
    issuer: op.samlEntityId,
    destination: `${server.url}/saml2/idpresponse`,
    audience: `${server.url}/saml2`,
    inResponseTo,
    person: {
      subject: 'eve',
      email: 'eve@evil-saml.example',
      emailVerified: true,
      givenName: 'Eve',
      familyName: 'E',
    },
    issuedAt: Date.now(),
    endsAt: Date.now() + 300_000,
  })
  const both = ['assertion', 'response'] as const
  const sign = (answer: SamlAnswer) => samlResponse(answer, { privateKey: op.samlKey, signed: both })

  async function answer(make: (inResponseTo: string) => string, relayState?: string) {
    const { visitor, asked } = await arrive('evil-saml')
    return post(visitor, make(requestId(asked)), relayState ?? asked.get('RelayState') ?? '')
  }
  const post = (visitor: FederatedVisitor, xml: string, relayState: string) =>
    visitor.browser.post(`${server.url}/saml2/idpresponse`, {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: relayState,
    })

  test('the honest answer is accepted, so the refusals below are not for nothing', async () => {
    const { url } = await answer((id) => sign(honest(id)))
    expect(url.searchParams.get('code')).toBeTruthy()
    expect(await identities()).toMatchObject([{ subject: 'eve', email: 'eve@evil-saml.example' }])
  })

  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const hour = 3_600_000
  test.each<[string, (id: string) => string]>([
    ['not signed', (id) => samlResponse(honest(id), { privateKey: op.samlKey, signed: [] })],
    [
      'with only its assertion signed',
      (id) => samlResponse(honest(id), { privateKey: op.samlKey, signed: ['assertion'] }),
    ],
    [
      'with only its envelope signed',
      (id) => samlResponse(honest(id), { privateKey: op.samlKey, signed: ['response'] }),
    ],
    ['signed by another key', (id) => samlResponse(honest(id), { privateKey: foreign, signed: both })],
    ['changed after it was signed', (id) => sign(honest(id)).replace('eve@evil-saml', 'ada@evil-saml')],
    [
      'that has ended',
      (id) => sign({ ...honest(id), issuedAt: Date.now() - 2 * hour, endsAt: Date.now() - hour }),
    ],
    [
      'that has not begun',
      (id) => sign({ ...honest(id), issuedAt: Date.now() + hour, endsAt: Date.now() + 2 * hour }),
    ],
    ['for another audience', (id) => sign({ ...honest(id), audience: 'https://other.example/saml2' })],
    ['for another address', (id) => sign({ ...honest(id), destination: 'https://other.example/acs' })],
    ['to another request', () => sign(honest('_somebody-elses-request'))],
    ['of another issuer', (id) => sign({ ...honest(id), issuer: 'https://idp.other.example' })],
    [
      'with an address of another realm',
      (id) =>
        sign({
          ...honest(id),
          person: {
            subject: 'ada',
            email: 'ada@acme.example',
            emailVerified: true,
            givenName: 'A',
            familyName: 'A',
          },
        }),
    ],
    ['that says nobody has signed in', (id) => sign({ ...honest(id), person: null })],
    ['wrapped around a second assertion', (id) => wrapped(sign(honest(id)))],
    [
      'with a document type',
      (id) => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sign(honest(id))}`,
    ],
    ['that is no XML', () => 'not xml at all'],
  ])('a response %s is refused', async (_name, make) => {
    await expectRefused(await answer(make))
  })

  /** Puts an unsigned assertion in front of the signed one. */
  function wrapped(xml: string): string {
    const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
    const unsigned = assertion.replace(/<ds:Signature.*?<\/ds:Signature>/s, '').replace('>eve<', '>ada<')
    return xml.replace('</samlp:Status>', `</samlp:Status>${unsigned.replace(/ID="[^"]+"/, 'ID="_wrapped"')}`)
  }

  test('a response is taken once, and only with the relay state of its own request', async () => {
    const { visitor, asked } = await arrive('evil-saml')
    const xml = sign(honest(requestId(asked)))
    const relayState = asked.get('RelayState') ?? ''
    await post(new FederatedVisitor(server.url), xml, relayState)
    await expectRefused(await post(visitor, xml, relayState))
    const second = await arrive('evil-saml')
    await expectRefused(await post(second.visitor, xml, second.asked.get('RelayState') ?? ''))
    await expectRefused(await answer((id) => sign(honest(id)), 'made-up'))
    const openId = await arrive('evil')
    await expectRefused(await answer((id) => sign(honest(id)), openId.asked.get('state') ?? ''))
  })
})
