import { expect, test } from 'vitest'
import type { Area } from '../../access/area.ts'
import { DAY_MS } from '../../time/durations.ts'
import { accessUntil } from '../subscription-access.ts'
import type {
  Books,
  ComparedMember,
  DifferenceKind,
  StoredSubscription,
  SubscriptionAtStripe,
  SubscriptionEntitlement,
} from './books.ts'
import { compareBilling } from './compare-billing.ts'

const NOW = Date.parse('2026-11-26T03:30:00Z')
const AT = { graceDays: 7, now: NOW }
const AREAS = new Map<string, Area>([
  ['prod_unlimited', 'mcsc-unlimited'],
  ['prod_ai_academy', 'ai-academy'],
])

/** One member with one subscription, as Stripe and the books have them. A test changes any of the four. */
interface Pair {
  atStripe: SubscriptionAtStripe | null
  stored: StoredSubscription | null
  entitlement: SubscriptionEntitlement | null
  member: ComparedMember
}

function pair(n: number, status = 'active'): Pair {
  const userId = `member ${n}`
  const startedAt = NOW - (n % 300) * DAY_MS - DAY_MS
  const plan = n % 3 === 0 ? 'ai_academy' : 'unlimited'
  const stripeProductId = `prod_${plan}`
  const subscription = {
    subscriptionId: `sub_${n}`,
    stripePriceId: `price_${plan}`,
    status,
    startedAt,
    currentPeriodStart: startedAt,
    currentPeriodEnd: startedAt + 365 * DAY_MS,
    cancelAt: n % 10 === 0 ? startedAt + 365 * DAY_MS : null,
    couponId: n % 7 === 0 ? 'cancel-offer-200' : null,
    refunded: false,
  }
  const endsAt = accessUntil(subscription, AT.graceDays)
  const area = AREAS.get(stripeProductId) ?? 'mcsc-unlimited'
  return {
    atStripe: { ...subscription, stripeProductId, stripeCustomerId: `cus_${n}` },
    stored: { ...subscription, userId },
    entitlement:
      endsAt === null ? null : { subscriptionId: subscription.subscriptionId, userId, area, endsAt },
    member: {
      userId,
      stripeCustomerId: `cus_${n}`,
      status: endsAt === null ? 'ALUMNI' : 'MEMBER',
      manageBilling: endsAt !== null,
    },
  }
}

function compare(pairs: readonly Pair[]) {
  const books: Books = {
    members: pairs.map(({ member }) => member),
    subscriptions: pairs.flatMap(({ stored }) => stored ?? []),
    entitlements: pairs.flatMap(({ entitlement }) => entitlement ?? []),
    purchases: [],
    areas: AREAS,
    products: new Set(),
  }
  const subscriptions = pairs.flatMap(({ atStripe }) => atStripe ?? [])
  return compareBilling({ subscriptions, purchases: [], returned: new Set() }, books, AT)
}

/** Returns a pair of which one part is changed. */
const changed = <Part extends keyof Pair>(
  given: Pair,
  part: Part,
  change: Partial<NonNullable<Pair[Part]>>,
): Pair => ({
  ...given,
  [part]: { ...given[part], ...change },
})

/** The ways in which the books can differ, each with what is found. */
const PLANTS: [DifferenceKind[], (given: Pair) => Pair][] = [
  [['unknown to us'], (given) => ({ ...given, stored: null })],
  [
    ['unknown to us'],
    (given) =>
      changed(changed(given, 'atStripe', { stripeCustomerId: 'cus_of_nobody' }), 'member', {
        manageBilling: false,
      }),
  ],
  [
    ['unknown to Stripe', 'entitlement left over', 'member status'],
    (given) => ({ ...given, atStripe: null }),
  ],
  [['status'], (given) => changed(given, 'stored', { status: 'trialing' })],
  [['period'], (given) => changed(given, 'stored', { currentPeriodEnd: NOW })],
  [['price'], (given) => changed(given, 'stored', { stripePriceId: 'price_old' })],
  [['cancel'], (given) => changed(given, 'stored', { cancelAt: NOW + 40 * DAY_MS })],
  [['discount'], (given) => changed(given, 'stored', { couponId: 'post-trial-250' })],
  [['refund'], (given) => changed(given, 'stored', { refunded: true })],
  [['entitlement missing'], (given) => ({ ...given, entitlement: null })],
  [['entitlement'], (given) => changed(given, 'entitlement', { endsAt: null })],
  [['entitlement'], (given) => changed(given, 'entitlement', { area: 'crash-courses' })],
  [
    ['price without a plan'],
    (given) => ({ ...changed(given, 'atStripe', { stripeProductId: 'prod_new' }), entitlement: null }),
  ],
  [['member status'], (given) => changed(given, 'member', { manageBilling: false })],
  [['member status'], (given) => changed(given, 'member', { status: 'ALUMNI' })],
]

