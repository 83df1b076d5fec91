import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importContent } from '../../../app/content/import-content.ts'
import { readSchool } from '../../../app/content/read-school.ts'
import { ContentError } from '../../../server/content/content-error.ts'
import { type EditableSchool, smallSchool } from '../../../testing/demo-school.fixture.ts'
import { FederatedVisitor } from '../../../testing/federated-sign-in.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

// The sources of the metadata of a SAML realm, and the problems that an import reports about unusable metadata.

const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  format: 'jwk',
})
const base64 = (part: string) => Buffer.from(part, 'base64url').toString('base64')
const entity = (base: string, binding = 'HTTP-Redirect') =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="urn:globex"><IDPSSODescriptor>
  <KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><KeyValue><RSAKeyValue><Modulus>${base64(n)}</Modulus>
  <Exponent>${base64(e)}</Exponent></RSAKeyValue></KeyValue></KeyInfo></KeyDescriptor>
  <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${base}/sign-in"/>
  </IDPSSODescriptor></EntityDescriptor>`
const aggregate = (base: string) =>
  `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${entity(base)}${entity(base)}</EntitiesDescriptor>`

let served = { status: 200, body: '' }
let provider: Server
let base: string
let school: EditableSchool

beforeAll(async () => {
  provider = createServer((_request, response) => response.writeHead(served.status).end(served.body))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))
beforeEach(async () => {
  served = { status: 200, body: entity(base) }
  school = await smallSchool({
    'customers.yaml': 'customers:\n  - { slug: globex, name: Globex, type: ENTERPRISE }\n',
  })
})
afterEach(() => school.drop())

const setRealm = (...lines: string[]) => {
  const realm = ['realm: globex', 'customer: globex', 'domains: [globex.example]', 'protocol: saml', ...lines]
  return school.write('realms.yaml', `realms:\n  - ${realm.join('\n    ')}\n`)
}

async function problems(): Promise<string> {
  try {
    await readSchool(school.folder)
    return ''
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}

test.each([
  ['is missing', undefined, 'realms.yaml globex: expected the file globex.xml; it is missing'],
  ['is an aggregate', () => aggregate(base), 'is an aggregate of 2 entities'],
  ['offers HTTP-POST alone', () => entity(base, 'HTTP-POST'), 'offers sign-in by HTTP-POST alone'],
  ['is no XML', () => 'nothing of the kind', 'The metadata is not XML.'],
])('An import refuses SAML metadata from a file that %s', async (_which, text, expected) => {
  if (text) await school.write('globex.xml', text())
  await setRealm('metadataFile: globex.xml')
  expect(await problems()).toContain(expected)
})

test.each([
  ['an aggregate', () => ({ status: 200, body: aggregate(base) }), 'is an aggregate of 2 entities'],
  [
    'HTTP-POST alone',
    () => ({ status: 200, body: entity(base, 'HTTP-POST') }),
    'offers sign-in by HTTP-POST alone',
  ],
  ['a megabyte', () => ({ status: 200, body: ' '.repeat(1_000_000) }), 'is larger than that of one provider'],
  ['nothing', () => ({ status: 404, body: '' }), '/metadata responded with 404.'],
  ['another address', () => ({ status: 302, body: '' }), '/metadata responded with 302.'],
  ['an outage, which may pass', () => ({ status: 503, body: '' }), ''],
])('An import checks what the address of SAML metadata returns: %s', async (_what, answer, expected) => {
  served = answer()
  await setRealm(`metadataUrl: ${base}/metadata`)
  const found = await problems()
  if (expected === '') expect(found).toBe('')
  else expect(found).toContain(expected)
})

test.each([
  ['metadataFile: ../globex.xml', 'a file of this folder, such as realms/acme.xml'],
  ['metadataFile: /etc/passwd', 'a file of this folder, such as realms/acme.xml'],
  ['metadataUrl: http://idp.globex.example/metadata', 'an address that begins with https://'],
  ['signatures: none', 'one of "both"|"response"|"assertion"'],
])('A realm whose content says “%s” is refused', async (line, expected) => {
  await setRealm(line)
  expect(await problems()).toMatch(/^.*\n {2}realms\.yaml:6 realms\[0\]\.\w+: [^\n]*expected [^\n]*$/)
  expect(await problems()).toContain(`expected ${expected}`)
})

test('A realm on this machine works by a file and by an address, and is refused in production', async () => {
  const server = await startTestServer()
  try {
    const { database } = server
    const load = { database, folder: school.folder, now: Date.now(), allowDemoAccounts: true }
    await school.write('globex.xml', entity(base))
    await setRealm('metadataFile: globex.xml', 'signRequests: true')
    await importContent(load)
    expect(await requestAt(server)).toEqual(SIGNED)
    await setRealm(`metadataUrl: ${base}/metadata`, 'signRequests: true')
    await expect(importContent({ ...load, production: true })).rejects.toThrow(
      'globex: expected an address that begins with https:// in production',
    )
    await importContent(load)
    expect(await requestAt(server)).toEqual(SIGNED)
  } finally {
    await server.close()
  }
})

const SIGNED = {
  parameters: ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'],
  algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
}

/** Begins a sign-in at the realm, and returns how the request at the provider is signed. */
async function requestAt(server: TestServer) {
  const visitor = new FederatedVisitor(server.url)
  const { authorizeUrl } = await visitor.start({ context: 'corporate-login', realm: 'globex' })
  const { url } = await visitor.browser.get(authorizeUrl)
  expect(url.origin + url.pathname).toBe(`${base}/sign-in`)
  return { parameters: [...url.searchParams.keys()], algorithm: url.searchParams.get('SigAlg') }
}
