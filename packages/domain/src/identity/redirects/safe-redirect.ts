/** Paths are resolved against this unreachable origin instead of ours. */
const BASE = 'https://app.invalid'
const MAX_LENGTH = 2_048
// Controls, spaces of every script and backslashes, which browsers drop or rewrite while they parse.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u

/**
 * Returns the path of this app that a `redirectPath` names, normalized, or null when it is anything else. The result
 * starts with exactly one slash, resolves to the app's own origin and is a fixed point of this function. Specification
 * 1, section 2.2; Decisions, section 4.
 */
export function safeRedirectPath(path: unknown): string | null {
  const url = parse(path, BASE)
  if (!url || typeof path !== 'string' || !path.startsWith('/') || url.origin !== BASE) return null
  const normal = url.pathname + url.search + url.hash
  // Dot segments may leave a leading `//` behind, which would name another host.
  return normal.startsWith('//') ? null : normal
}

/**
 * Returns the address that a `redirectUrl` or `authRedirectUrl` names, when its origin is on the allow list and it is
 * https (http only for a listed localhost origin), else null. Origins are compared exactly and carry no user
 * information. `allowedOrigins` are texts such as `https://www.example.com`. Decisions, section 4.
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
