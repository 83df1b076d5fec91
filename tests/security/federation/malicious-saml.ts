import { inflateRawSync } from 'node:zlib'
import type { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { encrypt, type EncryptOptions } from 'xml-encryption'
import { corporateRealms } from '@section/db/schema.ts'
import {
  type SamlResponse,
  samlResponse,
  type SamlSigning,
  signSaml,
} from '@section/emulators/identity/saml-response.ts'
import type { AttackedServer } from './attacked-server.ts'

/** Returns the XML of the AuthnRequest that the browser brings to the page of the provider. */
export const samlRequestIn = (asked: URLSearchParams) =>
  inflateRawSync(Buffer.from(asked.get('SAMLRequest') ?? '', 'base64')).toString()

/** Returns the id of the AuthnRequest. */
export const requestIdIn = (asked: URLSearchParams) => /ID="([^"]+)"/.exec(samlRequestIn(asked))?.[1] ?? ''

/** The claims of an honest provider about Eve. */
export const honestAnswer = ({ op, server }: AttackedServer, inResponseTo: string): SamlResponse => ({
  issuer: op.samlEntityId,
  destination: `${server.url}/saml2/idpresponse`,
  audience: `${server.url}/saml2`,
  inResponseTo,
  person: {
    subject: 'eve',
    email: 'eve@evil-saml.example',
    emailVerified: true,
    givenName: 'Eve',
    familyName: 'E',
  },
  issuedAt: Date.now(),
  endsAt: Date.now() + 300_000,
})

/** Signs both parts of a response with the key of the provider. */
export const signed = ({ op }: AttackedServer, answer: SamlResponse) =>
  samlResponse(answer, { privateKey: op.samlKey, signed: ['assertion', 'response'] })

/** Posts a response in the way the page of the provider does. */
export const postSaml = (
  { server }: AttackedServer,
  visitor: FederatedVisitor,
  { xml, relayState }: { xml: string; relayState: string },
) =>
  visitor.browser.post(`${server.url}/saml2/idpresponse`, {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: relayState,
  })

/** The parts of a response that a provider signs. */
export type Parts = SamlSigning['signed']

/** Returns an honest response without a signature. */
export const unsigned = (attacked: AttackedServer, inResponseTo: string) =>
  samlResponse(honestAnswer(attacked, inResponseTo), { privateKey: attacked.op.samlKey, signed: [] })

/** Signs these parts of a response with the key of the provider. */
export const signParts = ({ op }: AttackedServer, xml: string, parts: Parts, hash?: SamlSigning['hash']) =>
  signSaml(xml, { privateKey: op.samlKey, signed: parts, ...(hash ? { hash } : {}) })

/** Changes the settings of the realm: the required signatures, and whether requests are signed. */
export async function setRealm(
  { server }: AttackedServer,
  changes: Partial<typeof corporateRealms.$inferInsert>,
): Promise<void> {
  await server.database.db.update(corporateRealms).set(changes).where(eq(corporateRealms.realm, 'evil-saml'))
}

const ASSERTION = /<saml:Assertion.*<\/saml:Assertion>/s

/** Returns the assertion of a response. */
export const assertionIn = (xml: string) => ASSERTION.exec(xml)?.[0] ?? ''

/** Encrypts the assertion of a response for the holder of a certificate. */
export async function encryptAssertion(
  xml: string,
  certificate: string,
  options: Partial<EncryptOptions> & { keyEncryptionDigest?: string } = {},
  change: (assertion: string) => string = (assertion) => assertion,
): Promise<string> {
  const encrypted = await promisify(encrypt)(change(assertionIn(xml)), {
    rsa_pub: certificate,
    pem: certificate,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    disallowEncryptionWithInsecureAlgorithm: false,
    warnInsecureAlgorithm: false,
    ...options,
  })
  const wrapped = `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${encrypted}</saml:EncryptedAssertion>`
  return xml.replace(ASSERTION, () => wrapped)
}

/** Follows a sign-in to the page of the provider and posts the response of that page. */
export async function answerWith(
  attacked: AttackedServer,
  make: (inResponseTo: string) => string | Promise<string>,
) {
  const { visitor, begun, asked } = await attacked.arrive('evil-saml')
  const xml = await make(requestIdIn(asked))
  const page = await postSaml(attacked, visitor, { xml, relayState: asked.get('RelayState') ?? '' })
  return { page, visitor, begun, asked }
}
