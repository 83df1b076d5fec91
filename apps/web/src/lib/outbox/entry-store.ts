import { MAX_OFFLINE_MS } from '@section/domain/time/offline-change.ts'
import { browserStorage } from '../stored-value.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { prefixOf, storedKeys } from './stored-keys.ts'

/** A value that is kept, and when it was put (epoch ms). */
export interface Entry<Value> {
  readonly value: Value
  readonly at: number
}

/** An entry that the server has, with its answer. It is written just before the entry is removed, for the other tabs. */
export interface SentEntry<Answer> {
  readonly at: number
  readonly answer: Answer
}

type StoredKind<Value, Answer, Part> = Pick<
  OutboxKind<Value, Answer, Part>,
  'name' | 'maxAgeMs' | 'restore' | 'isKept'
>

/** The values to send for one member, in the browser's storage, which all tabs share, and which may be full or forbidden. */
export class EntryStore<Value, Answer, Part> {
  /** Begins the names of all entries. */
  readonly prefix: string
  readonly #kind: StoredKind<Value, Answer, Part>
  readonly #storage: () => Storage
  /** Entries that the storage does not take, or that are not worth keeping for another page. */
  readonly #unstored = new Map<string, Entry<Value>>()

  constructor(kind: StoredKind<Value, Answer, Part>, userId: string, storage = browserStorage) {
    this.prefix = prefixOf(kind.name, userId)
    this.#kind = kind
    this.#storage = storage
  }

  read(key: string): Entry<Value> | undefined {
    return this.#parse(this.#stored(key)) ?? this.#unstored.get(key)
  }

  write(key: string, entry: Entry<Value>): void {
    try {
      if (this.#kind.isKept?.(entry.value) === false) throw new TypeError('The value is not kept.')
      this.#storage().setItem(this.prefix + key, JSON.stringify(entry))
      this.#unstored.delete(key)
    } catch {
      // An older value must neither be sent after this one nor come back with a reload.
      this.remove(key)
      this.#unstored.set(key, entry)
    }
  }

  /** Removes an entry; `sent` tells the other tabs that the server has it. */
  remove(key: string, sent?: SentEntry<Answer>): void {
    this.#unstored.delete(key)
    try {
      if (sent) this.#storage().setItem(this.prefix + key, JSON.stringify(sent))
    } catch {
      // The other tabs get the value from the server.
    }
    try {
      this.#storage().removeItem(this.prefix + key)
    } catch {
      // Nothing was stored.
    }
  }

  /** Returns all entries by age, oldest first. What is too old or cannot be read is deleted. */
  list(): (Entry<Value> & { readonly key: string })[] {
    const maxAgeMs = this.#kind.maxAgeMs ?? MAX_OFFLINE_MS
    const keys = new Set([...storedKeys(this.prefix, this.#storage), ...this.#unstored.keys()])
    const entries = [...keys].flatMap((key) => {
      const entry = this.read(key)
      if (entry && Date.now() - entry.at < maxAgeMs) return [{ ...entry, key }]
      this.remove(key)
      return []
    })
    return entries.sort((a, b) => a.at - b.at)
  }

  #stored(key: string): string | null {
    try {
      return this.#storage().getItem(this.prefix + key)
    } catch {
      return null
    }
  }

  #parse(text: string | null): Entry<Value> | undefined {
    const stored = parseObject(text)
    if (!stored || typeof stored['at'] !== 'number' || 'answer' in stored) return undefined
    const { restore } = this.#kind
    // Without `restore` all versions have stored values of one form.
    const value = restore ? restore(stored) : (stored['value'] as Value | undefined)
    return value === undefined ? undefined : { value, at: stored['at'] }
  }
}

/** Returns the entry that another tab has sent, from what it has stored last; undefined for everything else. */
export function parseSent<Answer>(text: string | null): SentEntry<Answer> | undefined {
  const stored = parseObject(text)
  if (!stored || typeof stored['at'] !== 'number' || !('answer' in stored)) return undefined
  // `remove` of the same kind wrote the answer, in another tab.
  return { at: stored['at'], answer: stored['answer'] as Answer }
}

function parseObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // An entry that cannot be read counts as none.
    return undefined
  }
}
