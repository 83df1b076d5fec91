import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endTest, TestBrowser } from '../../../lib/outbox/test-browser.fixture.ts'
import { showMember } from '../../../testing/signed-in.ts'
import { type Broken, EDITED, type Network, openEditor, startServer } from './two-tabs.fixture.ts'

// These tests run random sequences of what members and networks do with a profile that is open in two tabs. Whatever happens,
// the server ends up with what was typed last into each field, and "Saved" is said only for what it holds.

beforeEach(() => void vi.useFakeTimers())
afterEach(endTest)

/** Nobody does two things within this time, in milliseconds, in which one tab hears of the other. */
const STEP_MS = 20

const tab = fc.nat({ max: 1 })
const field = fc.constantFrom(...EDITED)
const network = fc.constantFrom<Network>('up', 'request lost', 'answer lost', 'server fails')
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), tab, field }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('blur' as const), tab, field }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hide' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 5000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('network' as const), network }) },
)

/** Random actions, the times that requests and answers travel, and the time until one tab hears of the other. */
const run = (broken?: Broken) =>
  fc.asyncProperty(
    fc.array(action, { maxLength: 25 }),
    fc.array(fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 6000 })), { minLength: 1, maxLength: 6 }),
    fc.nat({ max: 15 }),
    async (actions, travelMs, delayMs) => {
      showMember('u1')
      const server = startServer(travelMs)
      const browser = new TestBrowser()
      browser.delayMs = delayMs
      const open = () => openEditor(browser, server, broken)
      const tabs: [ReturnType<typeof open>, ReturnType<typeof open>] = [open(), open()]
      const seen = [...tabs]
      const expected = new Map(EDITED.map((name) => [name, '']))
      for (const [step, one] of actions.entries()) {
        await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : STEP_MS)
        if (one.kind === 'network') server.network = one.network
        if (one.kind === 'wait' || one.kind === 'network') continue
        const editor = tabs[one.tab === 0 ? 0 : 1]
        if (one.kind === 'type') {
          const value = String(step + 1)
          editor.type(one.field, value)
          expected.set(one.field, value)
          expect(editor.drawn(one.field), 'a field shows what is typed').toBe(value)
        }
        if (one.kind === 'blur') editor.typed.blur(one.field)
        if (one.kind === 'hide' || one.kind === 'reload') {
          editor.typed.settleAll()
          editor.fire('pagehide')
        }
        if (one.kind === 'hide') editor.fire('pageshow', { persisted: false })
        if (one.kind === 'reload') {
          editor.typed.clear()
          editor.close()
          tabs[one.tab === 0 ? 0 : 1] = open()
          seen.push(tabs[one.tab === 0 ? 0 : 1])
        }
      }
      server.network = 'up'
      for (const { typed, outbox } of tabs) {
        await vi.advanceTimersByTimeAsync(STEP_MS)
        for (const name of EDITED) typed.blur(name)
        void outbox.flush()
      }
      await vi.advanceTimersByTimeAsync(200_000)
      expect(new Map(EDITED.map((name) => [name, server.valueOf(name)]))).toEqual(expected)
      for (const { drawn, status } of tabs) {
        expect(new Map(EDITED.map((name) => [name, drawn(name)]))).toEqual(expected)
        expect(status()).toBe('saved')
      }
      expect(
        seen.flatMap(({ lies }) => lies),
        '"Saved" is said only for what the server holds',
      ).toEqual([])
      expect(
        seen.flatMap(({ reverted }) => reverted),
        'nothing older is shown again',
      ).toEqual([])
      expect(browser.values.size, 'nothing is left over').toBe(0)
      for (const { close } of tabs) close()
    },
  )

const FIXED_SEEDS = [19, 2027, 470_001]

test.each([...FIXED_SEEDS, Math.floor(Math.random() * 2 ** 31)])(
  'What was typed last into a profile arrives from two tabs, with seed %i',
  (seed) => fc.assert(run(), { seed, numRuns: 250 }),
)

test.each([
  ['reckons changes from when they are put', { timesOfPut: true }],
  ['shows answers over what is typed', { answersOverTyping: true }],
  ['says "Saved" while something is typed', { hastyStatus: true }],
] as const)('An editor that %s does not pass', async (_what, broken) => {
  await expect(fc.assert(run(broken), { seed: 19, numRuns: 250, endOnFailure: true })).rejects.toThrow()
})