test('Books that are equal to Stripe have no difference', () => {
  const statuses = ['active', 'trialing', 'canceled', 'incomplete_expired', 'unpaid']
  expect(compare(statuses.map((status, n) => pair(n + 1, status)))).toEqual([])
})

test.each(PLANTS)(
  'A difference that is planted is found as %j, with what a reading would do',
  (kinds, plant) => {
    const found = compare([pair(1), plant(pair(2)), pair(3)])
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
    for (const { what, would } of found)
      expect([what, would]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^would/)])
  },
)

test('An entitlement of a subscription that opens nothing is left over', () => {
  const ended = pair(1, 'canceled')
  const entitlement = {
    subscriptionId: 'sub_1',
    userId: 'member 1',
    area: 'ai-academy',
    endsAt: NOW,
  } as const
  expect(compare([{ ...ended, entitlement }])).toEqual([
    {
      kind: 'entitlement left over',
      userId: 'member 1',
      boughtId: 'sub_1',
      what: 'ai-academy is open',
      would: 'would close it',
    },
  ])
})

test('A member who pays for two subscriptions is found, with both', () => {
  const [first, second] = [pair(1), pair(2)]
  const twice = changed(changed(second, 'atStripe', { stripeCustomerId: 'cus_1' }), 'stored', {
    userId: 'member 1',
  })
  const member = changed(changed(twice, 'entitlement', { userId: 'member 1' }), 'member', {
    manageBilling: false,
    status: 'ALUMNI',
  })
  expect(compare([first, member]).map(({ kind, what }) => [kind, what])).toEqual([
    ['two live subscriptions', 'they pay for sub_1, sub_2'],
  ])
})

test('A member who is stored as one who pays without a customer at Stripe is found', () => {
  const alone = { ...pair(1), atStripe: null, stored: null, entitlement: null }
  expect(compare([changed(alone, 'member', { stripeCustomerId: null })]).map(({ kind }) => kind)).toEqual([
    'member without customer',
  ])
})

test('A subscription of a member who has gone is no difference once it has ended', () => {
  const gone = changed(pair(1, 'canceled'), 'atStripe', { stripeCustomerId: 'cus_of_nobody' })
  expect(compare([{ ...gone, stored: null }])).toEqual([])
})

test('A hundred differences planted among ten thousand subscriptions are found, and no other', () => {
  const pairs = Array.from({ length: 10_000 }, (_, n) => pair(n + 1))
  const planted = new Map<string, string[]>()
  for (let n = 0; n < 100; n++) {
    const [kinds, plant] = PLANTS[n % PLANTS.length] ?? [[], (given: Pair) => given]
    const place = n * 97 + 13
    const chosen = pairs[place]
    if (!chosen) throw new Error('There is no such pair.')
    pairs[place] = plant(chosen)
    planted.set(`${place + 1}`, kinds.toSorted())
  }
  const found = Map.groupBy(
    compare(pairs),
    ({ boughtId, userId }) => /\d+/.exec(userId ?? boughtId ?? '')?.[0],
  )
  expect(new Map([...found].map(([place, all]) => [place, all.map(({ kind }) => kind).toSorted()]))).toEqual(
    planted,
  )
})
