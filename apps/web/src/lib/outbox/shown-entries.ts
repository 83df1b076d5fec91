import { notifyManager } from '@tanstack/react-query'
import { type Entry, type EntryStore, parseSent, type SentEntry } from './entry-store.ts'

/**
 * The values that the screens of this tab show in place of those they have loaded. They follow the store, but a value that
 * another tab has sent stays until the cache of this tab has the server's answer: otherwise the screens would show the old
 * value for a moment.
 */
export class ShownEntries<Value, Answer, Part> {
  readonly #entries: EntryStore<Value, Answer, Part>
  readonly #saved: ((key: string, answer: Answer) => void) | undefined
  readonly #notify: () => void
  readonly #shown = new Map<string, Entry<Value>>()
  /** The keys of which this tab has an answer that its screens have not heard of yet. */
  readonly #answered = new Set<string>()
  /** The time (epoch ms) at which the value that was answered last was put, by key. */
  readonly #answeredAt = new Map<string, number>()

  constructor(
    entries: EntryStore<Value, Answer, Part>,
    saved: ((key: string, answer: Answer) => void) | undefined,
    notify: () => void,
  ) {
    this.#entries = entries
    this.#saved = saved
    this.#notify = notify
    this.refreshAll()
  }

  get(key: string): Value | undefined {
    return this.#shown.get(key)?.value
  }

  list(): Value[] {
    return [...this.#shown.values()].map(({ value }) => value)
  }

  /** Shows what is kept under a key now. */
  refresh(key: string): void {
    const entry = this.#entries.read(key)
    if (entry) this.#shown.set(key, entry)
    else if (!this.#answered.has(key)) this.#shown.delete(key)
    this.#notify()
  }

  /** Shows what is kept now, because this tab may have heard nothing for a while. */
  refreshAll(): void {
    const kept = this.#entries.list().map(({ key }) => key)
    for (const key of new Set([...this.#shown.keys(), ...kept])) this.refresh(key)
  }

  /** Writes an answer into the cache of this tab, and waits until the screens have heard of it, which they do in a later task. */
  async apply(key: string, { at, answer }: SentEntry<Answer>): Promise<void> {
    // This tab may already have the answer for a later value.
    if (at < (this.#answeredAt.get(key) ?? 0)) return
    this.#answeredAt.set(key, at)
    this.#saved?.(key, answer)
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  }

  /** Follows what another tab has changed in the storage. */
  hear({ key: name, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    // An event without a key means that the whole storage was cleared.
    if (name === null) return this.refreshAll()
    if (!name.startsWith(this.#entries.prefix)) return
    const key = name.slice(this.#entries.prefix.length)
    const sent = this.#saved && parseSent<Answer>(newValue)
    if (sent) void this.#hold(key, sent)
    // A value that is gone already was sent meanwhile: the next event brings the answer, until which the screens show what they have.
    else if (newValue === null || this.#entries.read(key)) this.refresh(key)
  }

  async #hold(key: string, sent: SentEntry<Answer>): Promise<void> {
    this.#answered.add(key)
    await this.apply(key, sent)
    this.#answered.delete(key)
    this.refresh(key)
  }
}
