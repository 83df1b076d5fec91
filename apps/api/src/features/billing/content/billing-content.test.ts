import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { discounts, plans, products } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { writeBillingCatalog } from './billing-catalog-content-store.ts'
import { type BillingContent, BillingFile } from './billing-format.ts'
import { checkBilling } from './check-billing.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const plan = (slug: string, more: Record<string, unknown> = {}) => ({
  slug,
  name: 'Unlimited',
  area: 'mcsc-unlimited',
  price: 995,
  stripeProduct: `prod_${slug}`,
  stripePrice: `price_${slug}`,
  features: ['Every course'],
  ...more,
})
const { features: _none, ...single } = plan('workshop', { area: 'mc-transactional' })
const POST_TRIAL = { coupon: 'post-trial', amountOff: 250, code: 'WELCOMEBACK', promotionCode: 'promo_1' }
const FILE = { currency: 'usd', plans: [plan('unlimited')] }

const problemsOf = (file: unknown) => {
  const { error } = BillingFile.safeParse(file)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
}

const checked = (billing: BillingContent) => {
  const courses = [{ slug: 'research', sessions: [{ slug: 'next' }] }] as School['courses']
  return [...checkBilling({ billing, courses } as Partial<School> as School)].map(
    ({ path, message }) => `${path}: ${message}`,
  )
}

test('Prices are written as people write them, and read as cents', () => {
  const { plans: sold } = BillingFile.parse({
    ...FILE,
    plans: [plan('a', { price: 745.5 }), plan('b', { price: 8.29 })],
  })
  expect(sold.map(({ price }) => price)).toEqual([74_550, 829])
})

test.each(['jpy', 'kwd', 'mga', 'USD', 'dollar'])(
  'A school that sells in "%s" is refused with a sentence',
  (currency) => {
    expect(problemsOf({ ...FILE, currency })).toContain('expected a currency of a hundred cents')
  },
)

test.each([
  ['a price of nothing', { price: 0 }, 'expected an amount above 0'],
  ['a price of a part of a cent', { price: 9.999 }, 'at most two decimals'],
  ['a price as a text', { price: '995' }, 'plans.0.price'],
  ['an unknown area', { area: 'everything' }, 'plans.0.area'],
  ['the id of another object', { stripePrice: 'prod_1' }, 'begins with price_'],
  ['no features', { features: [] }, 'expected what the plan holds'],
])('A plan with %s is refused', (_problem, more, message) => {
  expect(problemsOf({ ...FILE, plans: [plan('unlimited', more)] })).toContain(message)
})

test('A product opens either a session or a course', () => {
  const either = 'expected either a session or a course'
  expect(problemsOf({ ...FILE, products: [single] })).toContain(either)
  expect(
    problemsOf({ ...FILE, products: [{ ...single, session: 'research/next', course: 'research' }] }),
  ).toContain(either)
})

test('Unknown sessions and courses, repeated ids and a discount of a whole price are told', () => {
  const products = [
    { ...single, session: 'research/never' },
    { ...single, slug: 'second', course: 'nothing', stripeProduct: 'prod_second' },
  ]
  const billing = BillingFile.parse({
    ...FILE,
    products,
    discounts: { postTrial: { ...POST_TRIAL, amountOff: 995 } },
  })
  expect(checked(billing)).toEqual([
    'stripePrice: expected each one once, not price_workshop twice',
    'products[0].session: expected a session research/never',
    'products[1].course: expected a course nothing',
    'discounts.postTrial.amountOff: expected less than the price of every plan',
  ])
})

test('What a file no longer names is retired, comes back when it is named again, and its discounts are gone', async () => {
  const { db } = database
  const write = (file: unknown, now: number) =>
    writeBillingCatalog(db, file === null ? null : BillingFile.parse(file), { now } as LoadContext)
  const stored = async () => {
    const found = await db.select().from(plans).where(eq(plans.planId, 'unlimited'))
    return found.map(({ amount, retiredAt }) => [amount, retiredAt?.getTime() ?? null])
  }
  await write({ ...FILE, discounts: { postTrial: POST_TRIAL } }, 1000)
  expect(await stored()).toEqual([[99_500, null]])
  expect(await db.select().from(discounts)).toMatchObject([{ kind: 'POST_TRIAL', amountOff: 25_000 }])
  await write(null, 2000)
  await write(null, 3000)
  expect(await stored()).toEqual([[99_500, 2000]])
  expect(await db.select().from(discounts)).toEqual([])
  await write({ ...FILE, plans: [plan('unlimited', { price: 1095 })] }, 4000)
  expect(await stored()).toEqual([[109_500, null]])
  expect(await db.select().from(products)).toEqual([])
})
