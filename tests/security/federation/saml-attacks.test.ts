import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { type SamlResponse, samlResponse } from '@section/emulators/identity/saml-response.ts'
import { AttackedServer } from './attacked-server.ts'
import { honestAnswer, postSaml, requestIdIn, signed } from './malicious-saml.ts'

/** Responses of a SAML provider that must be refused. SECURITY.md#account-takeover-by-federation */
let attacked: AttackedServer

beforeAll(async () => {
  attacked = await AttackedServer.start()
})
afterAll(() => attacked.close())
afterEach(() => attacked.forgetIdentities())

describe('A sign-in over SAML', () => {
  const honest = (inResponseTo: string) => honestAnswer(attacked, inResponseTo)
  const both = ['assertion', 'response'] as const
  const sign = (answer: SamlResponse) => signed(attacked, answer)

  async function answer(make: (inResponseTo: string) => string, relayState?: string) {
    const { visitor, asked } = await attacked.arrive('evil-saml')
    return post(visitor, make(requestIdIn(asked)), relayState ?? asked.get('RelayState') ?? '')
  }
  const post = (visitor: FederatedVisitor, xml: string, relayState: string) =>
    postSaml(attacked, visitor, { xml, relayState })

  test('is accepted with an honest answer, so that the refusals mean something', async () => {
    const { url } = await answer((id) => sign(honest(id)))
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([{ subject: 'eve', email: 'eve@evil-saml.example' }])
  })

  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const hour = 3_600_000
  test.each<[string, (id: string) => string]>([
    ['not signed', (id) => samlResponse(honest(id), { privateKey: attacked.op.samlKey, signed: [] })],
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
  ])('is refused with a response %s', async (_name, make) => {
    await attacked.expectRefused(await answer(make))
  })

  /** Inserts an unsigned assertion before the signed one. */
  function wrapped(xml: string): string {
    const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
    const unsigned = assertion.replace(/<ds:Signature.*?<\/ds:Signature>/s, '').replace('>eve<', '>ada<')
    return xml.replace('</samlp:Status>', `</samlp:Status>${unsigned.replace(/ID="[^"]+"/, 'ID="_wrapped"')}`)
  }

  test('accepts a response once, and only with the relay state of its own request', async () => {
    const { visitor, asked } = await attacked.arrive('evil-saml')
    const xml = sign(honest(requestIdIn(asked)))
    const relayState = asked.get('RelayState') ?? ''
    await post(new FederatedVisitor(attacked.server.url), xml, relayState)
    await attacked.expectRefused(await post(visitor, xml, relayState))
    const second = await attacked.arrive('evil-saml')
    await attacked.expectRefused(await post(second.visitor, xml, second.asked.get('RelayState') ?? ''))
    await attacked.expectRefused(await answer((id) => sign(honest(id)), 'made-up'))
    const openId = await attacked.arrive('evil')
    await attacked.expectRefused(await answer((id) => sign(honest(id)), openId.asked.get('state') ?? ''))
  })
})
