import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '../graphql/send.ts'
import { LatestOutbox } from './latest-outbox.ts'

// Whatever happens to the network and the tabs, the server ends up with the value that was put last.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

type Network = 'up' | 'request lost' | 'answer lost'

/** Time in which the member does something else. */
const answerTime = () => new Promise((resolve) => setTimeout(resolve, 20))

async function noAnswer(): Promise<never> {
  await answerTime()
  throw new Unreachable(true)
}

/** A server that keeps, of each key, the value that was made last, in whatever order the values arrive. */
function startServer() {
  const stored = new Map<string, { value: number; madeAt: number }>()
  const server = {
    network: 'up' as Network,
    values: () => new Map([...stored].map(([key, { value }]) => [key, value])),
    send: async (key: string, value: number, ageMs: number) => {
      const { network } = server
      if (network === 'request lost') return noAnswer()
      const madeAt = Date.now() - ageMs
      if (madeAt >= (stored.get(key)?.madeAt ?? 0)) stored.set(key, { value, madeAt })
      if (network === 'answer lost') return noAnswer()
      await answerTime()
    },
  }
  return server
}

const openTab = (send: (key: string, value: number, ageMs: number) => Promise<void>) =>
  new LatestOutbox<number>('box:', { send, refused: () => expect.unreachable() })

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
      network: fc.constantFrom<Network>('up', 'request lost', 'answer lost'),
    }),
  },
)

test('The last value of each key arrives, whichever of two tabs put it, and nothing is left over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      localStorage.clear()
      const server = startServer()
      const tabs = [openTab(server.send), openTab(server.send)]
      const expected = new Map<string, number>()
      for (const [step, one] of actions.entries()) {
        await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : 1)
        if (one.kind === 'network') server.network = one.network
        if (one.kind === 'put') {
          tabs[one.tab]?.put(one.key, step)
          expected.set(one.key, step)
          const shown = tabs.map((outbox) => outbox.pending(one.key))
          expect(shown, 'both tabs show the value at once').toEqual([step, step])
        }
        if (one.kind === 'reload') {
          tabs[one.tab]?.dispose()
          tabs[one.tab] = openTab(server.send)
          void tabs[one.tab]?.flush()
        }
      }
      server.network = 'up'
      await vi.advanceTimersByTimeAsync(1)
      for (const outbox of tabs) void outbox.flush()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(server.values()).toEqual(expected)
      expect(tabs.map(({ state }) => state)).toEqual(['saved', 'saved'])
      expect(localStorage.length).toBe(0)
      for (const outbox of tabs) outbox.dispose()
    }),
    { numRuns: 300 },
  )
})
