import { safeHref } from './safe-href.ts'

/**
 * Returns the safe address of a picture from outside: a path of the app, or https, which the page's policy allows for
 * the sites that the content names; null for everything else. Reliability threat T-E4.
 */
export function safePicture(address: string | null | undefined): string | null {
  const href = address ? safeHref(address)?.href : undefined
  return href !== undefined && /^(?:\/|https:)/.test(href) ? href : null
}
