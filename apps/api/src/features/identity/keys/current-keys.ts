import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@section/db/connection.ts'
import type { TokenKeys } from '../../../server/access/id-tokens.ts'
import type { Services } from '../../../server/services.ts'
import { NaturalBatch } from '../../../server/natural-batch.ts'
import { loadRetiredKeys, loadSigningKeys, publicKeys, type SigningKey } from './signing-keys-store.ts'

/** The time between two readings for tokens with unknown keys, which anybody can invent. */
const UNKNOWN_KEY_PAUSE_MS = 200

type Listener = (keys: CurrentKeys) => void | Promise<void>

/** The signing keys as the database has them; read again when they are announced changed, and now and then. */
export class CurrentKeys {
  readonly #db: Db
  readonly #listeners: Listener[] = []
  /** Callers during a reading wait for the next one, since the reading may have begun before the change. */
  readonly #readings = new NaturalBatch<void, void>({
    run: async (asked) => {
      await this.#read()
      return asked
    },
  })
  #forUnknown: Promise<void> | undefined
  #signing: SigningKey[] = []
  #retired: SigningKey[] = []
  /** Milliseconds of a clock that nobody sets. */
  #readAt = -Infinity

  private constructor(db: Db) {
    this.#db = db
  }

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

  /** Calls back after the keys have changed. A reading is over when all have taken them, and fails with what they fail with. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Reads the keys again; afterwards they are as the database had them at some moment since the call. */
  refresh(): Promise<void> {
    return this.#readings.add(undefined)
  }

  /**
   * The same for a token of an unknown key, which may be newer than what is known here. Whoever comes before the next
   * such reading shares it, for anybody can invent keys: there are five a second at most.
   */
  refreshForUnknown(): Promise<void> {
    this.#forUnknown ??= this.#refreshAfterPause()
    return this.#forUnknown
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
      // The next reading tells them again.
      this.#signing = before.signing
      this.#retired = before.retired
      throw error
    }
  }
}

/** Reads the keys again whenever they are announced changed, or may have been without it. */
export function refreshOnChange({ cacheInvalidation, log, signingKeys }: Services): void {
  const refresh = () => {
    signingKeys
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'The signing keys could not be read again'))
  }
  cacheInvalidation.on('signing-keys', refresh)
  cacheInvalidation.onReconnect(refresh)
}

const sameKeys = (some: readonly SigningKey[], others: readonly SigningKey[]) =>
  some.map(({ kid }) => kid).join() === others.map(({ kid }) => kid).join()
