import { type KeyObject, randomBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { escapeHtml } from '../html.ts'
import type { EmulatedPerson } from './person.ts'
import { RSA_SHA384, RsaSha384, SHA384, Sha384 } from './rsa-sha384.ts'

export interface SamlResponse {
  /** Name of the identity provider. */
  issuer: string
  /** The assertion consumer service. */
  destination: string
  /** Name of the application. */
  audience: string
  /** Id of the request. */
  inResponseTo: string
  /** Null when the sign-in was canceled. */
  person: EmulatedPerson | null
  /** Epoch ms. */
  issuedAt: number
  /** Time of the authentication in epoch ms; `issuedAt` by default. */
  authenticatedAt?: number
  /** Epoch ms; the response is invalid from then on. */
  endsAt: number
}

export interface SamlSigning {
  privateKey: KeyObject
  /** The signed elements, which differ between identity providers. */
  signed: readonly ('assertion' | 'response')[]
  /** SHA-256 by default. */
  hash?: keyof typeof ALGORITHMS
}

const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const ALGORITHMS = {
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
  sha384: { signature: RSA_SHA384, digest: SHA384 },
  sha512: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
  },
}
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status'

/** Renders and signs a SAML response. */
export const samlResponse = (response: SamlResponse, signing: SamlSigning): string =>
  signSaml(responseXml(response), signing)

/** Signs elements of a response: first its assertion, if there is one, then the whole. */
export function signSaml(xml: string, { privateKey, signed, hash = 'sha256' }: SamlSigning): string {
  const { signature: signatureAlgorithm, digest: digestAlgorithm } = ALGORITHMS[hash]
  const sign = (unsigned: string, element: 'Assertion' | 'Response') => {
    const xpath = `/*[local-name(.)='Response']${element === 'Response' ? '' : "/*[local-name(.)='Assertion']"}`
    const signature = new SignedXml({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      signatureAlgorithm,
      canonicalizationAlgorithm: C14N,
    })
    signature.HashAlgorithms[SHA384] = Sha384
    signature.SignatureAlgorithms[RSA_SHA384] = RsaSha384
    signature.addReference({ xpath, digestAlgorithm, transforms: [ENVELOPED, C14N] })
    const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' as const }
    signature.computeSignature(unsigned, { location, prefix: 'ds' })
    return signature.getSignedXml()
  }
  const hasAssertion = xml.includes('<saml:Assertion')
  const withAssertion = hasAssertion && signed.includes('assertion') ? sign(xml, 'Assertion') : xml
  return signed.includes('response') ? sign(withAssertion, 'Response') : withAssertion
}

function responseXml(response: SamlResponse): string {
  const { issuer, destination, inResponseTo, person, issuedAt } = response
  const status = person
    ? `<samlp:StatusCode Value="${STATUS}:Success"/>`
    : `<samlp:StatusCode Value="${STATUS}:Responder"><samlp:StatusCode Value="${STATUS}:AuthnFailed"/></samlp:StatusCode>`
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" ID="${newId()}" Version="2.0" IssueInstant="${instant(issuedAt)}" Destination="${escapeHtml(destination)}" InResponseTo="${escapeHtml(inResponseTo)}"><saml:Issuer xmlns:saml="${ASSERTION}">${escapeHtml(issuer)}</saml:Issuer><samlp:Status>${status}</samlp:Status>${person ? assertionXml(response, person) : ''}</samlp:Response>`
}

function assertionXml(response: SamlResponse, person: EmulatedPerson): string {
  const { issuer, destination, audience, inResponseTo, issuedAt, endsAt } = response
  const { authenticatedAt = issuedAt } = response
  const attributes = {
    email: person.email,
    given_name: person.givenName,
    family_name: person.familyName,
  }
  const statements = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue></saml:Attribute>`,
  )
  const period = `NotOnOrAfter="${instant(endsAt)}"`
  return `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${newId()}" Version="2.0" IssueInstant="${instant(issuedAt)}"><saml:Issuer>${escapeHtml(issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeHtml(person.subject)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${escapeHtml(inResponseTo)}" ${period} Recipient="${escapeHtml(destination)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${instant(issuedAt)}" ${period}><saml:AudienceRestriction><saml:Audience>${escapeHtml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${instant(authenticatedAt)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${statements.join('')}</saml:AttributeStatement></saml:Assertion>`
}

const newId = () => `_${randomBytes(16).toString('hex')}`
const instant = (epochMs: number) => new Date(epochMs).toISOString()
