import { isEmail, normalizeEmail } from '@section/domain/identity/email.ts'

/** The sender of mails. */
export interface Sender {
  /** The name that people read, with any characters; empty for an address alone. */
  name: string
  address: string
}

/**
 * Reads `hello@school.example` or `School <hello@school.example>`, with any characters in the name, also in quotes. Returns null
 * for a text without a usable address, with several, or with line breaks.
 */
export function readSender(text: string): Sender | null {
  if (/\p{Cc}/u.test(text)) return null
  const named = /^(?<name>.*?)\s*<(?<address>[^<>]*)>$/u.exec(text.trim())?.groups
  const { name = '', address = text } = named ?? {}
  const others = name.split(/[\s,;<>"]+/u).some(isEmail)
  return isEmail(address) && !others ? { name: unquoted(name), address: normalizeEmail(address) } : null
}

/** Takes off the quotes of a name that is written as in a header, e.g. `"Acme, Inc."`. */
function unquoted(name: string): string {
  const quoted = /^"(?<inside>(?:[^"\\]|\\.)*)"$/u.exec(name.trim())?.groups?.['inside']
  return quoted === undefined ? name.trim() : quoted.replaceAll(/\\(.)/gu, '$1').trim()
}
