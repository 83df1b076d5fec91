import { RefusedResponse } from '../refused-sign-in.ts'

/** A response with 150 groups, the most that a large provider sends, takes about 30 kB. */
export const MAX_RESPONSE_BYTES = 64 * 1024
/** Maximum counts within a response; 150 groups with two namespaces and a type each stay below them. */
const MAX_ELEMENTS = 240
const MAX_NAMESPACES = 350
/** This count includes the namespaces. */
const MAX_ATTRIBUTES = 600
/** The maximum depth of nested elements; real responses reach ten. */
const MAX_DEPTH = 24
const MAX_SIGNATURES = 2
const MAX_REFERENCES = 2
const MAX_CERTIFICATES = 8
const MAX_ENCRYPTED = 1
const MAX_ENCRYPTED_KEYS = 4

const DECLARATION = /^<\?xml\s[^<>?]*\?>/i
const OTHER_ENCODING = /encoding\s*=\s*["'](?!utf-8["'])/i
const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*?)(\/?)>/g

/**
 * Returns the XML of a SAML response, which is posted in Base64, with the line breaks normalized as in an XML parser.
 * Errors: `RefusedResponse` if it is too large, not Base64, not UTF-8, or refused by `checkXml`.
 */
export function decodeSamlResponse(encoded: string): string {
  // Some providers insert line breaks into the Base64.
  const base64 = encoded.replace(/[\r\n\t ]+/g, '')
  if (base64.length > Math.ceil(MAX_RESPONSE_BYTES / 3) * 4) refuse('is too large')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) refuse('is not Base64')
  const xml = utf8(Buffer.from(base64, 'base64')).replace(/\r\n?/g, '\n')
  checkXml(xml)
  return xml
}

/**
 * Refuses XML that would be expensive or ambiguous to parse. A decrypted assertion is checked in the same way. Errors:
 * `RefusedResponse` for a document type, a comment, or more elements than a response needs. SECURITY.md#expensive-input
 */
export function checkXml(xml: string): void {
  // oxlint-disable-next-line no-control-regex -- These are the characters that XML 1.0 forbids.
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml))
    refuse('has characters that are not XML')
  const declaration = DECLARATION.exec(xml)?.[0] ?? ''
  if (OTHER_ENCODING.test(declaration)) refuse('is not UTF-8')
  const content = xml.slice(declaration.length)
  if (/<[!?]/.test(content)) refuse('has a comment, an instruction, a section or a document type')
  checkSize(content)
}

function checkSize(content: string): void {
  const counts = new Map<string, number>()
  let [tags, elements, depth] = [0, 0, 0]
  for (const [, closing, name = '', , empty] of content.matchAll(TAG)) {
    tags++
    if (closing) depth--
    else {
      elements++
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (!empty && ++depth > MAX_DEPTH) refuse('is too deep')
    }
  }
  if (tags !== count(content, /</g)) refuse('has a tag that is not closed')
  const limits: [number, number][] = [
    [elements, MAX_ELEMENTS],
    [count(content, /\bxmlns\b/g), MAX_NAMESPACES],
    [count(content, /=\s*["']/g), MAX_ATTRIBUTES],
    [counts.get('Signature') ?? 0, MAX_SIGNATURES],
    [counts.get('Reference') ?? 0, MAX_REFERENCES],
    [counts.get('X509Certificate') ?? 0, MAX_CERTIFICATES],
    [counts.get('EncryptedData') ?? 0, MAX_ENCRYPTED],
    [counts.get('EncryptedKey') ?? 0, MAX_ENCRYPTED_KEYS],
  ]
  if (limits.some(([found, max]) => found > max)) refuse('has more parts than a response needs')
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('is not UTF-8')
  }
}

function refuse(why: string): never {
  throw new RefusedResponse('malformed', `The SAML response ${why}.`)
}
