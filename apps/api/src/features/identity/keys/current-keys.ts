import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@section/db/connection.ts'
import { shared, waitForShared } from '@section/db/database-time.ts'
import type { TokenKeys } from '../../../server/access/id-tokens.ts'
import { Batcher } from '../../../server/batcher.ts'
import { loadRetiredKeys, loadSigningKeys, publicKeys, type SigningKey } from './signing-keys-store.ts'

/** The minimum time between two readings for unknown keys, which anybody can invent, in milliseconds. */
const UNKNOWN_KEY_PAUSE_MS = 200

type Listener = (keys: CurrentKeys) => void | Promise<void>

/** Caches the signing keys; they are read again on a change notification and at intervals. */
export class CurrentKeys {
  readonly #db: Db
  readonly #listeners: Listener[] = []
  /** Calls during a reading wait for the next one, because the current reading may have begun before the change. */
  readonly #readings = new Batcher<void, void>({
    run: async (calls) => {
      await this.#read()
      return calls
    },
  })
  #forUnknown: Promise<void> | undefined
  #signing: SigningKey[] = []
  #retired: SigningKey[] = []
  /** The time of the last reading by the monotonic clock (`performance.now`), in ms. */
  #readAt = -Infinity

  private constructor(db: Db) {
    this.#db = db
  }

  /** Returns the keys after reading them for the first time. */
  static async open(db: Db): Promise<CurrentKeys> {
    const keys = new CurrentKeys(db)
    await keys.refresh()
    return keys
  }

  /** Returns the keys in use; the first of them signs. */
  get signing(): readonly SigningKey[] {
    return this.#signing
  }

  get public(): TokenKeys {
    return { inUse: publicKeys(this.#signing), retired: publicKeys(this.#retired) }
  }

  /** Calls `listener` after a change. A reading awaits all listeners and fails with their error. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Reads the keys again; resolves with a state that is not older than the call. */
  refresh(): Promise<void> {
    return this.#readings.add(undefined)
  }

  /**
   * Reads the keys again for a token of an unknown key, which may be newer than the cached ones. Calls share a reading,
   * five a second at most, because anybody can invent keys.
   */
  refreshForUnknown(): Promise<void> {
    this.#forUnknown ??= shared(() => this.#refreshAfterPause())
    return waitForShared(this.#forUnknown)
  }

  async #refreshAfterPause(): Promise<void> {
    await pause(Math.max(0, this.#readAt + UNKNOWN_KEY_PAUSE_MS - performance.now()))
    this.#forUnknown = undefined
    await this.refresh()
  }

  async #read(): Promise<void> {
    this.#readAt = performance.now()
    const before = { signing: this.#signing, retired: this.#retired }
    const [signing, retired] = [await loadSigningKeys(this.#db), await loadRetiredKeys(this.#db)]
    if (sameKeys(signing, before.signing) && sameKeys(retired, before.retired)) return
    this.#signing = signing
    this.#retired = retired
    try {
      for (const listener of this.#listeners) await listener(this)
    } catch (error) {
      // The next reading notifies the listeners again.
      this.#signing = before.signing
      this.#retired = before.retired
      throw error
    }
  }
}

const sameKeys = (some: readonly SigningKey[], others: readonly SigningKey[]) =>
  some.map(({ kid }) => kid).join() === others.map(({ kid }) => kid).join()
