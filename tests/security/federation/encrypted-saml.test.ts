import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { operatorCommand } from '@section/api/app/operator/commands.ts'
import { generateSamlKey } from '@section/api/features/identity/federation/saml/saml-certificate.ts'
import { AttackedServer } from './attacked-server.ts'
import { answerWith, encryptAssertion, type Parts, setRealm, signParts, unsigned } from './malicious-saml.ts'

/** The answers to changed encrypted assertions reveal nothing. docs/decisions/saml-signatures.md */
let attacked: AttackedServer
let certificate: string

beforeAll(async () => {
  attacked = await AttackedServer.start()
  certificate = await publishedCertificate()
})
afterAll(() => attacked.close())
afterEach(() => attacked.forgetIdentities())

const metadata = async () => (await fetch(`${attacked.server.url}/saml2/metadata`)).text()
const certificatesIn = (xml: string, use: string) =>
  [...xml.matchAll(new RegExp(`use="${use}".*?<ds:X509Certificate>([^<]+)`, 'g'))].map(
    ([, base64 = '']) =>
      `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  )
const publishedCertificate = async () => certificatesIn(await metadata(), 'encryption')[0] ?? ''

type Options = Parameters<typeof encryptAssertion>[2]

/** Returns an honest response whose assertion is signed and encrypted, with or without a signature around it. */
async function answer(parts: Parts, options: Options = {}, change?: (assertion: string) => string) {
  const inner = parts.filter((part) => part === 'assertion')
  const outer = parts.filter((part) => part === 'response')
  return answerWith(attacked, async (id) => {
    const signed = signParts(attacked, unsigned(attacked, id), inner)
    return signParts(attacked, await encryptAssertion(signed, certificate, options, change), outer)
  })
}
const expectAccepted = async ({ page }: Awaited<ReturnType<typeof answer>>) => {
  expect(page.url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  expect(await attacked.identities()).toMatchObject([{ subject: 'eve', email: 'eve@evil-saml.example' }])
}

const CBC = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'

describe('An encrypted assertion', () => {
  test.each([
    'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    CBC,
    'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  ] as const)('is read, by %s', async (encryptionAlgorithm) => {
    await expectAccepted(await answer(['assertion'], { encryptionAlgorithm }))
  })

  test.each(['sha256', 'sha512'])(
    'is read when its key is encrypted with %s',
    async (keyEncryptionDigest) => {
      await expectAccepted(await answer(['assertion'], { keyEncryptionDigest }))
    },
  )

  test.each<[string, Parts]>([
    ['the response around it', ['response']],
    ['both', ['assertion', 'response']],
  ])('is read when the signature is that of %s', async (_name, parts) => {
    await expectAccepted(await answer(parts))
  })

  test('is refused without any signature, since everybody can encrypt for us', async () => {
    await attacked.expectRefused((await answer([])).page)
  })

  test('counts as a signed assertion only by the signature inside', async () => {
    await setRealm(attacked, { signatures: 'assertion' })
    await attacked.expectRefused((await answer(['response'])).page)
    await expectAccepted(await answer(['assertion']))
    await setRealm(attacked, { signatures: null })
  })

  test.each<[string, Options]>([
    ['PKCS #1 v1.5', { keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' }],
    ['Triple DES', { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' }],
  ])('is refused when it is encrypted with %s', async (_name, options) => {
    await attacked.expectRefused((await answer(['assertion', 'response'], options)).page)
  })

  test.each<[string, (assertion: string) => string]>([
    ['a document type', (assertion) => `<!DOCTYPE x [<!ENTITY e "x">]>${assertion}`],
    ['a comment', (assertion) => assertion.replace('>eve<', '>ev<!-- -->e<')],
    [
      '5,000 elements',
      (assertion) => assertion.replace('</saml:Assertion>', `${'<x/>'.repeat(5000)}</saml:Assertion>`),
    ],
    ['something that is no assertion', () => '<saml:x xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>'],
    ['another person than was signed', (assertion) => assertion.replace('>eve<', '>ada<')],
  ])('is refused when it holds %s', async (_name, change) => {
    await attacked.expectRefused((await answer(['assertion'], {}, change)).page)
  })

  test('is refused when a signature inside uses SHA-1', async () => {
    const { page } = await answerWith(attacked, (id) =>
      encryptAssertion(signParts(attacked, unsigned(attacked, id), ['assertion'], 'sha1'), certificate),
    )
    await attacked.expectRefused(page)
  })
})

test('Every fault of an encrypted text gets the same answer in the browser and one line in the log', async () => {
  const { certificate: foreign } = await generateSamlKey(Date.now())
  const warn = vi.spyOn(attacked.server.services.log, 'warn')
  const CIPHER = /(<(?:xenc|e):CipherValue>)([^<]+)(<\/(?:xenc|e):CipherValue>)/g
  /** Changes a byte of the n-th encrypted value: 0 is the key, 1 the text. */
  const flip = (xml: string, n: number, at: number) => {
    let seen = 0
    return xml.replace(CIPHER, (all, open: string, value: string, close: string) => {
      if (seen++ !== n) return all
      const bytes = Buffer.from(value.replaceAll(/\s/g, ''), 'base64')
      const index = at < 0 ? bytes.length + at : at
      bytes[index] = (bytes[index] ?? 0) ^ 0x41
      return `${open}${bytes.toString('base64')}${close}`
    })
  }
  const sealed = (id: string, options: Options, to = certificate) =>
    encryptAssertion(signParts(attacked, unsigned(attacked, id), ['assertion']), to, options)
  const changed: ((id: string) => Promise<string>)[] = [
    async (id) => flip(await sealed(id, {}), 0, 7),
    async (id) => flip(await sealed(id, {}), 1, 40),
    async (id) => flip(await sealed(id, { encryptionAlgorithm: CBC }), 0, 7),
    // The last byte of the block before the last one changes the padding; an early byte changes the text.
    async (id) => flip(await sealed(id, { encryptionAlgorithm: CBC }), 1, -17),
    async (id) => flip(await sealed(id, { encryptionAlgorithm: CBC }), 1, 17),
    (id) => sealed(id, {}, foreign),
  ]
  const seen = new Set<string>()
  for (const make of changed) {
    warn.mockClear()
    const { page, begun, visitor } = await answerWith(attacked, make)
    const { body } = await visitor.finish(begun.state)
    const { searchParams } = page.url
    seen.add(
      JSON.stringify([page.status, searchParams.get('error'), searchParams.get('error_description'), body]),
    )
    // A changed text that is still XML has a signature that does not match.
    expect(warn.mock.calls).toMatchObject([
      [{ realm: 'evil-saml', rule: expect.stringMatching(/^(?:decryption|signature)$/) }, expect.any(String)],
    ])
  }
  warn.mockRestore()
  expect([...seen]).toHaveLength(1)
})

test('The old SAML key still decrypts after a rotation, and both certificates are published, the new one first', async () => {
  const told = await operatorCommand('saml:rotate', [])(attacked.server.services)
  expect(told).toMatch(/^SAML requests are signed with the key [0-9a-f]{16} from now on\. Retired keys: 1;/)
  for (const use of ['signing', 'encryption']) {
    const published = certificatesIn(await metadata(), use)
    expect(published).toHaveLength(2)
    expect(published.indexOf(certificate)).toBe(1)
  }
  await expectAccepted(await answer(['assertion']))
  await attacked.forgetIdentities()
  certificate = await publishedCertificate()
  await expectAccepted(await answer(['assertion']))
})
