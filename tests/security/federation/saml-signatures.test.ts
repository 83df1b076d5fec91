import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { samlSignatures } from '@section/db/schema.ts'
import { AttackedServer } from './attacked-server.ts'
import { answerWith, assertionIn, type Parts, setRealm, signParts, unsigned } from './malicious-saml.ts'

/**
 * These tests check the signatures that a realm requires. Content that no valid signature covers is refused with every
 * setting.
 */
let attacked: AttackedServer

beforeAll(async () => {
  attacked = await AttackedServer.start()
})
afterAll(() => attacked.close())
afterEach(() => attacked.forgetIdentities())

const SETTINGS = [null, ...samlSignatures.enumValues]
type Setting = (typeof SETTINGS)[number]
const NONE: Parts = []
const SIGNED: Record<string, Parts> = {
  nothing: NONE,
  'the assertion': ['assertion'],
  'the response': ['response'],
  both: ['assertion', 'response'],
}
const ACCEPTED: Record<string, (parts: Parts) => boolean> = {
  null: (parts) => parts.length > 0,
  both: (parts) => parts.length === 2,
  response: (parts) => parts.includes('response'),
  assertion: (parts) => parts.includes('assertion'),
}

const answer = async (setting: Setting, make: (id: string) => string) => {
  await setRealm(attacked, { signatures: setting })
  return (await answerWith(attacked, make)).page
}

describe.each(SETTINGS)('A SAML realm with the signature setting %s', (setting) => {
  test.each(Object.entries(SIGNED))(
    'takes a response with %s signed only where that is enough',
    async (_name, parts) => {
      const page = await answer(setting, (id) => signParts(attacked, unsigned(attacked, id), parts))
      if (!ACCEPTED[String(setting)]?.(parts)) return attacked.expectRefused(page)
      expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
      expect(await attacked.identities()).toMatchObject([{ subject: 'eve', email: 'eve@evil-saml.example' }])
    },
  )

  // The most lenient setting is enough by day, because a stricter one refuses more; the nightly run tries all of them.
  test
    .runIf(setting === null || process.env['NIGHTLY'])
    .each(
      Object.entries(ATTACKS).flatMap(([name, attack]) =>
        ['the assertion', 'the response', 'both'].map((parts) => [name, parts, attack] as const),
      ),
    )('refuses %s, where the provider has signed %s', async (_name, parts, attack) => {
    const page = await answer(setting, (id) =>
      attack(signParts(attacked, unsigned(attacked, id), SIGNED[parts] ?? NONE)),
    )
    await attacked.expectRefused(page)
  })
})

test.each(['sha384', 'sha512'] as const)('SAML signatures and digests with %s are accepted', async (hash) => {
  const page = await answer('both', (id) =>
    signParts(attacked, unsigned(attacked, id), ['assertion', 'response'], hash),
  )
  expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
})

test.each(['assertion', 'response'] as const)(
  'SHA-1 in the signature of the %s alone is refused',
  async (part) => {
    await attacked.expectRefused(
      await answer(null, (id) => signParts(attacked, unsigned(attacked, id), [part], 'sha1')),
    )
  },
)

describe('A SAML response of which only the assertion is signed', () => {
  const signAssertion = (id: string, change: (xml: string) => string) =>
    signParts(attacked, change(unsigned(attacked, id)), ['assertion'])

  test('is refused without the request in its assertion, as one that was given out for no request is', async () => {
    const without = (xml: string) => xml.replace(/(<saml:SubjectConfirmationData) InResponseTo="[^"]*"/, '$1')
    await attacked.expectRefused(await answer(null, (id) => signAssertion(id, without)))
  })

  test('may leave its destination out, and may not name another', async () => {
    const destined = (attribute: string) => (xml: string) => xml.replace(/ Destination="[^"]*"/, attribute)
    const other = destined(' Destination="https://other.example/acs"')
    await attacked.expectRefused(await answer(null, (id) => signAssertion(id, other)))
    const page = await answer(null, (id) => signAssertion(id, destined('')))
    expect(page.url.searchParams.has('code')).toBe(true)
  })

  test('is refused when another method than bearer confirms it', async () => {
    const other = (xml: string) => xml.replace(':cm:bearer', ':cm:holder-of-key')
    await attacked.expectRefused(await answer(null, (id) => signAssertion(id, other)))
  })
})

