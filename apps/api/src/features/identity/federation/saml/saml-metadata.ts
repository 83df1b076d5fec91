import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Element } from '@xmldom/xmldom'
import { RefusedResponse } from '../refused-sign-in.ts'
import { descendantsOf, isElement, METADATA, parseXml, SIGNATURE, textOf } from './saml-document.ts'

/** The parts of the metadata of a SAML identity provider that signing in needs. */
export interface SamlMetadata {
  entityId: string
  /** The address to which an AuthnRequest is sent by redirect. */
  signInUrl: string
  /** The public keys (PEM) that may sign its responses. */
  signingKeys: string[]
  /** The formats of name ids that the provider offers; empty when it does not say. */
  nameIdFormats: string[]
  wantsSignedRequests: boolean
  /** When the last of its certificates ends (epoch ms); null for keys without certificates. */
  certificatesEnd: number | null
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
export const MAX_METADATA_CHARACTERS = 500_000

/**
 * Reads the metadata of one identity provider; `local` allows a sign-in page without encryption. Errors: `RefusedResponse`
 * with advice, if the metadata describes several providers, has a document type, offers no redirect, or is incomplete.
 */
export function parseSamlMetadata(xml: string, { local = false } = {}): SamlMetadata {
  if (xml.length > MAX_METADATA_CHARACTERS)
    refuse('is larger than that of one provider: name the address, or give the file, of this provider alone')
  if (/<!doctype/i.test(xml)) refuse('has a document type')
  const entity = oneEntity(readXml(xml))
  const entityId = entity.getAttribute('entityID') ?? ''
  const [provider] = descendantsOf(entity, METADATA, 'IDPSSODescriptor')
  if (!provider || entityId === '') return refuse('is not that of an identity provider with a name')
  const signingKeys = readKeys(provider)
  if (signingKeys.length === 0) refuse('has no RSA key by which responses are signed')
  return {
    entityId,
    signInUrl: signInUrl(provider, local),
    signingKeys,
    nameIdFormats: descendantsOf(provider, METADATA, 'NameIDFormat').map(textOf),
    wantsSignedRequests: /^(?:true|1)$/.test(provider.getAttribute('WantAuthnRequestsSigned') ?? ''),
    certificatesEnd: certificatesEnd(provider),
  }
}

function readXml(xml: string): Element {
  try {
    return parseXml(xml.replace(/^\uFEFF/, ''))
  } catch {
    return refuse('is not XML')
  }
}

/** Returns the only entity. An aggregate of several is refused, because it does not say which one is meant. */
function oneEntity(root: Element): Element {
  if (isElement(root, METADATA, 'EntityDescriptor')) return root
  if (!isElement(root, METADATA, 'EntitiesDescriptor')) return refuse('is not metadata of SAML 2.0')
  const [entity, ...more] = descendantsOf(root, METADATA, 'EntityDescriptor')
  if (!entity) return refuse('names no provider')
  if (more.length > 0)
    refuse(
      `is an aggregate of ${more.length + 1} entities: name the address, or give the file, of this provider alone`,
    )
  return entity
}

function signInUrl(provider: Element, local: boolean): string {
  const services = descendantsOf(provider, METADATA, 'SingleSignOnService')
  const bindings = services.map((service) => service.getAttribute('Binding'))
  const url = services[bindings.indexOf(REDIRECT)]?.getAttribute('Location') ?? ''
  if (!bindings.includes(REDIRECT))
    refuse(
      bindings.includes(POST)
        ? 'offers sign-in by HTTP-POST alone, and we ask by HTTP-Redirect: switch that on at the provider'
        : 'has no address for sign-in by HTTP-Redirect',
    )
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  if (protocol !== 'https:' && !(local && protocol === 'http:'))
    refuse('has an address for sign-in that does not begin with https://')
  return url
}

function readKeys(provider: Element): string[] {
  const keys = signingDescriptors(provider).flatMap((key) => [
    ...descendantsOf(key, SIGNATURE, 'X509Certificate').map((element) => readCertificate(element).publicKey),
    ...descendantsOf(key, SIGNATURE, 'RSAKeyValue').map(rsaKey),
  ])
  const pems = keys
    .filter(({ asymmetricKeyType }) => asymmetricKeyType === 'rsa')
    .map((key) => String(key.export({ type: 'spki', format: 'pem' })))
  return [...new Set(pems)]
}

const signingDescriptors = (provider: Element): Element[] =>
  descendantsOf(provider, METADATA, 'KeyDescriptor').filter(
    (key) => (key.getAttribute('use') ?? 'signing') !== 'encryption',
  )

function certificatesEnd(provider: Element): number | null {
  const ends = signingDescriptors(provider)
    .flatMap((key) => descendantsOf(key, SIGNATURE, 'X509Certificate'))
    .map((element) => Date.parse(readCertificate(element).validTo))
  return ends.length === 0 ? null : Math.max(...ends)
}

function readCertificate(element: Element): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(textOf(element), 'base64'))
  } catch {
    return refuse('has a certificate that cannot be read')
  }
}

function rsaKey(element: Element): KeyObject {
  const part = (name: string) =>
    Buffer.from(textOf(descendantsOf(element, SIGNATURE, name)[0]), 'base64').toString('base64url')
  try {
    return createPublicKey({ key: { kty: 'RSA', n: part('Modulus'), e: part('Exponent') }, format: 'jwk' })
  } catch {
    return refuse('has a key that cannot be read')
  }
}

function refuse(why: string): never {
  throw new RefusedResponse('metadata', `The metadata ${why}.`)
}
