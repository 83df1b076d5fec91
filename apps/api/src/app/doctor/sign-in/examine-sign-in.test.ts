import { createPublicKey, X509Certificate } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { corporateRealms } from '@section/db/schema.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { generateSamlKey } from '../../../features/identity/federation/saml/saml-certificate.ts'
import { answering, closeAll, serve } from '../answering.fixture.ts'
import { examine, NOWHERE } from '../examine.fixture.ts'
import { examineRealms } from './examine-realms.ts'
import { examineSocial } from './examine-social.ts'

let database: Database
let certificate: string
beforeAll(async () => {
  certificate = (await generateSamlKey(Date.now())).certificate
})
beforeEach(async () => void (database = await openTestDatabase()))
afterEach(async () => {
  await closeAll()
  await database.close()
})
afterAll(closeAll)

/** The faults of a provider. */
interface ProviderFaults {
  issuer?: string
  keys?: object[]
  /** The error of the token endpoint. */
  refusal?: string
}

/** Starts an OpenID provider and returns its address, which is also its issuer unless another is given. */
async function provider({ issuer, keys = [{ kty: 'EC' }], refusal = 'invalid_grant' }: ProviderFaults = {}) {
  let url = ''
  url = await serve((app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    app.get('/.well-known/openid-configuration', () => ({
      issuer: issuer ?? url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
    }))
    app.get('/keys', () => ({ keys }))
    app.post('/token', (_request, reply) =>
      reply
        .code(refusal === 'invalid_client' ? 401 : 400)
        .send({ error: refusal, error_description: 'canary' }),
    )
  })
  return url
}

const REALM = { realm: 'acme', protocol: 'oidc' as const, clientId: 'school', clientSecretEnv: 'ACME_SECRET' }
const CLIENT = { ACME_SECRET: 'canary-secret' }

async function realm(
  row: Partial<typeof corporateRealms.$inferInsert>,
  environment: Record<string, string> = CLIENT,
) {
  await database.db.insert(corporateRealms).values({ ...REALM, ...row })
  return examine(examineRealms, environment, { database })
}

test('A realm whose provider describes itself and knows the client is well', async () => {
  expect(await realm({ issuer: await provider() })).toEqual([
    '✓ acme describes itself, and knows the school’s client',
  ])
})

test.each<[string, () => Promise<string>, string]>([
  [
    'has another issuer',
    () => provider({ issuer: 'https://other.example' }),
    'realms.yaml, issuer of acme: what is described there has another name as its issuer; enter that one, to the letter.',
  ],
  [
    'gives no keys',
    () => provider({ keys: [] }),
    'realms.yaml, issuer of acme: the provider gives no keys by which its tokens are verified.',
  ],
  [
    'does not know the client',
    () => provider({ refusal: 'invalid_client' }),
    'realms.yaml, clientId of acme; ACME_SECRET: the provider knows no such client, or another secret of it.',
  ],
  [
    'is none',
    () => answering(404),
    'realms.yaml, issuer of acme: no OpenID provider describes itself there (/.well-known/openid-configuration).',
  ],
  [
    'is nowhere',
    async () => NOWHERE,
    'realms.yaml, issuer of acme: the provider cannot be reached: nothing listens there.',
  ],
])('A realm whose provider %s is told in a sentence of its own', async (_what, start, sentence) => {
  expect(await realm({ issuer: await start() })).toEqual([`✗ ${sentence}`])
})

test('A realm whose secret is not set names the variable', async () => {
  expect(await realm({ issuer: await provider() }, {})).toEqual([
    '✗ ACME_SECRET: it is not set, and holds the client secret of the realm acme.',
  ])
})

test('A school without realms, or without its database, is told so', async () => {
  expect(await examine(examineRealms, {}, { database })).toEqual([
    '– realms.yaml names no provider of an employer',
  ])
  expect(await examine(examineRealms, {})).toEqual(['– the realms could not be read without the database'])
})

const metadata = (
  pem: string,
) => `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"><IDPSSODescriptor>
  <KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${pem.replaceAll(/-----.*-----|\s/g, '')}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
  <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sign-in"/>
  </IDPSSODescriptor></EntityDescriptor>`
const SAML = {
  protocol: 'saml' as const,
  issuer: 'https://idp.example',
  clientId: null,
  clientSecretEnv: null,
}

test('A realm by SAML is told with the days of its certificate', async () => {
  expect(await realm({ ...SAML, metadataXml: metadata(certificate) })).toEqual([
    expect.stringMatching(/^✓ acme has metadata with a certificate for 730\d days$/),
  ])
  const end = Date.parse(new X509Certificate(certificate).validTo)
  const at = (now: number) => examine(examineRealms, {}, { database, clock: () => now })
  expect(await at(end - 86_400_000 * 5)).toEqual([
    '✓ acme has metadata with a certificate for 5 days, so ask the employer for the next one',
  ])
  expect(await at(end + 86_400_000)).toEqual([
    '✗ realms.yaml: the certificate of acme has ended; ask the employer for new metadata.',
  ])
  expect(createPublicKey(certificate).asymmetricKeyType).toBe('rsa')
})

test.each<[string, () => Promise<string>, string]>([
  [
    'something else',
    () => answering(200, 'canary'),
    'what is there is not the metadata of one identity provider.',
  ],
  ['nothing', async () => NOWHERE, 'its address cannot be reached: nothing listens there.'],
])('A realm by SAML with %s at its address is told so', async (_what, start, sentence) => {
  expect(await realm({ ...SAML, issuer: null, metadataUrl: `${await start()}/metadata` })).toEqual([
    `✗ realms.yaml, metadata of acme: ${sentence}`,
  ])
})

test('A social provider that cannot be reached, and a school without one, are told so', async () => {
  const social = {
    SOCIAL_ISSUER: 'https://127.0.0.1:2',
    SOCIAL_CLIENT_ID: 'school',
    SOCIAL_CLIENT_SECRET: 'canary',
  }
  expect(await examine(examineSocial, social)).toEqual([
    '✗ SOCIAL_ISSUER: the provider cannot be reached: nothing listens there.',
  ])
  expect(await examine(examineSocial, {})).toEqual([
    '– SOCIAL_ISSUER is not set, so nobody signs in by a social provider',
  ])
})
