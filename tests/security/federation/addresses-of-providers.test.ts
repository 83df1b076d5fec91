import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AttackedServer } from './attacked-server.ts'
import { attribute, CLAIM, MAIL, overOpenId, overSaml, OWN, withAttributes } from './malicious-answers.ts'

// An employer's provider may send several addresses; the first one that belongs to the realm's domains is used.
let attacked: AttackedServer

beforeAll(async () => {
  attacked = await AttackedServer.start()
})
afterAll(() => attacked.close())
afterEach(async () => {
  attacked.op.craft = attacked.op.tokens()
  await attacked.forgetIdentities()
})

describe('The first address that belongs to the realm is taken', () => {
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
    const { page } = await overSaml(attacked, change)
    expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([{ subject: 'eve', email: OWN }])
  })

  test('from a name id that is an address, in whatever case it is written', async () => {
    const named = (address: string) => (xml: string) =>
      withAttributes()(xml).replace(
        /<saml:NameID.*?<\/saml:NameID>/s,
        `<saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${address}</saml:NameID>`,
      )
    await overSaml(attacked, named('Eve@Evil-SAML.example'))
    await overSaml(attacked, named(OWN))
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
    const { page } = await overOpenId(attacked, claims)
    expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await attacked.identities()).toMatchObject([{ email: 'eve@evil.example' }])
  })

  test('and the first names that are not empty', async () => {
    const named = withAttributes(
      attribute('mail', OWN),
      attribute('firstName', '', 'Evelyn'),
      attribute('sn', ' ', 'Evers', 'Other'),
    )
    await overSaml(attacked, (xml) =>
      named(xml).replace(/<saml:Attribute Name="(?:given|family)_name">.*?<\/saml:Attribute>/gs, ''),
    )
    expect(await attacked.identities()).toMatchObject([{ givenName: 'Evelyn', familyName: 'Evers' }])
  })
})
