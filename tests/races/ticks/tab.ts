import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import type { Network, PageRequest } from './network.ts'
import type { VirtualTime } from './virtual-time.ts'

export type Status = 'COMPLETED' | 'NOT_STARTED'

/** The exports of a page's modules. Their own types need those of a browser, which the tests are compiled without. */
interface PageModules {
  tick: (sessionContentId: string, status: Status) => void
  tickOutbox: { pending: (sessionContentId: string) => Status | undefined }
  setPageMember: () => void
  sessionPageQuery: (sessionId: string) => unknown
  queryClient: { fetchQuery: (query: unknown) => Promise<SessionPage> }
}
interface SessionPage {
  content: { checklist: { sessionContentId: string; completionStatus: string }[] }
}

const ENTRY = `
export { tick, tickOutbox } from '@section/web/features/session-content/ticks/tick-outbox.ts'
export { sessionPageQuery } from '@section/web/features/session-content/session-page-query.ts'
export { queryClient } from '@section/web/lib/graphql/query-client.ts'
export { setPageMember } from '@section/web/lib/viewer/page-member.ts'
`

/** The globals of a browser that a page uses and that differ from those of Node. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'fetch',
  'Date',
  'Math',
  'setTimeout',
  'clearTimeout',
  'AbortSignal',
  'BroadcastChannel',
] as const

export type RunPage = (...globals: unknown[]) => PageModules

/**
 * Bundles the ticks and the session page of the web app as a script, which is run for each tab with the globals of its
 * browser.
 */
export async function bundlePage(): Promise<RunPage> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    outdir: 'page',
    format: 'iife',
    globalName: 'page',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // This module is loaded only where a school has configured error reports.
    external: ['@sentry/browser'],
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  return compileFunction(`${script}\nreturn page`, [...GLOBALS]) as RunPage
}

export interface Device {
  runPage: RunPage
  time: VirtualTime
  network: Network
  /** The number of milliseconds by which the device's clock is ahead of the server's. */
  clockAheadMs: number
  userId: string
  /** The storage that all tabs of the device share. */
  storage: MemoryStorage
}

/** One page of the web app, with its own state of the modules. */
export class Tab {
  readonly #window = new EventTarget()
  readonly #modules: PageModules
  #isAlive = true

  constructor({ runPage, time, network, clockAheadMs, userId, storage }: Device) {
    const ifAlive = (work: () => void) => () => this.#isAlive && work()
    const math: unknown = Object.create(Math, { random: { value: () => 0.5 } })
    const globals: Record<(typeof GLOBALS)[number], unknown> = {
      window: this.#window,
      // The network adds the token, because this test does not cover signing in.
      document: { cookie: `member_user_id=${userId}`, getElementById: () => null },
      location: { hostname: 'localhost' },
      localStorage: storage.of(this.#window, (tell) => time.after(0, ifAlive(tell))),
      fetch: (path: string, init: PageRequest) =>
        new Promise((resolve, reject) => {
          void network.fetch(path, init).then(
            (answer) => this.#isAlive && resolve(answer),
            (error: unknown) => this.#isAlive && reject(error),
          )
        }),
      Date: class extends Date {
        static override now = () => time.now + clockAheadMs
      },
      Math: math,
      setTimeout: (work: () => void, ms = 0) => time.after(ms, ifAlive(work)),
      clearTimeout: (id: number) => time.clear(id),
      AbortSignal: {
        any: AbortSignal.any.bind(AbortSignal),
        timeout: (ms: number) => timeoutSignal(time, ms),
      },
      BroadcastChannel: SilentChannel,
    }
    this.#modules = runPage(...GLOBALS.map((name) => globals[name]))
    // The page has the data of its member, and sends what earlier pages could not.
    this.#modules.setPageMember()
  }

  /** Ticks or unticks an item, as its checkbox does. */
  tick(sessionContentId: string, status: Status): void {
    this.#modules.tick(sessionContentId, status)
  }

  /** Returns what the member sees of an item that no server has acknowledged. */
  pending(sessionContentId: string): Status | undefined {
    return this.#modules.tickOutbox.pending(sessionContentId)
  }

  /** Loads the page of a session as its screen does, and returns the status of each item. */
  async load(sessionId: string): Promise<Map<string, string>> {
    const { queryClient, sessionPageQuery } = this.#modules
    const { content } = await queryClient.fetchQuery(sessionPageQuery(sessionId))
    return new Map(content.checklist.map((item) => [item.sessionContentId, item.completionStatus]))
  }

  /** Dispatches the event of the network's loss or return to the page. */
  notify(event: 'online' | 'offline'): void {
    this.#window.dispatchEvent(new Event(event))
  }

  /** Closes the page as a browser without memory does: its code does not run any more. */
  kill(): void {
    this.#isAlive = false
  }
}

/** Returns a signal that aborts after a virtual time. */
function timeoutSignal(time: VirtualTime, milliseconds: number): AbortSignal {
  const controller = new AbortController()
  time.after(milliseconds, () => controller.abort())
  return controller.signal
}

/** A channel between tabs that delivers nothing, because the tabs share their storage. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    // The message is dropped.
  }
}

/** The storage of a browser, whose tabs hear of what the others change in it a moment later. */
export class MemoryStorage {
  readonly #values = new Map<string, string>()
  readonly #tabs = new Map<EventTarget, (tell: () => void) => void>()

  keys = () => [...this.#values.keys()]

  /** Returns the storage as a tab uses it; `later` calls back while the tab is alive. */
  of(tab: EventTarget, later: (tell: () => void) => void) {
    this.#tabs.set(tab, later)
    const change = (key: string, newValue: string | null) => {
      if (newValue === null) this.#values.delete(key)
      else this.#values.set(key, newValue)
      for (const [other, tellLater] of this.#tabs)
        if (other !== tab)
          tellLater(() => other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))
    }
    const values = this.#values
    return {
      get length() {
        return values.size
      },
      key: (at: number) => this.keys()[at] ?? null,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    }
  }
}
