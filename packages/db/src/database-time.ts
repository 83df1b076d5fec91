import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailable } from './unavailable.ts'

/** The error of a request that has waited for the database for as long as it may. */
class TimeSpent extends Error {
  override name = 'TimeSpent'
}

/** The time limit of a request's waits, in ms, so that it is answered within five seconds including its other work. */
const REQUEST_MS = 4000

const storage = new AsyncLocalStorage<DatabaseTime>()

/**
 * The time that a request may wait for the database: for connections, statements and open transactions, all of them
 * together. It runs only while the request waits, so that slow work elsewhere takes nothing from it.
 * docs/decisions/service-unavailable.md
 */
export class DatabaseTime {
  #left: number
  /** Monotonic time (`performance.now`) in ms at which the present waits began. */
  #since = 0
  #timer: NodeJS.Timeout | undefined
  readonly #waits = new Set<() => void>()

  constructor(milliseconds = REQUEST_MS) {
    this.#left = milliseconds
  }

  /** Runs `work`, whose waits use this time, also those that follow in promises. */
  run<T>(work: () => T): T {
    return storage.run(this, work)
  }

  /** Begins a wait, and returns how to end it. `onSpent` is called at once, or during the wait, when the time is spent. */
  begin(onSpent: () => void): () => void {
    if (this.#left <= 0) {
      onSpent()
      return () => {}
    }
    if (this.#waits.size === 0) {
      this.#since = performance.now()
      this.#timer = setTimeout(() => this.#spend(), this.#left)
    }
    this.#waits.add(onSpent)
    return () => {
      if (this.#waits.delete(onSpent) && this.#waits.size === 0) this.#pause()
    }
  }

  #pause(): void {
    clearTimeout(this.#timer)
    this.#left -= performance.now() - this.#since
  }

  #spend(): void {
    this.#left = 0
    const waits = [...this.#waits]
    this.#waits.clear()
    for (const onSpent of waits) onSpent()
  }
}

/** Begins a wait of the request that runs this code, if one does; as `DatabaseTime.begin`. */
export const beginWait = (onSpent: () => void): (() => void) =>
  storage.getStore()?.begin(onSpent) ?? (() => {})

/** Runs work that several requests share, such as a reading for a cache, in a time of its own. */
export const shared = <T>(work: () => Promise<T>): Promise<T> => new DatabaseTime().run(work)

/**
 * Returns the result of `shared` work. Errors: those of the work; `DatabaseUnavailable` when the time of the request that
 * waits is spent before.
 */
export async function waitForShared<T>(work: Promise<T>): Promise<T> {
  const { promise: spent, reject } = Promise.withResolvers<never>()
  const end = beginWait(() => reject(new DatabaseUnavailable(timeSpent())))
  try {
    return await Promise.race([work, spent])
  } finally {
    end()
  }
}

/** Returns the cause of a `DatabaseUnavailable` when the time of a request is spent. */
export const timeSpent = (): Error => new TimeSpent('The request has waited too long for the database.')
