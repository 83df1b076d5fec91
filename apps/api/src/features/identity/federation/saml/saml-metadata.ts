import { createPublicKey, X509Certificate } from 'node:crypto'
import { DOMParser, type Element } from '@xmldom/xmldom'

/** The metadata of a SAML identity provider, as far as signing in needs it. */
export interface SamlMetadata {
  entityId: string
  /** The address of an AuthnRequest by redirect. */
  signInUrl: string
  /** The public keys (PEM) that may sign its responses. */
  signingKeys: string[]
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const MAX_CHARACTERS = 500_000

/** Reads the metadata of an identity provider. Errors: it is not XML, has a document type, or misses something. */
export function parseSamlMetadata(xml: string): SamlMetadata {
  if (xml.length > MAX_CHARACTERS || /<!doctype/i.test(xml)) throw new Error('This metadata is not accepted.')
  const onError = (_level: string, message: string) => {
    throw new Error(`The metadata is not XML: ${message}`)
  }
  const document = new DOMParser({ onError }).parseFromString(xml, 'text/xml')
  const entity = document.documentElement
  const entityId = entity?.getAttribute('entityID')
  const [provider] = all(document, METADATA, 'IDPSSODescriptor')
  const signInUrl = provider && signInService(provider)
  const signingKeys = provider ? readKeys(provider) : []
  if (!entityId || !signInUrl || signingKeys.length === 0)
    throw new Error('The metadata names no identity provider with a redirect address and a signing key.')
  return { entityId, signInUrl, signingKeys }
}

type Parent = Pick<Element, 'getElementsByTagNameNS'>
const all = (parent: Parent, namespace: string, name: string): Element[] => [
  ...parent.getElementsByTagNameNS(namespace, name),
]

function signInService(provider: Element): string | undefined {
  const services = all(provider, METADATA, 'SingleSignOnService')
  const service = services.find((each) => each.getAttribute('Binding') === REDIRECT)
  return service?.getAttribute('Location') ?? undefined
}

function readKeys(provider: Element): string[] {
  return all(provider, METADATA, 'KeyDescriptor')
    .filter((key) => (key.getAttribute('use') ?? 'signing') !== 'encryption')
    .flatMap((key) => [
      ...all(key, SIGNATURE, 'X509Certificate').map(certificateKey),
      ...all(key, SIGNATURE, 'RSAKeyValue').map(rsaKey),
    ])
}

function certificateKey(element: Element): string {
  const der = Buffer.from(element.textContent ?? '', 'base64')
  return toPem(new X509Certificate(der).publicKey)
}

function rsaKey(element: Element): string {
  const part = (name: string) =>
    Buffer.from(all(element, SIGNATURE, name)[0]?.textContent ?? '', 'base64').toString('base64url')
  const key = { kty: 'RSA', n: part('Modulus'), e: part('Exponent') }
  return toPem(createPublicKey({ key, format: 'jwk' }))
}

const toPem = (key: ReturnType<typeof createPublicKey>) => String(key.export({ type: 'spki', format: 'pem' }))
