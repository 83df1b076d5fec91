import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showMember } from '../../testing/signed-in.ts'
import { ServerUnavailable, Unreachable } from '../graphql/send.ts'
import { endTest, TestBrowser } from './test-browser.fixture.ts'

// These tests run random sequences of actions. Whatever happens to the network and the tabs, the server ends up with the
// last value, and no screen shows an earlier value after a later one.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

const KEYS = ['a', 'b']
type Send = (key: string, value: number, ageMs: number) => Promise<number>
type Network = 'up' | 'request lost' | 'answer lost' | 'server fails'

/** Waits for as long as an answer takes, in which the next action can happen. */
const answerTime = () => new Promise((resolve) => setTimeout(resolve, 20))

async function noAnswer(): Promise<never> {
  await answerTime()
  throw new Unreachable(true)
}

/** Starts a server that keeps the latest value of each key, whatever the order in which the values arrive. */
function startServer() {
  const stored = new Map<string, { value: number; madeAt: number }>()
  const server = {
    network: 'up' as Network,
    values: () => new Map([...stored].map(([key, { value }]) => [key, value])),
    send: async (key: string, value: number, ageMs: number) => {
      const { network } = server
      if (network === 'request lost') return noAnswer()
      if (network === 'server fails') throw new ServerUnavailable(null)
      const madeAt = Date.now() - ageMs
      if (madeAt >= (stored.get(key)?.madeAt ?? 0)) stored.set(key, { value, madeAt })
      const answer = stored.get(key)?.value ?? value
      if (network === 'answer lost') return noAnswer()
      await answerTime()
      return answer
    },
  }
  return server
}

/** Opens a tab whose screens show an unsent value, else the value that the server has sent, which is in `heard`. */
function openTab(browser: TestBrowser, send: Send, heard: Map<string, number>) {
  const tab = browser.open<number, number>({
    name: 'box',
    send: (key, value, { ageMs }) => send(key, value, ageMs),
    saved: (key, answer) => void heard.set(key, answer),
    refused: () => expect.unreachable(),
  })
  const drawn = (key: string) => tab.outbox.pending(key) ?? heard.get(key)
  /** The values that the screens have shown again after a later one. */
  const reverted: number[] = []
  const latest = new Map<string, number>()
  tab.outbox.subscribe(() => {
    for (const key of KEYS) {
      const value = drawn(key) ?? -1
      if (value < (latest.get(key) ?? -1)) reverted.push(value)
      latest.set(key, value)
    }
  })
  return { ...tab, drawn, reverted }
}

const tab = fc.nat({ max: 1 })
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('put' as const), tab, key: fc.constantFrom('a', 'b') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      network: fc.constantFrom<Network>('up', 'request lost', 'answer lost', 'server fails'),
    }),
  },
)

test('The last value of each key arrives, whichever of two tabs put it, and nothing is left over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), fc.nat({ max: 15 }), async (actions, delayMs) => {
      showMember('u1')
      const server = startServer()
      const browser = new TestBrowser()
      browser.delayMs = delayMs
      const open = () => openTab(browser, server.send, server.values())
      const tabs = [open(), open()]
      const expected = new Map<string, number>()
      for (const [step, one] of actions.entries()) {
        await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : 1)
        if (one.kind === 'network') server.network = one.network
        if (one.kind === 'put') {
          tabs[one.tab]?.outbox.put(one.key, step)
          expected.set(one.key, step)
          expect(tabs[one.tab]?.outbox.pending(one.key), 'its tab shows the value at once').toBe(step)
          await vi.advanceTimersByTimeAsync(delayMs)
          const shown = tabs.map(({ drawn }) => drawn(one.key))
          expect(shown, 'the other tab shows it as soon as it hears of it').toEqual([step, step])
        }
        if (one.kind === 'reload') {
          tabs[one.tab]?.close()
          tabs[one.tab] = open()
        }
      }
      server.network = 'up'
      await vi.advanceTimersByTimeAsync(1)
      for (const { outbox } of tabs) void outbox.flush()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(server.values()).toEqual(expected)
      expect(tabs.map(({ outbox }) => outbox.state)).toEqual(['saved', 'saved'])
      expect(tabs.map(({ reverted }) => reverted)).toEqual([[], []])
      expect(browser.values.size).toBe(0)
      for (const { close } of tabs) close()
    }),
    { numRuns: 300 },
  )
})
