import { config } from '../../../lib/config.ts'
import { readCookie } from '../../../lib/session/session-cookies.ts'

const KEY = `${config.cookieNamespace}_known_sites`

/** Whether this member has gone on to this site from this browser before. Threat T-A2. */
export function isKnownSite(origin: string): boolean {
  return knownSites().includes(entry(origin))
}

export function rememberSite(origin: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...knownSites(), entry(origin)])]))
}

// Another member of the same browser is asked anew.
const entry = (origin: string) => `${readCookie('user_id') ?? ''} ${origin}`

function knownSites(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((site): site is string => typeof site === 'string') : []
  } catch {
    return []
  }
}
