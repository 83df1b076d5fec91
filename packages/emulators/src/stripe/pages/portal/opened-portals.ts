import { randomBytes } from 'node:crypto'

/** How long an opened portal can be used, in seconds. */
const LASTS_S = 3600

/** The portals that people have opened. Each has an address that only its opener knows. */
export class OpenedPortals {
  readonly #sessions = new Map<string, { session: string; until: number }>()

  /** Adds the portal of a session that was opened `now` (epoch seconds), and returns the key of its address. */
  add(session: string, now: number): string {
    const key = randomBytes(18).toString('base64url')
    this.#sessions.set(key, { session, until: now + LASTS_S })
    return key
  }

  /** Returns the session of a portal; null for an unknown key, or an hour after it was opened. */
  find(key: string, now: number): string | null {
    const found = this.#sessions.get(key)
    return found && now < found.until ? found.session : null
  }
}
