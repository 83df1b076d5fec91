import { takeTabLock } from '../tabs/tab-lock.ts'

/**
 * The keys that this page alone sends, while it lives. The browser frees what a page has claimed when it closes or crashes; in
 * one without locks every page has every claim.
 */
export class KeyClaims {
  readonly #prefix: string
  readonly #mine = new Set<string>()
  readonly #end = new AbortController()

  /** `prefix` begins the names of the locks. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  has(key: string): boolean {
    return this.#mine.has(key)
  }

  /** Claims a key that this page has just created, so that no other page has it. */
  add(key: string): void {
    if (this.#mine.has(key)) return
    this.#mine.add(key)
    void this.#take(key)
  }

  /** Claims all keys that no other page has claimed. */
  async ask(keys: readonly string[]): Promise<void> {
    for (const key of keys) if (!this.#mine.has(key) && (await this.#take(key))) this.#mine.add(key)
  }

  /** Gives all claims back. */
  release(): void {
    this.#end.abort()
    this.#mine.clear()
  }

  #take(key: string): Promise<boolean> {
    return takeTabLock(this.#prefix + key, this.#end.signal)
  }
}
