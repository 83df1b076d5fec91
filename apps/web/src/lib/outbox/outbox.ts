import { onPageMember } from '../viewer/page-member.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { onSignInEnd } from '../sign-in/sign-in-end.ts'
import { MemberQueue } from './member-queue.ts'
import type { OutboxState } from './outbox-state.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** The parts of the browser that an outbox uses; a test may open several outboxes. */
interface OutboxPage {
  readonly storage?: () => Storage
  /** Fires the events of the window. */
  readonly events?: EventTarget
}

/**
 * The changes of one kind that the signed-in member has made in this browser and the server does not have yet. It begins with
 * the member's data on this page, ends with their sign-in, and sends what earlier pages could not. Each kind has one, created
 * by its module and not by a screen. docs/decisions/outbox.md
 */
export class Outbox<Value, Answer = void, Part = Value> {
  readonly #kind: OutboxKind<Value, Answer, Part>
  readonly #page: OutboxPage
  readonly #listeners = new Set<() => void>()
  readonly #stopFollowing: () => void
  #queue: MemberQueue<Value, Answer, Part> | undefined
  #end: () => void = () => undefined
  #isPageGone = false

  constructor(kind: OutboxKind<Value, Answer, Part>, page: OutboxPage = {}) {
    this.#kind = kind
    this.#page = page
    this.#stopFollowing = onPageMember((userId) => void this.#begin(userId))
  }

  get name(): string {
    return this.#kind.name
  }

  get state(): OutboxState {
    return this.#queue?.state ?? 'saved'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Keeps a value and sends it. After the sign-in has ended it is kept for the next one. */
  put(key: string, value: Value): void {
    const queue = this.#queue ?? this.#begin(readCookie('user_id') ?? '')
    queue.put(key, value, this.#isPageGone)
  }

  /** Returns the value that the server does not have yet; undefined without one. */
  pending(key: string): Value | undefined {
    return this.#queue?.shown.get(key)
  }

  /** Returns what `pending` returns, for all keys. */
  shown(): Value[] {
    return this.#queue?.shown.list() ?? []
  }

  /** Returns all values that the server does not have yet, oldest first. */
  list(): Value[] {
    return this.#queue?.entries.list().map(({ value }) => value) ?? []
  }

  /** Sends all values that are kept now, as when the browser comes online. */
  flush(): Promise<void> {
    return this.#queue?.flush() ?? Promise.resolve()
  }

  /** Stops for good, as the end of the page does; what is kept is sent by the next page. */
  close(): void {
    this.#stopFollowing()
    this.#end()
  }

  #begin(userId: string): MemberQueue<Value, Answer, Part> {
    this.#end()
    const notify = () => this.#listeners.forEach((listener) => listener())
    const queue = new MemberQueue(this.#kind, userId, { notify, storage: this.#page.storage })
    this.#queue = queue
    const stopWatching = this.#watchPage(queue)
    const stopListening = onSignInEnd(() => this.#end())
    this.#end = () => {
      this.#end = () => undefined
      stopListening()
      stopWatching()
      queue.dispose()
    }
    void queue.flush()
    notify()
    return queue
  }

  /** Follows the events of the page until the returned function is called. */
  #watchPage({ flush, hurry, shown }: MemberQueue<Value, Answer, Part>): () => void {
    const stop = new AbortController()
    const events = this.#page.events ?? window
    const on = (type: string, listener: (event: Event) => void) =>
      events.addEventListener(type, listener, { signal: stop.signal })
    const leave = (isGone: boolean) => {
      this.#isPageGone = isGone
      hurry()
    }
    on('online', () => void flush())
    on('storage', (event) => shown.hear(event as StorageEvent))
    on('pagehide', () => leave(true))
    // `visibilitychange` bubbles to the window after the listeners of the document, so what they put is sent as well.
    on('visibilitychange', () => document.visibilityState === 'hidden' && leave(false))
    on('pageshow', (event) => {
      this.#isPageGone = false
      if (!(event as PageTransitionEvent).persisted) return
      // A page in the back/forward cache receives no events of other tabs.
      shown.refreshAll()
      void flush()
    })
    return () => stop.abort()
  }
}
