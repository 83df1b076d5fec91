/** The origin against which paths are resolved; it is unreachable and stands for the app's own. */
const BASE = 'https://app.invalid'
const MAX_LENGTH = 2_048
// Control characters, spaces of every script and backslashes, which browsers drop or rewrite when they parse an address.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u

/**
 * Returns the path of this app that a `redirectPath` names, normalized; null for anything else. The result starts with
 * exactly one slash, resolves to the app's own origin, and is returned unchanged by this function.
 * SECURITY.md#open-redirects
 */
export function safeRedirectPath(path: unknown): string | null {
  const url = parse(path, BASE)
  if (!url || typeof path !== 'string' || !path.startsWith('/') || url.origin !== BASE) return null
  const normal = url.pathname + url.search + url.hash
  // Removing dot segments may leave a leading `//`, which would name another host.
  return normal.startsWith('//') ? null : normal
}

/**
 * Returns the address that a `redirectUrl` or `authRedirectUrl` names if its origin is on the allow list and uses https,
 * or http for a listed origin on localhost; otherwise null. Origins are compared exactly, and an address with user
 * information is refused. `allowedOrigins` are texts such as `https://www.example.com`. SECURITY.md#open-redirects
 */
export function safeRedirectUrl(address: unknown, allowedOrigins: readonly string[]): string | null {
  const url = parse(address)
  if (!url || url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname))) return null
  return allowedOrigins.includes(url.origin) ? url.href : null
}

function parse(address: unknown, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || FORBIDDEN.test(address)) return null
  return URL.parse(address, base)
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
