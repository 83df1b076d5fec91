import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import type { Network, PageRequest } from './network.ts'
import type { VirtualTime } from './virtual-time.ts'

export type Status = 'COMPLETED' | 'NOT_STARTED'

/** What the modules of a page offer here. Their own types are those of a browser, which the types of tests do not know. */
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
export { setPageMember } from '@section/web/lib/session/page-member.ts'
`

/** What a page finds in its browser, besides the language and what is the same in Node. */
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
  'BroadcastChannel',
] as const

export type RunPage = (...globals: unknown[]) => PageModules

/** Bundles the web app's own ticks and session page as a script, to be run once for each tab with its browser's globals. */
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
    // Loaded only where a school has configured an address for errors.
    external: ['@sentry/browser'],
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  return compileFunction(`${script}\nreturn page`, [...GLOBALS]) as RunPage
}

export interface Device {
  runPage: RunPage
  time: VirtualTime
  network: Network
  /** By how many milliseconds the device's clock is ahead of the server's. */
  clockAheadMs: number
  userId: string
  /** The storage that all tabs of the device share. */
  storage: MemoryStorage
}

/** One page of the web app, with the state of its modules to itself. */
export class Tab {
  readonly #window = new EventTarget()
  readonly #modules: PageModules
  #isAlive = true

  constructor({ runPage, time, network, clockAheadMs, userId, storage }: Device) {
    const ifAlive = (work: () => void) => () => this.#isAlive && work()
    const math: unknown = Object.create(Math, { random: { value: () => 0.5 } })
    const globals: Record<(typeof GLOBALS)[number], unknown> = {
      window: this.#window,
      // The token that belongs to it is added on the way, because signing in is not examined here.
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
      BroadcastChannel: SilentChannel,
    }
    this.#modules = runPage(...GLOBALS.map((name) => globals[name]))
    // The page has the data of its member, and sends what earlier pages could not.
    this.#modules.setPageMember()
  }

  /** Ticks or unticks an item, as its box does. */
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

  /** Tells the page that the network of its device has gone or come back. */
  notify(event: 'online' | 'offline'): void {
    this.#window.dispatchEvent(new Event(event))
  }

  /** Closes the page as a browser does that is out of memory: none of its code runs any more. */
  kill(): void {
    this.#isAlive = false
  }
}

/** No tab needs to hear of another here: what they share is in their storage. */
class SilentChannel extends EventTarget {
  postMessage(): void {
    // Nobody listens.
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
