const PROTOCOLS = new Set(['https:', 'http:', 'mailto:'])
const HERE = 'https://here.invalid'

/**
 * An address that came from outside, as a link may carry it: http, https or mailto as they are, a path of this app
 * as a path; null for everything else. Reliability threat T-E4.
 */
export function safeHref(address: string): { href: string; inside: boolean } | null {
  const url = URL.parse(address.trim(), HERE)
  if (!url || !PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.origin !== HERE) return { href: url.href, inside: false }
  // Below /dev a demo's server has pages of its own, which are no screens of the app.
  return { href: url.pathname + url.search + url.hash, inside: !url.pathname.startsWith('/dev/') }
}