const SIGNATURE = /<ds:Signature.*?<\/ds:Signature>/s
const forged = (xml: string) =>
  assertionIn(xml)
    .replace(SIGNATURE, '')
    .replace('>eve<', '>ada<')
    .replace(/ID="[^"]+"/, 'ID="_forged"')
const idOf = (xml: string) => / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
/** Inserts XML into the response, before its status. */
const inside = (xml: string, part: string) => xml.replace('<samlp:Status>', () => `${part}<samlp:Status>`)
const hidden = (part: string) => `<samlp:Extensions>${part}</samlp:Extensions>`

/** Attacks that try to change the person by rearranging signed parts. Each is refused with every setting. */
const ATTACKS: Record<string, (xml: string) => string> = {
  'a forged assertion before the signed one': (xml) =>
    xml.replace('</samlp:Status>', () => `</samlp:Status>${forged(xml)}`),
  'a forged assertion after the signed one': (xml) =>
    xml.replace('</samlp:Response>', () => `${forged(xml)}</samlp:Response>`),
  'a forged assertion in place of the signed one, which is hidden': (xml) =>
    inside(
      xml.replace(assertionIn(xml), () => forged(xml)),
      hidden(assertionIn(xml)),
    ),
  'a forged assertion that has taken the signature along': (xml) =>
    inside(
      xml.replace(assertionIn(xml), () =>
        forged(xml).replace(
          '</saml:Issuer>',
          () => `</saml:Issuer>${SIGNATURE.exec(assertionIn(xml))?.[0] ?? ''}`,
        ),
      ),
      hidden(assertionIn(xml)),
    ),
  'a forged assertion with the id of the signed one': (xml) =>
    xml.replace(
      '</samlp:Response>',
      () => `${forged(xml).replace('_forged', idOf(assertionIn(xml)))}</samlp:Response>`,
    ),
  'a forged response around the signed one': (xml) => {
    const outer = xml.replace(SIGNATURE, '').replace(SIGNATURE, '').replace('>eve<', '>ada<')
    return inside(outer.replace(/ ID="[^"]+"/, ' ID="_forged"'), hidden(xml.replace(/^<\?.*?\?>/, '')))
  },
  'a forged response that refers to the signed one inside': (xml) => {
    const signature = SIGNATURE.exec(xml)?.[0] ?? ''
    const outer = xml.replace(SIGNATURE, () => signature).replace('>eve<', '>ada<')
    return inside(outer.replace(/ ID="[^"]+"/, ' ID="_forged"'), hidden(xml.replace(SIGNATURE, '')))
  },
  'a name that was changed after signing': (xml) => xml.replace('>eve<', '>ada<'),
  'an address that was changed after signing': (xml) =>
    xml.replace('>eve@evil-saml.example<', '>ada@evil-saml.example<'),
  'a reference to the whole document': (xml) =>
    xml.replace(/URI="#[^"]*"/g, 'URI=""').replace('>eve<', '>ada<'),
  'a signature value of somebody else': (xml) =>
    xml.replace(/(<ds:SignatureValue>)[^<]{40}/, `$1${'A'.repeat(40)}`).replace('>eve<', '>ada<'),
  'an assertion without its signature, and another person': (xml) =>
    xml.replace(assertionIn(xml), () => forged(xml)),
}

test.each(SETTINGS)(
  'A SAML response with one broken signature of two is refused with the signature setting %s',
  async (setting) => {
    const both = (id: string) => signParts(attacked, unsigned(attacked, id), ['assertion', 'response'])
    const broken = [
      (xml: string) => xml.replace(/(<ds:SignatureValue>)[^<]{40}/, `$1${'A'.repeat(40)}`),
      (xml: string) =>
        xml.replace(/(<ds:SignatureValue>)[^<]{40}(?![\s\S]*<ds:SignatureValue>)/, `$1${'A'.repeat(40)}`),
    ]
    for (const change of broken) await attacked.expectRefused(await answer(setting, (id) => change(both(id))))
  },
)
