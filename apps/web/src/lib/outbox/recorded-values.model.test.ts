import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { ServerUnavailable, Unreachable } from '../graphql/send.ts'
import { endTest, stubLocks, TestBrowser } from './test-browser.fixture.ts'

// These tests run random sequences of actions. Whatever happens to the network and the tabs, all recorded values arrive in
// order. A value arrives twice only if an answer was lost or the page was left.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

type Network = 'up' | 'request lost' | 'answer lost' | 'server fails'

/** Waits for as long as an answer takes, in which the next action can happen. */
const answerTime = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Starts a server that stores the key and the part of each request that it receives. */
function startServer() {
  const server = {
    network: 'up' as Network,
    received: [] as { key: string; part: number }[],
    send: async (key: string, part: number) => {
      const { network } = server
      await answerTime()
      if (network === 'server fails') throw new ServerUnavailable(null)
      if (network !== 'request lost') server.received.push({ key, part })
      if (network !== 'up') throw new Unreachable(true)
    },
  }
  return server
}

/** Opens a tab that makes one recording. */
function openTab(browser: TestBrowser, send: (key: string, part: number) => Promise<void>) {
  const tab = browser.open<readonly number[], void, number>({
    name: 'tape',
    isRecorded: true,
    merge: (kept, newer) => [...kept, ...newer],
    parts: {
      next: (values, isLeaving) => (isLeaving ? values.at(-1) : values[0]),
      without: (values, part) => {
        const left = values.filter((value) => value !== part)
        return left.length > 0 ? left : undefined
      },
    },
    send,
    refused: () => expect.unreachable(),
  })
  return { ...tab, key: crypto.randomUUID() }
}

const tab = fc.nat({ max: 1 })
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('record' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'hide' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'online' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      network: fc.constantFrom<Network>('up', 'request lost', 'answer lost', 'server fails'),
    }),
  },
)

test('All that two tabs record arrives, in order and once unless an answer was lost or a page was left', async () => {
  stubLocks()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      showMember('u1')
      const server = startServer()
      const browser = new TestBrowser()
      const open = () => openTab(browser, server.send)
      const tabs = [open(), open()]
      const others: typeof tabs = []
      const recorded: { key: string; part: number }[] = []
      for (const [part, one] of actions.entries()) {
        await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : 3)
        if (one.kind === 'network') server.network = one.network
        if (one.kind === 'open') others.push(open())
        if (one.kind === 'online') for (const { fire } of [...tabs, ...others]) fire('online')
        if (!('tab' in one)) continue
        const own = tabs[one.tab] ?? expect.unreachable()
        if (one.kind === 'record') {
          own.outbox.put(own.key, [part])
          recorded.push({ key: own.key, part })
        }
        if (one.kind === 'hide') {
          own.fire('pagehide')
          own.fire('pageshow')
        }
        if (one.kind === 'reload') {
          own.close()
          await vi.advanceTimersByTimeAsync(0)
          tabs[one.tab] = open()
        }
      }
      server.network = 'up'
      // First the pending requests are answered; then a new page sends the values of the pages that were closed.
      await vi.advanceTimersByTimeAsync(120_000)
      const last = open()
      await vi.advanceTimersByTimeAsync(120_000)
      const arrived = new Set(server.received.map(({ part }) => part))
      expect([...arrived].sort((a, b) => a - b)).toEqual(recorded.map(({ part }) => part))
      expect(browser.values.size).toBe(0)
      const kinds = new Set(actions.map((one) => (one.kind === 'network' ? one.network : one.kind)))
      if (!kinds.has('hide') && !kinds.has('reload') && !kinds.has('answer lost'))
        for (const { key } of tabs) {
          const parts = (all: typeof recorded) => all.filter((one) => one.key === key).map(({ part }) => part)
          expect(parts(server.received)).toEqual(parts(recorded))
        }
      for (const { close } of [...tabs, ...others, last]) close()
      await vi.advanceTimersByTimeAsync(0)
    }),
    { numRuns: 300 },
  )
})
