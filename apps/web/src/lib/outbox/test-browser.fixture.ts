import { onTestFinished, vi } from 'vitest'
import { Unreachable } from '../graphql/send.ts'
import { showMember } from '../../testing/signed-in.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { Outbox } from './outbox.ts'

/** A browser whose tabs share a storage, and hear of what others change in it as tabs do: later, and not of their own changes. */
export class TestBrowser {
  readonly values = new Map<string, string>()
  /** True when the storage takes nothing new. */
  isFull = false
  /** The time, in milliseconds, until another tab is told of a change. */
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
    /** Lets the tab hear nothing more of others. */
    const sleep = () => this.#tabs.delete(events)
    return { outbox, close, fire, sleep }
  }

  /** Tells all tabs, but the one that has made it, of a change in the storage. */
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

/** Gives the browser locks, which all of its tabs share, until the test is over. */
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

/** Opens a tab of member 'u1' with an outbox of texts, whose requests `send` answers; in a browser of its own unless given. */
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

/** A request that is answered when the test says so. */
export function answeredLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { send: vi.fn<Send>().mockReturnValueOnce(promise).mockResolvedValue(), resolve, reject }
}

/** A server or a network that fails every request. */
export const failing = (error: Error) => vi.fn<Send>().mockRejectedValue(error)
export const offline = () => failing(new Unreachable(false))
/** Waits until promises and timers that take no time are done. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Ends what a test has begun. To be called after each. */
export function endTest(): void {
  endBrowserSignIn()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
}
