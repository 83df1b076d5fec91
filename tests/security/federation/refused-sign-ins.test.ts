import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { AttackedServer } from './attacked-server.ts'
import { attribute, overOpenId, overSaml, withAttributes } from './malicious-answers.ts'
import { setRealm } from './malicious-saml.ts'

/** A refused sign-in leaves one log line and tells the person who can help. docs/decisions/refused-sign-ins.md */
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

type Try = () => ReturnType<typeof overOpenId> | ReturnType<typeof overSaml>

const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
const times = (from: number, to: number) => (xml: string) =>
  xml
    .replace(/NotBefore="[^"]*"/, `NotBefore="${minutes(from)}"`)
    .replaceAll(/NotOnOrAfter="[^"]*"/g, `NotOnOrAfter="${minutes(to)}"`)

describe('A refused sign-in leaves one log line with its realm and rule and without an address:', () => {
  test.each<[string, string, object, keyof typeof ERROR_CODES, Try]>([
    ['no address', 'no-address', {}, 'EMAIL_MISSING', () => overSaml(attacked, withAttributes())],
    [
      'an empty address',
      'no-address',
      {},
      'EMAIL_MISSING',
      () => overSaml(attacked, withAttributes(attribute('mail', '', ' '))),
    ],
    [
      'no valid address',
      'invalid-address',
      {},
      'EMAIL_MISSING',
      () => overSaml(attacked, withAttributes(attribute('mail', 'eve'))),
    ],
    [
      'addresses of other domains',
      'other-domain',
      { domains: ['acme.example', 'mail.example'] },
      'EMAIL_OF_OTHER_DOMAIN',
      () => overSaml(attacked, withAttributes(attribute('mail', 'ada@acme.example', 'eve@mail.example'))),
    ],
    ['no signature', 'unsigned', {}, 'RESPONSE_REFUSED', () => overSaml(attacked, (xml) => xml, [])],
    ['an expired assertion', 'clock', {}, 'RESPONSE_REFUSED', () => overSaml(attacked, times(-10, -5))],
    ['a clock that is ahead', 'clock', {}, 'RESPONSE_REFUSED', () => overSaml(attacked, times(5, 10))],
    [
      'a transient name id',
      'name-id',
      {},
      'RESPONSE_REFUSED',
      () => overSaml(attacked, (xml) => xml.replace('nameid-format:persistent', 'nameid-format:transient')),
    ],
    [
      'another audience',
      'audience',
      {},
      'RESPONSE_REFUSED',
      () =>
        overSaml(attacked, (xml) =>
          xml.replace(/<saml:Audience>[^<]*/, '<saml:Audience>https://other.example'),
        ),
    ],
    [
      'another issuer',
      'issuer',
      {},
      'RESPONSE_REFUSED',
      () => overSaml(attacked, (xml) => xml.replaceAll('/saml-entity<', '/other<')),
    ],
    [
      'a status other than success',
      'status',
      {},
      'RESPONSE_REFUSED',
      () =>
        overSaml(attacked, (xml) =>
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
      () => overOpenId(attacked, { email: undefined }),
    ],
    [
      'an address over OpenID that is not verified',
      'not-verified',
      { realm: 'evil' },
      'EMAIL_NOT_VERIFIED',
      () => overOpenId(attacked, { email_verified: 'false' }),
    ],
    [
      'another domain over OpenID',
      'other-domain',
      { realm: 'evil', domains: ['acme.example'] },
      'EMAIL_OF_OTHER_DOMAIN',
      () => overOpenId(attacked, { email: ['ada@acme.example'], emails: 'bo@acme.example' }),
    ],
    [
      'an expired id token',
      'response',
      { realm: 'evil' },
      'RESPONSE_REFUSED',
      () => overOpenId(attacked, { exp: 1 }),
    ],
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

test('An unrequested response of an employer’s portal begins the sign-in at the address that it carries', async () => {
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
