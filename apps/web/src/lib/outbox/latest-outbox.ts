import { MAX_OFFLINE_MS } from '@section/domain/time/offline-change.ts'
import { isRefusal } from '../graphql/failures.ts'
import { browserStorage } from '../stored-value.ts'

/** The server refused a value for good, with a message for the member. */
export class ValueRefused extends Error {
  override name = 'ValueRefused'
}

/** Sends values; `ageMs` is how long ago one was put. `send` throws `ValueRefused` for one that the server does not take. */
export interface LatestPort<Value> {
  send: (key: string, value: Value, ageMs: number) => Promise<void>
  /** Called with the error of a value that the server refused, which is then forgotten. */
  refused: (key: string, error: unknown) => void
}

/** `waiting` while values could not be sent and are tried again. */
export type OutboxState = 'saved' | 'saving' | 'waiting'

interface Entry<Value> {
  value: Value
  /** Epoch milliseconds. */
  at: number
}

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/**
 * Keeps the latest value under each key until the server has acknowledged it, across reloads and for all tabs: a value that
 * was put while an earlier one is on its way is sent after it. The server decides by age which of two devices was last.
 */
export class LatestOutbox<Value> {
  readonly #prefix: string
  readonly #port: LatestPort<Value>
  readonly #storage: () => Storage
  readonly #listeners = new Set<() => void>()
  /** Values that the browser's storage does not take, because it is full or forbidden. */
  readonly #unstored = new Map<string, Entry<Value>>()
  #state: OutboxState = 'saved'
  #sending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #disposed = false
  /** True when `flush` was called while values were being sent, as when the browser came online meanwhile. */
  #askedAgain = false

  constructor(prefix: string, port: LatestPort<Value>, storage = browserStorage) {
    this.#prefix = prefix
    this.#port = port
    this.#storage = storage
  }

  get state(): OutboxState {
    return this.#state
  }

  /** Keeps a value and sends it. */
  put(key: string, value: Value): void {
    const entry = { value, at: Date.now() }
    try {
      this.#storage().setItem(this.#prefix + key, JSON.stringify(entry))
      this.#unstored.delete(key)
    } catch {
      // An older value must neither be sent after this one nor come back with a reload.
      this.#remove(key)
      this.#unstored.set(key, entry)
    }
    void this.flush()
    this.#notify()
  }

  /** Returns the value that the server does not have yet; undefined without one. */
  pending(key: string): Value | undefined {
    return this.#read(key)?.value
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    // Without a key, all of the storage was cleared.
    const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(this.#prefix)) && listener()
    window.addEventListener('storage', heard)
    return () => {
      this.#listeners.delete(listener)
      window.removeEventListener('storage', heard)
    }
  }

  /** Sends all values that are kept, oldest first; one that fails waits for the next try. */
  flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#askedAgain = this.#sending
    if (this.#sending || this.#disposed) return
    this.#sending = true
    try {
      for (let next = this.#oldest(); next !== undefined; next = this.#oldest()) {
        // What is tried again still waits: a note that changed with every try would be announced each time.
        if (this.#failures === 0) this.#set('saving')
        await this.#send(next)
      }
      this.#failures = 0
      this.#set('saved')
    } catch {
      this.#set('waiting')
      if (this.#disposed) return
      const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#failures++, MAX_RETRY_MS) * (0.5 + Math.random() / 2)
      this.#timer = setTimeout(() => void this.flush(), this.#askedAgain ? 0 : wait)
    } finally {
      this.#sending = false
    }
  }

  /** Stops trying; what is kept is sent when the member comes back. */
  dispose(): void {
    this.#disposed = true
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  /** Throws when the value could not be sent and may be later. */
  async #send(key: string): Promise<void> {
    const entry = this.#read(key)
    if (!entry) return
    try {
      await this.#port.send(key, entry.value, Math.max(0, Date.now() - entry.at))
    } catch (error) {
      if (!(error instanceof ValueRefused) && !isRefusal(error)) throw error
      this.#port.refused(key, error)
    }
    // Another value may have been put meanwhile, perhaps by another tab and in the same millisecond.
    if (JSON.stringify(this.#read(key)) === JSON.stringify(entry)) this.#remove(key)
  }

  #oldest(): string | undefined {
    const entries = [...new Set([...this.#storedKeys(), ...this.#unstored.keys()])].flatMap((key) => {
      const entry = this.#read(key)
      const isFresh = entry && Date.now() - entry.at < MAX_OFFLINE_MS
      if (!isFresh) this.#remove(key)
      return isFresh ? [{ key, at: entry.at }] : []
    })
    return entries.toSorted((a, b) => a.at - b.at)[0]?.key
  }

  #storedKeys(): string[] {
    try {
      const storage = this.#storage()
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      return names
        .filter((name) => name.startsWith(this.#prefix))
        .map((name) => name.slice(this.#prefix.length))
    } catch {
      return []
    }
  }

  #read(key: string): Entry<Value> | undefined {
    try {
      const entry = JSON.parse(this.#storage().getItem(this.#prefix + key) ?? 'null') as Entry<Value> | null
      if (entry && typeof entry.at === 'number') return entry
    } catch {
      // What cannot be read is as good as none.
    }
    return this.#unstored.get(key)
  }

  #remove(key: string): void {
    this.#unstored.delete(key)
    try {
      this.#storage().removeItem(this.#prefix + key)
    } catch {
      // Nothing was stored.
    }
  }

  #set(state: OutboxState): void {
    this.#state = state
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
