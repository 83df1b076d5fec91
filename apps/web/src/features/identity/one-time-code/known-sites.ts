import { config } from '../../../lib/config.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

const knownSites = storedValue<unknown>(`${config.cookieNamespace}_known_sites`, browserStorage)

/** Checks whether this member has continued to this site from this browser before. */
export const isKnownSite = (origin: string): boolean => readKnownSites().includes(entryOf(origin))

/** Records that this member has continued to this site from this browser. */
export const saveKnownSite = (origin: string): void =>
  void knownSites.write([...new Set([...readKnownSites(), entryOf(origin)])])

// An entry names the member, because another member of the same browser must confirm the site again.
const entryOf = (origin: string) => `${readCookie('user_id') ?? ''} ${origin}`

function readKnownSites(): unknown[] {
  const sites = knownSites.read()
  return Array.isArray(sites) ? sites : []
}
