import { promisify } from 'node:util'
import type { Element } from '@xmldom/xmldom'
import { decrypt } from 'xml-encryption'
import { RefusedResponse } from '../refused-sign-in.ts'
import { checkXml } from './decode-saml-response.ts'
import { ASSERTION, isElement, parseXml } from './saml-document.ts'

/**
 * Returns the XML of an encrypted assertion, which is decrypted with the first of the school's keys (PEM) that fits.
 * Whatever is wrong with it is one and the same refusal, so that nobody learns from the answers what a changed text
 * decrypts to. Errors: `RefusedResponse`.
 */
export async function decryptAssertion(encrypted: Element, privateKeys: readonly string[]): Promise<string> {
  for (const key of privateKeys) {
    const xml = await tryKey(encrypted.toString(), key)
    if (xml !== undefined) return xml
  }
  throw new RefusedResponse('decryption', 'The assertion is not one that a key of the school decrypts.')
}

async function tryKey(encryptedXml: string, key: string): Promise<string | undefined> {
  try {
    const xml = await promisify(decrypt)(encryptedXml, { key, warnInsecureAlgorithm: false })
    checkXml(xml)
    return isElement(parseXml(xml), ASSERTION, 'Assertion') ? xml : undefined
  } catch {
    return undefined
  }
}
