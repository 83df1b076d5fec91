import { inflateRawSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'

/** What an application asks of a SAML identity provider. */
export interface SamlRequest {
  id: string
  /** Name of the application. */
  issuer: string
  /** Where it wants the answer. */
  answerTo: string
}

const MOST_BYTES = 100_000

/** Reads an AuthnRequest of the HTTP-Redirect binding: base64 of deflated XML. Undefined: it is none. */
export function readSamlRequest(encoded: string): SamlRequest | undefined {
  try {
    const xml = inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: MOST_BYTES }).toString()
    if (xml.includes('<!DOCTYPE')) return undefined
    const root = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message)
      },
    }).parseFromString(xml, 'text/xml').documentElement
    if (root?.localName !== 'AuthnRequest') return undefined
    const id = root.getAttribute('ID')
    const answerTo = root.getAttribute('AssertionConsumerServiceURL')
    const issuer = [...root.getElementsByTagNameNS('*', 'Issuer')][0]?.textContent?.trim()
    return id && answerTo && issuer ? { id, issuer, answerTo } : undefined
  } catch {
    return undefined
  }
}
