import type { CacheInvalidation, Topic } from '../../../server/cache/cache-invalidation.ts'

/** The reason why a wait ends: a change that was announced, the time that a wait lasts, or the server that closes. */
type Outcome = 'announced' | 'unchanged' | 'closing'

/** The limits of waits; `holdMs` is how long one lasts. */
interface Limits {
  holdMs: number
  mostOfMember: number
  mostOfAll: number
}

export const WAIT_LIMITS: Limits = {
  // The server closes a connection on which nothing moves for 30 seconds, and proxies do so after 60.
  holdMs: 25_000,
  // A browser has one wait for all of its tabs, so this is the number of a member's browsers that are looked at.
  mostOfMember: 8,
  // Each holds a connection.
  mostOfAll: 4000,
}

interface Sender {
  readonly userId: string
  readonly sid: string
}

/**
 * The requests that wait for an announced change of their member's membership, or for the end of their sign-in. Their
 * number is limited; one that finds no room is not held. docs/decisions/live-membership.md
 */
export class MembershipWaits {
  /** The functions that end waits, by the topic and the key of what they wait for. */
  readonly #waiting = new Map<string, Set<(outcome: Outcome) => void>>()
  readonly #limits: Limits
  #count = 0

  constructor(cacheInvalidation: Pick<CacheInvalidation, 'on'>, limits = WAIT_LIMITS) {
    this.#limits = limits
    for (const topic of ['membership', 'auth-session'] as const)
      cacheInvalidation.on(topic, (key) => this.#end(nameOf(topic, key), 'announced'))
  }

  /** Waits until something happens, or `gone` is aborted. Returns null at once when there is no room. */
  async wait({ userId, sid }: Sender, gone: AbortSignal): Promise<Outcome | null> {
    const names = [nameOf('membership', userId), nameOf('auth-session', sid)]
    const { holdMs, mostOfMember, mostOfAll } = this.#limits
    const ofMember = this.#waiting.get(nameOf('membership', userId))?.size ?? 0
    if (ofMember >= mostOfMember || this.#count >= mostOfAll) return null
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const end = () => resolve('unchanged')
    const timer = setTimeout(end, holdMs)
    gone.addEventListener('abort', end, { once: true })
    this.#count++
    for (const name of names) this.#at(name).add(resolve)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      gone.removeEventListener('abort', end)
      this.#count--
      for (const name of names) {
        const all = this.#at(name)
        all.delete(resolve)
        if (all.size === 0) this.#waiting.delete(name)
      }
    }
  }

  /** Ends all waits, because the server closes. */
  close(): void {
    for (const name of this.#waiting.keys()) this.#end(name, 'closing')
  }

  #end(name: string, outcome: Outcome): void {
    this.#waiting.get(name)?.forEach((end) => end(outcome))
  }

  #at(name: string): Set<(outcome: Outcome) => void> {
    const known = this.#waiting.get(name) ?? new Set()
    this.#waiting.set(name, known)
    return known
  }
}

const nameOf = (topic: Topic, key: string) => `${topic} ${key}`
