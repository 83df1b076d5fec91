import fc from 'fast-check'
import { expect } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { SimulatedBrowser } from './browser.ts'
import { type Conditions, type Deliver, GOOD, Network } from './network.ts'
import type { RunPage, Status } from './tab.ts'
import { VirtualTime } from './virtual-time.ts'

const SECOND_MS = 1000

const device = fc.nat({ max: 1 })
const tab = fc.nat({ max: 1 })
const clockAheadMs = fc.integer({ min: -DAY_MS, max: DAY_MS })
const travelMs = fc.nat({ max: 20 * SECOND_MS })
const conditions = fc.record<Conditions>({
  fate: fc.constantFrom('answered', 'request lost', 'answer lost'),
  requestMs: travelMs,
  answerMs: travelMs,
})

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      device,
      tab,
      item: fc.nat({ max: 1 }),
      status: fc.constantFrom<Status>('COMPLETED', 'NOT_STARTED'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('network' as const), device, conditions }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: MINUTE_MS }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), device, tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('online' as const), device, isOnline: fc.boolean() }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

/** Generates what a member does on two devices whose clocks differ, while their networks fail. */
export const sequence = fc.record({
  clocksAheadMs: fc.tuple(clockAheadMs, clockAheadMs),
  commands: fc.array(command, { maxLength: 25 }),
})
type Sequence = typeof sequence extends fc.Arbitrary<infer One> ? One : never

/** The member, their session with two items, and the server that they can reach. */
export interface SequenceSetup {
  runPage: RunPage
  time: VirtualTime
  deliver: Deliver
  userId: string
  sessionId: string
  items: readonly string[]
}

/** The time that a member needs to change the device; within it, the server need not know which tick was the last. */
const OTHER_DEVICE_MS = 2 * SECOND_MS
/** The time after which every request has arrived, or was given up and sent again. */
const SETTLED_MS = 3 * MINUTE_MS

/** Runs a sequence until both devices are online again; returns what the member did last and what a new page shows. */
export async function playSequence(setup: SequenceSetup, { clocksAheadMs, commands }: Sequence) {
  const { time, deliver, sessionId, items } = setup
  const open = (clockAheadMs: number) => {
    const network = new Network(time, deliver)
    return { network, browser: new SimulatedBrowser({ ...setup, network, clockAheadMs }, sessionId) }
  }
  const browsers = [open(clocksAheadMs[0]), open(clocksAheadMs[1])] as const
  const lastTicks = new Map<string, { device: number; status: Status }>()

  async function run(one: Command): Promise<void> {
    await time.pass(one.kind === 'wait' ? one.ms : 1)
    if (one.kind === 'wait') return
    const { browser, network } = browsers[one.device] ?? expect.unreachable()
    if (one.kind === 'network') network.conditions = one.conditions
    if (one.kind === 'online') browser.setOnline(one.isOnline)
    if (one.kind === 'reopen') browser.reopen(one.tab)
    if (one.kind !== 'tick') return
    const item = items[one.item] ?? expect.unreachable()
    if (lastTicks.get(item)?.device !== one.device) await time.pass(OTHER_DEVICE_MS)
    const ticked = browser.tab(one.tab)
    ticked.tick(item, one.status)
    lastTicks.set(item, one)
    // The other tab hears of it a moment later.
    await time.pass(0)
    expect(browser.tabs().map((shown) => shown.pending(item))).toEqual(browser.tabs().map(() => one.status))
  }

  for (const { browser } of browsers) browser.tab(0)
  await time.pass(SECOND_MS)
  for (const one of commands) await run(one)
  for (const { browser, network } of browsers) {
    network.conditions = GOOD
    browser.setOnline(true)
  }
  await time.pass(SETTLED_MS)
  const [{ browser }] = browsers
  const loading = browser.reopen(0).load(sessionId)
  await time.pass(SECOND_MS)
  const page = await loading
  return {
    expected: items.map((item) => lastTicks.get(item)?.status ?? 'NOT_STARTED'),
    shown: items.map((item) => page.get(item)),
    unsent: browsers.flatMap((one) => one.browser.unsent()),
  }
}
