import { SignInEnded } from '../graphql/graphql-client.ts'
import { notifyOtherTabs } from '../viewer/other-tabs.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { type Entry, EntryStore } from './entry-store.ts'
import { KeyClaims } from './key-claims.ts'
import { isRefused, nextPart, type OutboxKind } from './outbox-kind.ts'
import { type OutboxState, stateAfter } from './outbox-state.ts'
import { ShownEntries } from './shown-entries.ts'

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/**
 * Sends what one member has put into an outbox: oldest first, one request at a time, each value kept until the server has
 * acknowledged it. After a failure it pauses, longer each time.
 */
export class MemberQueue<Value, Answer, Part> {
  readonly entries: EntryStore<Value, Answer, Part>
  readonly shown: ShownEntries<Value, Answer, Part>
  readonly #kind: OutboxKind<Value, Answer, Part>
  readonly #userId: string
  readonly #notify: () => void
  readonly #claims: KeyClaims
  /** The keys that this page has put and the server has not acknowledged. */
  readonly #own = new Set<string>()
  /** The keys and parts of the requests that have no answer yet. */
  readonly #inFlight = new Set<string>()
  #state: OutboxState = 'saved'
  #isSending = false
  /** The number of requests that are sent beside the queue. */
  #hurried = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isDisposed = false
  /** True when `flush` was called while values were being sent, as when the browser came online meanwhile. */
  #isAskedAgain = false

  /** `notify` is called when the state or what is shown may have changed. */
  constructor(
    kind: OutboxKind<Value, Answer, Part>,
    userId: string,
    { notify, storage }: { notify: () => void; storage?: (() => Storage) | undefined },
  ) {
    this.#userId = userId
    this.#kind = kind
    this.#notify = () => void (this.#isDisposed || notify())
    this.entries = new EntryStore(kind, userId, storage)
    this.shown = new ShownEntries(this.entries, kind.saved?.bind(kind), this.#notify)
    this.#claims = new KeyClaims(`outbox ${this.entries.prefix}`)
  }

  get state(): OutboxState {
    return this.#state
  }

  /** Keeps a value and sends it; at once, even beside others, when the page `isLeaving`. */
  put(key: string, value: Value, isLeaving = false): void {
    const kept = this.entries.read(key)
    const merged = kept && this.#kind.merge ? this.#kind.merge(kept.value, value) : value
    this.#own.add(key)
    if (this.#kind.isRecorded && !this.#isDisposed) this.#claims.add(key)
    this.entries.write(key, { value: merged, at: Date.now() })
    this.shown.refresh(key)
    const isPatient = this.#kind.isRecorded && (this.#isSending || this.#timer !== undefined)
    if (isLeaving) this.hurry()
    else if (!isPatient) void this.flush()
  }

  /** Sends all values that are kept, oldest first; one that fails waits for the next try. */
  readonly flush = async (): Promise<void> => {
    this.#stopTimer()
    this.#isAskedAgain = this.#isSending || this.#hurried > 0
    if (this.#isAskedAgain || this.#isDisposed) return
    this.#isSending = true
    try {
      if (this.#kind.isRecorded) await this.#claims.ask(this.entries.list().map(({ key }) => key))
      // A value that is put after the last one was sent finds the queue at rest: nothing is awaited in between.
      for (let next = this.#next(); next; next = this.#next()) await this.#sendNext(next)
      if (this.#hurried === 0) this.#succeeded()
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#isSending = false
    }
  }

  /** Sends at once what this page has put and is not on its way, because the page may be closing. */
  readonly hurry = (): void => {
    for (const key of this.#own) {
      const entry = this.entries.read(key)
      if (!entry || this.#isDisposed) continue
      const part = nextPart(this.#kind, entry.value, true)
      if (part !== undefined && !this.#inFlight.has(nameOf(key, part)))
        void this.#sendBeside(key, entry, part)
    }
  }

  /** Stops trying; what is kept, and what is put from now on, is sent when the member comes back. */
  dispose(): void {
    this.#isDisposed = true
    this.#stopTimer()
    this.#claims.release()
  }

  /** Returns the oldest entry that this page may send now; none while what was hurried is on its way. */
  #next() {
    if (this.#isDisposed || this.#hurried > 0) return undefined
    const entries = this.entries.list()
    return this.#kind.isRecorded ? entries.find(({ key }) => this.#claims.has(key)) : entries[0]
  }

  async #sendNext(next: Entry<Value> & { readonly key: string }): Promise<void> {
    // A value that is tried again changes no state: a note that changed with every try would be announced each time.
    if (this.#failures === 0) this.#setState('saving')
    const part = nextPart(this.#kind, next.value, false)
    if (part === undefined) this.#forget(next.key)
    else await this.#send(next.key, next, part)
  }

  async #sendBeside(key: string, entry: Entry<Value>, part: Part): Promise<void> {
    this.#hurried++
    const failure = await this.#send(key, entry, part).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    this.#hurried--
    if (failure) this.#failed(failure.error)
    else void this.flush()
  }

  /** Throws when the part could not be sent and may be later. */
  async #send(key: string, entry: Entry<Value>, part: Part): Promise<void> {
    const name = nameOf(key, part)
    this.#inFlight.add(name)
    try {
      // Under another member's token the value would be refused and lost.
      if (readCookie('user_id') !== this.#userId) throw new SignInEnded()
      const answer = await this.#kind.send(key, part, { ageMs: Math.max(0, Date.now() - entry.at) })
      if (this.#kind.saved) await this.shown.apply(key, { at: entry.at, answer })
      this.#acknowledge(key, entry, { part, answer })
      if (!this.#kind.isRecorded) notifyOtherTabs()
    } catch (error) {
      if (!isRefused(error)) throw error
      this.#kind.refused(key, error)
      if (this.#kind.parts || this.#isUnchanged(key, entry)) this.#forget(key)
    } finally {
      this.#inFlight.delete(name)
    }
  }

  #acknowledge(key: string, entry: Entry<Value>, { part, answer }: { part: Part; answer: Answer }): void {
    const now = this.entries.read(key)
    const { parts } = this.#kind
    if (!now || (!parts && !this.#isUnchanged(key, entry))) return
    const left = parts?.without(now.value, part, answer)
    if (left === undefined) return this.#forget(key, this.#kind.saved && { at: entry.at, answer })
    this.entries.write(key, { value: left, at: now.at })
    this.shown.refresh(key)
  }

  /** Another value may have been put meanwhile, perhaps by another tab and in the same millisecond. */
  #isUnchanged(key: string, entry: Entry<Value>): boolean {
    const now = this.entries.read(key)
    return now?.at === entry.at && JSON.stringify(now.value) === JSON.stringify(entry.value)
  }

  #forget(key: string, sent?: { at: number; answer: Answer }): void {
    this.#own.delete(key)
    this.entries.remove(key, sent)
    this.shown.refresh(key)
  }

  #succeeded(): void {
    this.#failures = 0
    this.#setState('saved')
  }

  #failed(error: unknown): void {
    this.#stopTimer()
    this.#setState(stateAfter(error))
    if (this.#isDisposed || error instanceof SignInEnded) return
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#failures++, MAX_RETRY_MS) * (0.5 + Math.random() / 2)
    this.#timer = setTimeout(() => void this.flush(), this.#isAskedAgain ? 0 : wait)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #setState(state: OutboxState): void {
    this.#state = state
    this.#notify()
  }
}

const nameOf = (key: string, part: unknown) => `${key} ${JSON.stringify(part)}`
