import { type KeyObject, randomBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { escapeHtml } from '../escape-html.ts'
import type { EmulatedPerson } from './person.ts'

/** What an identity provider says in answer to one request. */
export interface SamlAnswer {
  /** Name of the identity provider. */
  issuer: string
  /** Where the answer goes. */
  destination: string
  /** Name of the application that it is for. */
  audience: string
  /** Id of the request that it answers. */
  inResponseTo: string
  /** Who has signed in; null: nobody, the sign-in was canceled. */
  person: EmulatedPerson | null
  /** Epoch ms. */
  issuedAt: number
  /** When the person proved who they are, in epoch ms. Default: when the answer was issued. */
  authenticatedAt?: number
  /** Epoch ms; from when on nobody believes it any more. */
  endsAt: number
}

export interface SamlSigning {
  privateKey: KeyObject
  /** What is signed; each identity provider has its own habits. */
  signed: readonly ('assertion' | 'response')[]
  /** Default: SHA-256, as everybody should. */
  sum?: 'sha1' | 'sha256'
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
}
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status'

/** A SAML response as XML, signed. */
export const samlResponse = (answer: SamlAnswer, signing: SamlSigning): string =>
  signSaml(responseXml(answer), signing)

/** Signs parts of a response: first its assertion, when it has one, then all of it. */
export function signSaml(xml: string, { privateKey, signed, sum = 'sha256' }: SamlSigning): string {
  const { signature: signatureAlgorithm, digest: digestAlgorithm } = ALGORITHMS[sum]
  const sign = (unsigned: string, element: 'Assertion' | 'Response') => {
    const place = `/*[local-name(.)='Response']${element === 'Response' ? '' : "/*[local-name(.)='Assertion']"}`
    const signature = new SignedXml({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      signatureAlgorithm,
      canonicalizationAlgorithm: C14N,
    })
    signature.addReference({ xpath: place, digestAlgorithm, transforms: [ENVELOPED, C14N] })
    const location = { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' as const }
    signature.computeSignature(unsigned, { location, prefix: 'ds' })
    return signature.getSignedXml()
  }
  const hasAssertion = xml.includes('<saml:Assertion')
  const withAssertion = hasAssertion && signed.includes('assertion') ? sign(xml, 'Assertion') : xml
  return signed.includes('response') ? sign(withAssertion, 'Response') : withAssertion
}

function responseXml(answer: SamlAnswer): string {
  const { issuer, destination, inResponseTo, person, issuedAt } = answer
  const status = person
    ? `<samlp:StatusCode Value="${STATUS}:Success"/>`
    : `<samlp:StatusCode Value="${STATUS}:Responder"><samlp:StatusCode Value="${STATUS}:AuthnFailed"/></samlp:StatusCode>`
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" ID="${newId()}" Version="2.0" IssueInstant="${instant(issuedAt)}" Destination="${escapeHtml(destination)}" InResponseTo="${escapeHtml(inResponseTo)}"><saml:Issuer xmlns:saml="${ASSERTION}">${escapeHtml(issuer)}</saml:Issuer><samlp:Status>${status}</samlp:Status>${person ? assertionXml(answer, person) : ''}</samlp:Response>`
}

function assertionXml(answer: SamlAnswer, person: EmulatedPerson): string {
  const { issuer, destination, audience, inResponseTo, issuedAt, endsAt } = answer
  const { authenticatedAt = issuedAt } = answer
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
