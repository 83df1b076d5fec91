import { compareWithStripe } from '../../../apps/api/src/features/billing/comparison/compare-with-stripe.ts'
import type { PayingSchool } from '../../../apps/api/src/features/billing/sync/paying-school.fixture.ts'
import type { Row } from '../table.ts'
import { plantDifferences, PLANTS } from './planted.ts'
import { SUBSCRIBERS } from './subscribers.ts'

const BOUND_S = 300
const LISTS_BOUND = 120

/** Measures the nightly comparison of all subscriptions, and whether it finds what was planted and nothing else. */
export async function measureComparison(school: PayingSchool, command: string): Promise<Row[]> {
  const before = await compare(school)
  const planted = await plantDifferences(school)
  const after = await compare(school)
  const right = [...planted].filter(([n, kinds]) => String(after.found.get(n)) === String(kinds)).length
  const besides = before.found.size + [...after.found.keys()].filter((n) => !planted.has(n)).length
  for (const [n, kinds] of planted)
    if (String(after.found.get(n)) !== String(kinds))
      console.error(
        `Of subscriber ${n}, ${String(after.found.get(n))} was found instead of ${String(kinds)}.`,
      )
  const common = { baseline: 'none', command }
  const what = `The comparison of ${SUBSCRIBERS.toLocaleString('en-US')} subscriptions with Stripe`
  return [
    {
      ...common,
      what,
      ours: `${after.seconds.toFixed(1)} s`,
      ratio: (after.seconds / BOUND_S).toFixed(2),
      bound: `≤ ${BOUND_S} s`,
      holds: after.seconds <= BOUND_S,
    },
    {
      ...common,
      what: `${what}, requests`,
      ours: `${after.requests} lists`,
      ratio: (after.requests / LISTS_BOUND).toFixed(2),
      bound: `≤ ${LISTS_BOUND}`,
      holds: after.requests <= LISTS_BOUND,
    },
    {
      ...common,
      what: `Differences found in it, planted here and at Stripe`,
      ours: `${right} of ${PLANTS}, ${besides} besides`,
      ratio: (right / PLANTS).toFixed(2),
      bound: `${PLANTS} of ${PLANTS}, 0 besides`,
      holds: right === PLANTS && besides === 0,
    },
  ]
}

/** Compares once, and returns the kinds of the differences by the number of the subscriber. */
async function compare({ server, emulator, clock }: PayingSchool) {
  emulator.requests.length = 0
  const began = performance.now()
  const compared = await compareWithStripe(server.services, clock.now)
  const seconds = (performance.now() - began) / 1000
  const bySubscriber = Map.groupBy(compared?.differences ?? [], ({ userId, boughtId }) =>
    Number(/\d+$/.exec(userId ?? boughtId ?? '')?.[0]),
  )
  const found = new Map(
    [...bySubscriber].map(([n, differences]) => [n, differences.map(({ kind }) => kind).toSorted()]),
  )
  return { seconds, found, requests: emulator.requests.length }
}
