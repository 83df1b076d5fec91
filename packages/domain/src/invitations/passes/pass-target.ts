import { safeRedirectPath } from '../../identity/safe-redirect.ts'

/** Where a pass leads: a path of this app, or an address elsewhere. */
export type PassTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }

/** What a pass's own address may lead to: a path of this app or a web address; null for anything else (threat T-E4). */
export function passTarget(address: string | null | undefined): PassTarget | null {
  if (!address) return null
  const path = safeRedirectPath(address)
  if (path !== null) return { kind: 'path', path }
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && url.username === '' && url.password === '' ? { kind: 'url', url: url.href } : null
}
