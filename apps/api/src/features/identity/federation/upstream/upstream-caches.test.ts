import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { OidcUpstreams } from './oidc-upstream.ts'
import type { SamlKeys } from '../saml/saml-keys-store.ts'
import { SamlUpstreams } from '../saml/saml-upstream.ts'
import { MAX_UPSTREAMS } from './upstreams.ts'

// A server caches the metadata of a limited number of identity providers, however many it has asked.

const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
const base64 = (part = '') => Buffer.from(part, 'base64url').toString('base64')
const METADATA = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"><IDPSSODescriptor>
  <KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><KeyValue><RSAKeyValue><Modulus>${base64(jwk.n)}</Modulus>
  <Exponent>${base64(jwk.e)}</Exponent></RSAKeyValue></KeyValue></KeyInfo></KeyDescriptor>
  <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sign-in"/>
  </IDPSSODescriptor></EntityDescriptor>`

let asked: string[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (input: URL | string) => {
    const { origin, href } = new URL(input)
    asked.push(origin)
    const discovery = {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
    }
    return href.endsWith('/metadata') ? new Response(METADATA) : Response.json(discovery)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A realm that does not require signed requests needs no key. */
const samlKeys = { get: () => Promise.reject(new Error('No key is needed.')) } as unknown as SamlKeys
const parts = {
  samlKeys,
  config: readConfig({ PUBLIC_URL: 'https://app.school.example' }),
}
const common = (name: string) => ({ name, realm: name, identityIssuer: name, domains: [], local: false })
const url = (i: number) => `https://idp${i}.example`

const oidc = () => {
  const upstreams = new OidcUpstreams(parts)
  return async (i: number) => {
    const client = { issuer: url(i), clientId: 'us', clientSecret: 'secret' }
    await upstreams.begin({ ...common(`r${i}`), ...client, protocol: 'oidc' }, 'state', {
      again: false,
      now: Date.now(),
    })
  }
}
const saml = () => {
  const upstreams = new SamlUpstreams(parts)
  return async (i: number) => {
    const metadataUrl = `${url(i)}/metadata`
    const realm = { metadataUrl, metadataXml: null, signatures: null, signRequests: false }
    await upstreams.begin({ ...common(`r${i}`), ...realm, protocol: 'saml' }, 'state', {
      again: false,
      now: Date.now(),
    })
  }
}

test.each([
  ['OpenID', oidc],
  ['SAML', saml],
])(
  'The metadata of an %s provider is cached until the provider is the least recently used one',
  async (_name, open) => {
    const begin = open()
    for (let i = 0; i < MAX_UPSTREAMS; i++) await begin(i)
    await begin(0)
    expect(asked).toHaveLength(MAX_UPSTREAMS)
    // The least recently used provider is evicted.
    await begin(MAX_UPSTREAMS)
    await begin(0)
    expect(asked).toHaveLength(MAX_UPSTREAMS + 1)
    await begin(1)
    expect(asked).toHaveLength(MAX_UPSTREAMS + 2)
  },
)
