import { inflateRawSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'

export interface SamlRequest {
  id: string
  /** Name of the application. */
  issuer: string
  /** The assertion consumer service. */
  acsUrl: string
}

const MAX_BYTES = 100_000

/** Parses an AuthnRequest of the HTTP-Redirect binding, base64 of deflated XML; undefined when it is malformed. */
export function parseSamlRequest(encoded: string): SamlRequest | undefined {
  try {
    const xml = inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: MAX_BYTES }).toString()
    if (xml.includes('<!DOCTYPE')) return undefined
    const root = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message)
      },
    }).parseFromString(xml, 'text/xml').documentElement
    if (root?.localName !== 'AuthnRequest') return undefined
    const id = root.getAttribute('ID')
    const acsUrl = root.getAttribute('AssertionConsumerServiceURL')
    const issuer = [...root.getElementsByTagNameNS('*', 'Issuer')][0]?.textContent?.trim()
    return id && acsUrl && issuer ? { id, issuer, acsUrl } : undefined
  } catch {
    return undefined
  }
}
