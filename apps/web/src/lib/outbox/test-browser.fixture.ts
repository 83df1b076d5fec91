import { onTestFinished, vi } from 'vitest'
import { Unreachable } from '../graphql/send.ts'
import { showMember } from '../../testing/signed-in.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { Outbox } from './outbox.ts'

/** A browser whose tabs share a storage. As in a real one, a change reaches the other tabs later, and never its own tab. */
export class TestBrowser {
  readonly values = new Map<string, string>()
  /** True when the storage refuses new values because it is full. */
  isFull = false
  /** The time, in milliseconds, until a change reaches the other tabs. */
  delayMs = 0
  readonly #tabs = new Set<EventTarget>()

  /** Opens a tab with the outbox of a kind until the test is over. */
  open<Value, Answer = void, Part = Value>(kind: OutboxKind<Value, Answer, Part>) {
    const events = new EventTarget()
    this.#tabs.add(events)
    const storage = this.#storageOf(events)
    const outbox = new Outbox(kind, { storage: () => storage, events })
    const close = () => {
      this.#tabs.delete(events)
      outbox.close()
    }
    onTestFinished(close)
    const fire = (type: string, more: object = {}) =>
      events.dispatchEvent(Object.assign(new Event(type), more))
    /** Stops the events of other tabs for this tab, as in a tab that the browser has frozen. */
    const sleep = () => this.#tabs.delete(events)
    return { outbox, close, fire, sleep }
  }

  /** Sends the event of a change in the storage to all tabs except for the one that has made the change (`by`). */
  tell(key: string | null, newValue: string | null, by?: EventTarget): void {
    const others = [...this.#tabs].filter((tab) => tab !== by)
    setTimeout(() => {
      for (const tab of others) tab.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }, this.delayMs)
  }

  #storageOf(tab: EventTarget): Storage {
    const { values } = this
    const change = (key: string, newValue: string | null) => {
      if (newValue === null) values.delete(key)
      else values.set(key, newValue)
      this.tell(key, newValue, tab)
    }
    return {
      get length() {
        return values.size
      },
      clear: () => values.clear(),
      key: (at) => [...values.keys()][at] ?? null,
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => values.has(key) && change(key, null),
      setItem: (key, value) => {
        if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
        change(key, value)
      },
    }
  }
}

/** Simulates the Web Locks of a browser, which all of its tabs share, until the test is over. */
export function stubLocks(): void {
  const held = new Set<string>()
  const request = async (
    name: string,
    _options: object,
    work: (lock: object | null) => Promise<void> | null | undefined,
  ) => {
    await Promise.resolve()
    if (held.has(name)) return work(null)
    held.add(name)
    await work({})
    held.delete(name)
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

type Send = (key: string, value: string, ageMs: number) => Promise<void>

/** Opens a tab of member 'u1' with an outbox of texts, which `send` sends; in a new browser by default. */
export function openTab(send = vi.fn<Send>().mockResolvedValue(), browser = new TestBrowser()) {
  showMember('u1')
  const refused = vi.fn<(key: string, error: unknown) => void>()
  const kind: OutboxKind<string> = {
    name: 'box',
    send: (key, value, { ageMs }) => send(key, value, ageMs),
    refused,
  }
  return { ...browser.open(kind), browser, send, refused }
}

/** Returns a `send` whose first request is answered when the test calls `resolve` or `reject`. */
export function answeredLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { send: vi.fn<Send>().mockReturnValueOnce(promise).mockResolvedValue(), resolve, reject }
}

/** Returns a `send` that fails with this error each time. */
export const failing = (error: Error) => vi.fn<Send>().mockRejectedValue(error)
export const offline = () => failing(new Unreachable(false))
/** Waits until all promises and all timers without a delay have run. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Signs out and resets the storage, the timers and the mocks. Call it after each test. */
export function endTest(): void {
  endBrowserSignIn()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
}
