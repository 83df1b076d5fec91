import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Makes the response of the token endpoint of the malicious provider for the nonce of the request. */
export type Craft = (facts: { nonce: string; issuer: string; key: CryptoKey }) => Promise<unknown>

/** An OpenID provider, and the metadata of a SAML provider, whose responses a test defines. */
export interface MaliciousProvider {
  issuer: string
  samlEntityId: string
  samlKey: KeyObject
  craft: Craft
  /** Returns the token response of an honest provider, with other claims and another header if they are given. */
  tokens(claims?: Record<string, unknown>, header?: Record<string, unknown>, key?: CryptoKey): Craft
  close(): Promise<void>
}

export const CLIENT_ID = 'section-at-evil'

/** Starts the provider on a free port. */
export async function startMaliciousProvider(): Promise<MaliciousProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const saml = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'evil', use: 'sig', alg: 'ES256' }
  let nonce = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', provider.issuer)
    const send = (body: unknown, type = 'application/json') =>
      response
        .writeHead(200, { 'content-type': type })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return send(discovery(provider.issuer))
    if (url.pathname === '/jwks') return send({ keys: [jwk] })
    if (url.pathname === '/authorize') {
      nonce = url.searchParams.get('nonce') ?? ''
      return send('the page of the malicious provider', 'text/html')
    }
    if (url.pathname === '/saml') return send('the page of the malicious provider', 'text/html')
    if (url.pathname === '/metadata') return send(samlMetadata(provider, saml.publicKey), 'application/xml')
    if (url.pathname === '/token') {
      void provider.craft({ nonce, issuer: provider.issuer, key: privateKey }).then(send)
      return undefined
    }
    return response.writeHead(404).end()
  })
  const issuer = `http://localhost:${await listen(server)}`
  const provider: MaliciousProvider = {
    issuer,
    samlEntityId: `${issuer}/saml-entity`,
    samlKey: saml.privateKey,
    craft: async () => ({}),
    tokens: (claims, header, key) => (facts) => honestTokens(facts, claims, header, key),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  provider.craft = provider.tokens()
  return provider
}

async function honestTokens(
  facts: Parameters<Craft>[0],
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: CryptoKey = facts.key,
): Promise<unknown> {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: facts.issuer,
    aud: CLIENT_ID,
    sub: 'eve',
    nonce: facts.nonce,
    iat: now,
    exp: now + 300,
    email: 'eve@evil.example',
    email_verified: true,
    given_name: 'Eve',
    family_name: 'Evers',
    ...claims,
  }
  const idToken = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: 'evil', ...header })
    .sign(key)
  return { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 300, id_token: idToken }
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  authorization_response_iss_parameter_supported: true,
})

function samlMetadata({ issuer, samlEntityId }: MaliciousProvider, publicKey: KeyObject): string {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const base64 = (part: string) => Buffer.from(part, 'base64url').toString('base64')
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${samlEntityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/saml"/></md:IDPSSODescriptor></md:EntityDescriptor>`
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
