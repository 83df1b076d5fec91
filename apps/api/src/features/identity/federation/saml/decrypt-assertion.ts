import { promisify } from 'node:util'
import type { Element } from '@xmldom/xmldom'
import { decrypt } from 'xml-encryption'
import { RefusedResponse } from '../refused-sign-in.ts'
import { checkXml } from './decode-saml-response.ts'
import { ASSERTION, isElement, parseXml, toXml } from './saml-document.ts'

/** `checkAlgorithms` refuses unsafe algorithms; the library itself would also refuse CBC, which most providers use. */
const TRUSTED_BEFORE = { disallowDecryptionWithInsecureAlgorithm: false, warnInsecureAlgorithm: false }

/**
 * Decrypts an encrypted assertion with the first of the school's keys (PEM) that fits and returns its XML. All failures are
 * the same refusal, so that nobody learns from the answers what a changed text decrypts to. Errors: `RefusedResponse`.
 */
export async function decryptAssertion(encrypted: Element, privateKeys: readonly string[]): Promise<string> {
  for (const key of privateKeys) {
    const xml = await tryKey(toXml(encrypted), key)
    if (xml !== undefined) return xml
  }
  throw new RefusedResponse('decryption', 'The assertion is not one that a key of the school decrypts.')
}

async function tryKey(encryptedXml: string, key: string): Promise<string | undefined> {
  try {
    const xml = await promisify(decrypt)(encryptedXml, { key, ...TRUSTED_BEFORE })
    checkXml(xml)
    return isElement(parseXml(xml), ASSERTION, 'Assertion') ? xml : undefined
  } catch {
    return undefined
  }
}
