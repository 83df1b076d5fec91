import { type BinaryLike, createHash, createSign, createVerify, type KeyLike } from 'node:crypto'
import type { Element } from '@xmldom/xmldom'
import {
  createOptionalCallbackFunction,
  type HashAlgorithm,
  type SignatureAlgorithm,
  type SignedXml,
} from 'xml-crypto'
import { RefusedResponse } from '../refused-sign-in.ts'
import { ENCRYPTION, isElement } from './saml-document.ts'

const RSA_SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384'
const SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#sha384'

/** The algorithms that a signature may use. SHA-1 is not accepted, because its collisions can be computed. */
const SIGNATURE_ALGORITHMS: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  RSA_SHA384,
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  SHA384,
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
])

/** The algorithms that may encrypt an assertion, in the order in which our metadata offers them. */
export const CONTENT_ENCRYPTION = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
] as const

/** The algorithms that may encrypt the key of an assertion. */
export const KEY_ENCRYPTION = [
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  'http://www.w3.org/2009/xmlenc11#rsa-oaep',
] as const

/**
 * The hashes of OAEP. Most providers offer only SHA-1, which is safe here, because attacks on OAEP would not profit from a
 * collision. PKCS #1 v1.5 and Triple DES are unsafe and therefore in none of these lists.
 */
const ENCRYPTION_ALGORITHMS: ReadonlySet<string | null> = new Set<string>([
  ...CONTENT_ENCRYPTION,
  ...KEY_ENCRYPTION,
  'http://www.w3.org/2000/09/xmldsig#sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2009/xmlenc11#mgf1sha1',
  'http://www.w3.org/2009/xmlenc11#mgf1sha256',
  'http://www.w3.org/2009/xmlenc11#mgf1sha512',
])

/** Refuses untrusted algorithms anywhere in the document. Errors: `RefusedResponse`. */
export function checkAlgorithms(root: Element): void {
  for (const element of [root, ...root.getElementsByTagNameNS('*', '*')]) {
    const named = [...element.attributes].filter(({ localName }) => localName === 'Algorithm')
    const trusted = isOfEncryption(element) ? ENCRYPTION_ALGORITHMS : SIGNATURE_ALGORITHMS
    const unknown = named.find(({ value }) => !trusted.has(value))
    if (unknown)
      throw new RefusedResponse('algorithm', `It uses ${unknown.value.slice(0, 80)}, which is not trusted.`)
  }
}

/** Checks whether an element is an EncryptionMethod or a child of one, outside of any signature. */
function isOfEncryption(element: Element): boolean {
  const [self, parent, ...others] = withAncestors(element)
  const isMethod = (one?: Element) => one !== undefined && isElement(one, ENCRYPTION, 'EncryptionMethod')
  return (isMethod(self) || isMethod(parent)) && !others.some(({ localName }) => localName === 'Signature')
}

function withAncestors(element: Element): Element[] {
  const found: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at)
  return found
}

class Sha384 implements HashAlgorithm {
  getAlgorithmName = () => SHA384
  getHash = (xml: string) => createHash('sha384').update(xml, 'utf8').digest('base64')
}

class RsaSha384 implements SignatureAlgorithm {
  getAlgorithmName = () => RSA_SHA384
  getSignature = createOptionalCallbackFunction((info: BinaryLike, key: KeyLike) =>
    createSign('RSA-SHA384').update(info).sign(key, 'base64'),
  )
  verifySignature = createOptionalCallbackFunction((material: string, key: KeyLike, signature: string) =>
    createVerify('RSA-SHA384').update(material).verify(key, signature, 'base64'),
  )
}

/** Adds SHA-384 to a verifier; `xml-crypto` itself offers only SHA-256 and SHA-512. */
export function addSha384(verifier: SignedXml): void {
  verifier.HashAlgorithms[SHA384] = Sha384
  verifier.SignatureAlgorithms[RSA_SHA384] = RsaSha384
}
