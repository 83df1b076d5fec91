const PROTOCOLS = new Set(['https:', 'http:', 'mailto:'])
const APP_ORIGIN = 'https://app.invalid'

/**
 * Returns a safe http, https or mailto address, or a path of the app; null for anything else. See
 * SECURITY.md#unsafe-links.
 */
export function safeHref(address: string): { href: string; inside: boolean } | null {
  const url = URL.parse(address.trim(), APP_ORIGIN)
  if (!url || !PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.origin !== APP_ORIGIN) return { href: url.href, inside: false }
  // Below /dev, a demo's server has pages that are not screens of the app.
  return { href: url.pathname + url.search + url.hash, inside: !url.pathname.startsWith('/dev/') }
}

/**
 * Returns the safe address of a picture from outside: a path of the app, or https, which the page's policy allows for
 * the sites that the content names; null for everything else. See SECURITY.md#unsafe-links.
 */
export function safePicture(address: string | null | undefined): string | null {
  const href = address ? safeHref(address)?.href : undefined
  return href !== undefined && /^(?:\/|https:)/.test(href) ? href : null
}
