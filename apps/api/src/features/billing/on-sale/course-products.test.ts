import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewMember } from '../../../testing/insert-member.ts'
import { type EmulatedShop, openEmulatedShop, SHOP_NOW } from '../checkout/shop.fixture.ts'
import { SHOP_PRODUCTS } from '../checkout/sold-content.fixture.ts'

let shop: EmulatedShop
beforeAll(async () => {
  shop = await openEmulatedShop()
})
afterAll(() => shop.close())

/** Returns the ids of what is sold of both courses to a member. */
async function soldTo(member?: NewMember) {
  const buyer = await shop.insertBuyer(member)
  const lists = await Promise.all([shop.miniMbaCourseId, shop.courseId].map(buyer.products))
  return lists.flat().map(({ productId }) => productId)
}

const BOTH = [SHOP_PRODUCTS.miniMba, SHOP_PRODUCTS.course]

test('The products of a course are those on sale whose seats can be taken, with price and start', async () => {
  const buyer = await shop.insertBuyer()
  const sold = { amount: 149_500, currency: 'usd' }
  expect(await buyer.products(shop.miniMbaCourseId)).toEqual([
    {
      ...sold,
      productId: SHOP_PRODUCTS.miniMba,
      name: 'AI Mini-MBA',
      sessionId: shop.sessionId,
      startAt: '2027-01-25T12:00:00.000Z',
      courseId: shop.miniMbaCourseId,
    },
  ])
  expect(await buyer.products(shop.courseId.toUpperCase())).toEqual([
    {
      ...sold,
      productId: SHOP_PRODUCTS.course,
      name: 'AI Crash Course',
      sessionId: null,
      startAt: null,
      courseId: shop.courseId,
    },
  ])
})

test.each<[who: string, member: NewMember, sold: string[]]>([
  ['a former member', { status: 'ALUMNI', areas: [] }, BOTH],
  [
    'a member of Unlimited, who has the course by the plan',
    { status: 'MEMBER', areas: ['mcsc-unlimited'] },
    [SHOP_PRODUCTS.miniMba],
  ],
  ['a member of an enterprise customer', { customer: 'acme' }, []],
  ['a scholar', { scholarship: { scholarshipId: 's', name: 'S', type: 'FULL' } }, []],
])('The products for %s are what a checkout would sell', async (_who, member, sold) => {
  expect(await soldTo(member)).toEqual(sold)
})

test.each(['00000000-0000-4000-8000-000000000000', '', 'nobodys', '%00'])(
  'The products of the unknown course %j are none',
  async (courseId) => {
    expect(await (await shop.insertBuyer()).products(courseId)).toEqual([])
  },
)

test('A product is no longer listed for whoever has bought it', async () => {
  const buyer = await shop.insertBuyer()
  await buyer.buy(SHOP_PRODUCTS.miniMba)
  const [checkout] = [...shop.stripe.account.objects.checkoutSessions.values()].slice(-1)
  shop.stripe.account.payCheckoutSession(checkout?.id ?? '', '4242424242424242')
  expect((await buyer.confirm(checkout?.id ?? ''))?.status).toBe('PAID')
  expect(await buyer.products(shop.miniMbaCourseId)).toEqual([])
})

test('A product is not sold with the page of the plans as the way back, nor a plan with the page of a course', async () => {
  expect(shop.clock.now).toBe(SHOP_NOW)
  const buyer = await shop.insertBuyer()
  const toPlans = { cancel_url: `${shop.server.url}/upgrade?ec=uc` }
  const toCourse = { cancel_url: `${shop.server.url}/courses/${shop.courseId}` }
  for (const [productId, spoiled] of [
    [SHOP_PRODUCTS.miniMba, toPlans],
    [SHOP_PRODUCTS.miniMba, toCourse],
    ['prod_unlimited', toCourse],
  ] as const)
    expect((await buyer.buy(productId, spoiled)).error?.code).toBe('CHECKOUT_REFUSED')
})
