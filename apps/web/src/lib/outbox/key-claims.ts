/**
 * The keys that this page alone sends, while it lives. The browser frees what a page has claimed when it closes or crashes. In
 * a browser without locks, or that forbids them, every page has every claim.
 */
export class KeyClaims {
  readonly #prefix: string
  readonly #mine = new Set<string>()
  readonly #end = new AbortController()

  /** `prefix` begins the names of the browser's locks. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  has(key: string): boolean {
    return this.#mine.has(key)
  }

  /** Claims a key that this page has made, and that no other page knows yet. */
  add(key: string): void {
    if (this.#mine.has(key)) return
    this.#mine.add(key)
    void this.#lock(key)
  }

  /** Claims all keys that no other page has claimed. */
  async ask(keys: readonly string[]): Promise<void> {
    for (const key of keys) if (!this.#mine.has(key) && (await this.#lock(key))) this.#mine.add(key)
  }

  /** Gives all claims back. */
  release(): void {
    this.#end.abort()
    this.#mine.clear()
  }

  #lock(key: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { signal } = this.#end
    const ended = new Promise<void>((end) => signal.addEventListener('abort', () => end(), { once: true }))
    try {
      navigator.locks
        .request(this.#prefix + key, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock && !signal.aborted ? ended : undefined
        })
        .catch(() => resolve(true))
    } catch {
      resolve(true)
    }
    return promise
  }
}
