import { trimInvisible } from '../text/trim-invisible.ts'

/** The message for a malformed address (Specification 1, section 5). */
export const INVALID_EMAIL = 'Invalid email address.'

/** In characters. */
export const MAX_EMAIL_LENGTH = 254

const PATTERN =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/u
/** Characters that are invisible or that the database cannot store, and the dotted capital and dotless small i. */
const FORBIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u0130\u0131]/u
/** Characters that the host of a URL cannot contain. */
const NOT_IN_HOST = /[\s/?#:@%\\[\]<>^|]/u

/** How much may be pasted around an address, in characters. */
const MAX_PASTED_LENGTH = 1000
/** A link to an address, which may hold a subject. */
const LINK = /^mailto:([^?]*)(?:\?.*)?$/isu
/** An address in angle brackets or quotation marks, as mail programs copy it, with or without its owner's name before it. */
const WRAPPED = /^(?:[^<>]*<([^<>]*)>|["'“”‘’„«](.*)["'“”‘’»])$/su

/**
 * Returns an address without what comes along when it is pasted: spaces and invisible characters at both ends, `mailto:`, angle
 * brackets, quotation marks, and a comma or semicolon behind it. All of these are unambiguous; other texts stay.
 */
export function cleanEmail(text: string): string {
  const typed = trimInvisible(text)
  if (typed.length > MAX_PASTED_LENGTH) return typed
  const [, bracketed, quoted] = WRAPPED.exec(typed) ?? []
  const inner =
    bracketed ?? quoted ?? LINK.exec(typed)?.[1] ?? (/[,;]$/u.test(typed) ? typed.slice(0, -1) : undefined)
  return inner === undefined ? typed : cleanEmail(inner)
}

/** Checks whether a text is an e-mail address once cleaned; at most 254 characters. */
export function isEmail(text: string): boolean {
  const typed = cleanEmail(text)
  if (typed.length > MAX_EMAIL_LENGTH || FORBIDDEN.test(typed)) return false
  const email = normalizeEmail(typed)
  if (email.length > MAX_EMAIL_LENGTH || email.startsWith('.')) return false
  return !email.includes('..') && !email.includes('.@') && PATTERN.test(email)
}

/**
 * Returns the canonical form under which an address is stored, compared and counted: cleaned, Unicode NFKC, lower case with one
 * sigma, and the domain as the domain name system knows it. A text that is no address remains one that `isEmail` refuses.
 */
export function normalizeEmail(text: string): string {
  const email = cleanEmail(text).normalize('NFKC').toLowerCase().replaceAll('ς', 'σ')
  const at = email.lastIndexOf('@')
  if (at === -1) return email
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

/** Returns the canonical form in which domains of passes, realms and addresses are compared: NFKC, lower case, Punycode. */
export function normalizeDomain(text: string): string {
  const domain = trimInvisible(text).normalize('NFKC').toLowerCase()
  return asciiDomain(domain) ?? domain
}

/** Returns null for a text that is no host. A trailing dot names the same host. */
function asciiDomain(domain: string): string | null {
  if (domain.length > MAX_EMAIL_LENGTH || NOT_IN_HOST.test(domain)) return null
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/u, '') : null
}
