import { trimInvisible } from '../text/trim-invisible.ts'

/** The message for a malformed address. */
export const INVALID_EMAIL = 'Invalid email address.'

/** The maximum length of an address, in characters. */
export const MAX_EMAIL_LENGTH = 254

const PATTERN =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/u
/** Characters that are invisible or that the database cannot store, and the dotted capital and dotless small i. */
const FORBIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u0130\u0131]/u
/** Characters that the host of a URL cannot contain. */
const NOT_IN_HOST = /[\s/?#:@%\\[\]<>^|]/u

/** Longer texts are not searched for an address, in characters. */
const MAX_PASTED_LENGTH = 1000
/** A `mailto:` link, which may contain a subject. */
const LINK = /^mailto:([^?]*)(?:\?.*)?$/isu
/** An address in angle brackets or quotation marks, as mail programs copy it; the name of its owner may precede it. */
const WRAPPED = /^(?:[^<>]*<([^<>]*)>|["'“”‘’„«](.*)["'“”‘’»])$/su

/**
 * Removes what a pasted address often brings along: spaces and invisible characters at both ends, `mailto:`, angle
 * brackets, quotation marks, and a comma or semicolon at the end. Any other text is returned unchanged.
 */
export function cleanEmail(text: string): string {
  const typed = trimInvisible(text)
  if (typed.length > MAX_PASTED_LENGTH) return typed
  const [, bracketed, quoted] = WRAPPED.exec(typed) ?? []
  const inner =
    bracketed ?? quoted ?? LINK.exec(typed)?.[1] ?? (/[,;]$/u.test(typed) ? typed.slice(0, -1) : undefined)
  return inner === undefined ? typed : cleanEmail(inner)
}

/** Checks whether a text, once cleaned, is an e-mail address of at most 254 characters. */
export function isEmail(text: string): boolean {
  const typed = cleanEmail(text)
  if (typed.length > MAX_EMAIL_LENGTH || FORBIDDEN.test(typed)) return false
  const email = normalizeEmail(typed)
  if (email.length > MAX_EMAIL_LENGTH || email.startsWith('.')) return false
  return !email.includes('..') && !email.includes('.@') && PATTERN.test(email)
}

/**
 * Returns the canonical form in which an address is stored, compared and counted: cleaned, in Unicode NFKC, in lower case
 * with one form of sigma, and with its domain in Punycode. A text that is not an address stays one that `isEmail`
 * refuses. docs/product/sign-in.md#email-addresses
 */
export function normalizeEmail(text: string): string {
  const email = cleanEmail(text).normalize('NFKC').toLowerCase().replaceAll('ς', 'σ')
  const at = email.lastIndexOf('@')
  if (at === -1) return email
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

/** Returns the form in which domains of passes, realms and addresses are compared: NFKC, lower case and Punycode. */
export function normalizeDomain(text: string): string {
  const domain = trimInvisible(text).normalize('NFKC').toLowerCase()
  return asciiDomain(domain) ?? domain
}

/** Returns null for a text that is not a host name. A trailing dot is removed, because it names the same host. */
function asciiDomain(domain: string): string | null {
  if (domain.length > MAX_EMAIL_LENGTH || NOT_IN_HOST.test(domain)) return null
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/u, '') : null
}
