import { safeHref } from '@section/domain/links/safe-href.ts'

/** Leaves the app for an address that the server answered. Errors: one that is not safe. */
export function leaveFor(address: string): void {
  const link = safeHref(address)
  if (!link) throw new Error('The server answered an address that is not safe.')
  location.assign(link.href)
}
