import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { AttackedServer } from './attacked-server.ts'
import { answerWith, setRealm, sign, unsigned } from './eves-saml.ts'

/** Each refused sign-in leaves one line in the log that an operator can act on, and tells the person who can help. */
let attacked: AttackedServer

beforeAll(async () => {
  attacked = await AttackedServer.start()
})
afterAll(() => attacked.close())
afterEach(async () => {
  vi.restoreAllMocks()
  attacked.op.craft = attacked.op.tokens()
  await attacked.forgetIdentities()
})

const both = ['assertion', 'response'] as const
const EMAIL = /<saml:Attribute Name="email">.*?<\/saml:Attribute>/s
const attribute = (name: string, ...values: string[]) =>
  `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`
/** Replaces the address in an answer by other attributes. */
const withAttributes =
  (...attributes: string[]) =>
  (xml: string) =>
    xml.replace(EMAIL, () => attributes.join(''))
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3'
const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'
const OWN = 'eve@evil-saml.example'

const overSaml = (change: (xml: string) => string, parts: Parameters<typeof sign>[2] = both) =>
  answerWith(attacked, (id) => sign(attacked, change(unsigned(attacked, id)), parts))

async function overOpenId(claims: Record<string, unknown>) {
  attacked.op.craft = attacked.op.tokens(claims)
  const { visitor, begun, asked } = await attacked.arrive('evil')
  const back = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: attacked.op.issuer })
  const page = await visitor.browser.get(`${attacked.server.url}/oauth2/idpresponse?${back}`)
  return { page, visitor, begun }
}

type Try = () => ReturnType<typeof overSaml> | ReturnType<typeof overOpenId>

const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
const times = (from: number, to: number) => (xml: string) =>
  xml
    .replace(/NotBefore="[^"]*"/, `NotBefore="${minutes(from)}"`)
    .replaceAll(/NotOnOrAfter="[^"]*"/g, `NotOnOrAfter="${minutes(to)}"`)

