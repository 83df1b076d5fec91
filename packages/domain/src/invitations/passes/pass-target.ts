import { safeRedirectPath } from '../../identity/redirects/safe-redirect.ts'

export type PassTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }

/**
 * Returns the safe target of a pass's own address: a path of the app or a web address; otherwise null. See
 * SECURITY.md#unsafe-links.
 */
export function passTarget(address: string | null | undefined): PassTarget | null {
  if (!address) return null
  const path = safeRedirectPath(address)
  if (path !== null) return { kind: 'path', path }
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && url.username === '' && url.password === '' ? { kind: 'url', url: url.href } : null
}
