const SCRUBBED = '[scrubbed]'
const MAX_DEPTH = 8

/** Names of values that are never sent to a third party. See docs/product/tracking.md#what-is-never-sent. */
const SECRET_NAMES =
  'tac|b64tac|code|acode|e|email|b64email|password|passwd|secret|state' +
  '|token|id_token|access_token|refresh_token|b64authinfo|authorization|cookie' +
  '|redemptioncode|invitecode|invite|preview|altcha|botchallengetoken|card'
const SECRETS = new Set(SECRET_NAMES.split('|'))

const IN_ADDRESS = new RegExp(`([?&#;](?:${SECRET_NAMES})=)[^&#\\s"'<>]*`, 'gi')
/** The notation of messages: `tac: abc`, `"token":"abc"`. The single letter `e` would match too much here. */
const IN_PROSE = new RegExp(
  `(\\b(?:${SECRET_NAMES.replace('|e|', '|')})\\b["']?\\s*[:=]\\s*["']?)[^\\s"',;&}<>]+`,
  'gi',
)
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)*/g
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
/** The lengths are limited, so that a text of one long word is scanned in linear time. */
const EMAIL = /[^\s@"'<>(),;:/?&=[\]{}]{1,64}(?:@|%40)[^\s@"'<>(),;:/?&=[\]{}]{1,190}\.[a-z]{2,}/gi
const INVITATION = /\/(preview|pathway|invite-registration)\/[^/?#\s"'<>]+/g

/** Returns a text without the codes, tokens and addresses in its sentences and URLs. */
export function scrubText(text: string): string {
  return text
    .replace(IN_ADDRESS, `$1${SCRUBBED}`)
    .replace(BEARER, `$1 ${SCRUBBED}`)
    .replace(IN_PROSE, `$1${SCRUBBED}`)
    .replace(TOKEN, SCRUBBED)
    .replace(EMAIL, SCRUBBED)
    .replace(INVITATION, `/$1/${SCRUBBED}`)
}

/** Returns a copy of plain data without secrets: values under secret names, and secrets in any text. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return SCRUBBED
  if (Array.isArray(value)) return value.map((each) => scrub(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      SECRETS.has(name.toLowerCase()) ? SCRUBBED : scrub(each, depth + 1),
    ]),
  )
}