describe('a refused sign-in leaves one line with its realm and rule, and no address:', () => {
  test.each<[string, string, object, keyof typeof ERROR_CODES, Try]>([
    ['no address', 'no-address', {}, 'EMAIL_MISSING', () => overSaml(withAttributes())],
    [
      'an empty address',
      'no-address',
      {},
      'EMAIL_MISSING',
      () => overSaml(withAttributes(attribute('mail', '', ' '))),
    ],
    [
      'no valid address',
      'invalid-address',
      {},
      'EMAIL_MISSING',
      () => overSaml(withAttributes(attribute('mail', 'eve'))),
    ],
    [
      'addresses of other domains',
      'other-domain',
      { domains: ['acme.example', 'mail.example'] },
      'EMAIL_OF_OTHER_DOMAIN',
      () => overSaml(withAttributes(attribute('mail', 'ada@acme.example', 'eve@mail.example'))),
    ],
    ['no signature', 'unsigned', {}, 'RESPONSE_REFUSED', () => overSaml((xml) => xml, [])],
    ['an expired assertion', 'clock', {}, 'RESPONSE_REFUSED', () => overSaml(times(-10, -5))],
    ['a clock that is ahead', 'clock', {}, 'RESPONSE_REFUSED', () => overSaml(times(5, 10))],
    [
      'a transient name id',
      'name-id',
      {},
      'RESPONSE_REFUSED',
      () => overSaml((xml) => xml.replace('nameid-format:persistent', 'nameid-format:transient')),
    ],
    [
      'another audience',
      'audience',
      {},
      'RESPONSE_REFUSED',
      () => overSaml((xml) => xml.replace(/<saml:Audience>[^<]*/, '<saml:Audience>https://other.example')),
    ],
    [
      'another issuer',
      'issuer',
      {},
      'RESPONSE_REFUSED',
      () => overSaml((xml) => xml.replaceAll('/saml-entity<', '/other<')),
    ],
    [
      'a status other than success',
      'status',
      {},
      'RESPONSE_REFUSED',
      () =>
        overSaml((xml) =>
          xml
            .replace(/<saml:Assertion.*<\/saml:Assertion>/s, '')
            .replace(/:Success"/, ':InvalidNameIDPolicy"'),
        ),
    ],
    [
      'no address over OpenID',
      'no-address',
      { realm: 'evil' },
      'EMAIL_MISSING',
      () => overOpenId({ email: undefined }),
    ],
    [
      'an address over OpenID that is not verified',
      'not-verified',
      { realm: 'evil' },
      'EMAIL_NOT_VERIFIED',
      () => overOpenId({ email_verified: 'false' }),
    ],
    [
      'another domain over OpenID',
      'other-domain',
      { realm: 'evil', domains: ['acme.example'] },
      'EMAIL_OF_OTHER_DOMAIN',
      () => overOpenId({ email: ['ada@acme.example'], emails: 'bo@acme.example' }),
    ],
    ['an expired id token', 'response', { realm: 'evil' }, 'RESPONSE_REFUSED', () => overOpenId({ exp: 1 })],
  ])('%s', async (_name, rule, facts, code, attempt) => {
    const warn = vi.spyOn(attacked.server.services.log, 'warn')
    const { page, visitor, begun } = await attempt()
    await attacked.expectRefused(page)
    expect(warn.mock.calls).toMatchObject([
      [{ realm: 'evil-saml', rule, ...facts }, 'A sign-in at an identity provider was refused'],
    ])
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/@|>eve|"eve/)
    const { body } = await visitor.finish(begun.state)
    expect(body).toMatchObject({ failure: { code, message: ERROR_CODES[code] } })
    expect(ERROR_CODES[code]).not.toContain('try again later')
  })

  test('a provider that is away now, which is the one to try again', async () => {
    const warn = vi.spyOn(attacked.server.services.log, 'warn')
    await setRealm(attacked, { metadataUrl: 'http://localhost:1/metadata' })
    try {
      const { visitor, begun } = await attacked.begin('evil-saml')
      await visitor.browser.get(begun.authorizeUrl)
      expect(warn.mock.calls).toMatchObject([
        [{ realm: 'evil-saml', rule: 'unreachable' }, expect.any(String)],
      ])
      expect((await visitor.finish(begun.state)).body).toMatchObject({
        failure: { code: 'UPSTREAM_REFUSED' },
      })
    } finally {
      await setRealm(attacked, { metadataUrl: `${attacked.op.issuer}/metadata` })
    }
  })
})

describe('the first address that belongs to the realm is taken', () => {
  test.each<[string, (xml: string) => string]>([
    ['of several values', withAttributes(attribute('mail', 'eve@mail.example', OWN, 'e@evil-saml.example'))],
    ['of several attributes', withAttributes(attribute('email', 'eve@mail.example'), attribute(MAIL, OWN))],
    [
      'of an attribute that stands there twice',
      withAttributes(attribute('mail', 'eve@x.example'), attribute('mail', OWN)),
    ],
    ['under the name of an object identifier', withAttributes(attribute(MAIL, OWN))],
    ['under the name of a Microsoft claim', withAttributes(attribute(CLAIM, OWN))],
    ['under a name in other letters', withAttributes(attribute('emailAddress', OWN))],
    ['after empty and invalid ones', withAttributes(attribute('mail', '', 'eve', OWN))],
  ])('%s over SAML', async (_name, change) => {
    const { page } = await overSaml(change)
    expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([{ subject: 'eve', email: OWN }])
  })

  test('from a name id that is an address, in whatever case it is written', async () => {
    const named = (address: string) => (xml: string) =>
      withAttributes()(xml).replace(
        /<saml:NameID.*?<\/saml:NameID>/s,
        `<saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${address}</saml:NameID>`,
      )
    await overSaml(named('Eve@Evil-SAML.example'))
    await overSaml(named(OWN))
    expect(await attacked.identities()).toMatchObject([{ subject: OWN, email: OWN }])
  })

  test.each<[string, Record<string, unknown>]>([
    ['a list in the claim `email`', { email: ['eve@mail.example', 'eve@evil.example'] }],
    ['the claim `emails`', { email: undefined, emails: ['eve@mail.example', 'eve@evil.example'] }],
    [
      'the claim `emails` beside an address of another domain',
      { email: 'eve@mail.example', emails: 'eve@evil.example' },
    ],
  ])('from %s over OpenID', async (_name, claims) => {
    const { page } = await overOpenId(claims)
    expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([{ email: 'eve@evil.example' }])
  })

  test('and the first names that are not empty', async () => {
    const named = withAttributes(
      attribute('mail', OWN),
      attribute('firstName', '', 'Evelyn'),
      attribute('sn', ' ', 'Evers', 'Other'),
    )
    await overSaml((xml) =>
      named(xml).replace(/<saml:Attribute Name="(?:given|family)_name">.*?<\/saml:Attribute>/gs, ''),
    )
    expect(await attacked.identities()).toMatchObject([{ givenName: 'Evelyn', familyName: 'Evers' }])
  })
})

test('a response of a portal that nobody asked for begins the sign-in at the address that it brings along', async () => {
  const { url } = attacked.server
  const post = async (RelayState: string) => {
    const body = new URLSearchParams({ SAMLResponse: 'unread', RelayState })
    const response = await fetch(`${url}/saml2/idpresponse`, { method: 'POST', body, redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  for (const start of [`${url}/corp-login?realm=evil-saml`, '/corp-login?realm=evil-saml'])
    expect(await post(start)).toEqual([303, '/corp-login?realm=evil-saml'])
  for (const other of [
    'https://other.example/corp-login?realm=evil-saml',
    `${url}/courses`,
    '//other.example',
    '/corp-login',
    '/corp-login?realm=/x',
    '',
  ])
    expect(await post(other)).toEqual([400, null])
})
