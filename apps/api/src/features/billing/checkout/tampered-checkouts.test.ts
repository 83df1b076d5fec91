import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startSilentStripe } from '../stripe/silent-stripe.fixture.ts'
import { openShop, type Shop } from './shop.fixture.ts'
import { SHOP_PRODUCTS } from './sold-content.fixture.ts'

let stripe: Awaited<ReturnType<typeof startSilentStripe>>
let shop: Shop
beforeAll(async () => {
  stripe = await startSilentStripe()
  shop = await openShop(stripe.url)
})
afterAll(async () => {
  await shop.server.close()
  await stripe.close()
})

const SPOILED: Record<string, unknown>[] = [
  { email: 'somebody@example.com' },
  { email: '' },
  { email: ' ' },
  { first_name: 'Somebody' },
  { first_name: '' },
  { last_name: 'Else' },
  { last_name: 'okafor' },
  { user_id: '00000000-0000-4000-8000-000000000000' },
  { user_id: '' },
  { user_id: 'cus_1' },
  { cancel_url: 'https://elsewhere.example/upgrade?ec=uc' },
  { cancel_url: '//elsewhere.example' },
  { cancel_url: 'javascript:alert(1)' },
  { cancel_url: '/upgrade?ec=uc' },
  { cancel_url: '' },
  { return_url: 'https://elsewhere.example/checkout/return' },
  { return_url: 'https://user@elsewhere.example' },
  { return_url: '/checkout/return' },
  { return_url: '{CHECKOUT_SESSION_ID}' },
  { return_url: '' },
]

test.each(SPOILED)('A checkout with %j is refused, and Stripe is not asked', async (spoiled) => {
  stripe.fail('fails')
  const buyer = await shop.insertBuyer()
  expect(await buyer.buy('prod_unlimited', spoiled)).toMatchObject({
    url: null,
    error: { code: 'CHECKOUT_REFUSED' },
  })
  expect(stripe.requests()).toBe(0)
})

const REFUSED: readonly [what: string, productId: string, code: string, member?: NewMember][] = [
  ['an unknown product', 'prod_nobodys', 'PRODUCT_NOT_FOUND'],
  ['the price in place of the product', 'price_unlimited', 'PRODUCT_NOT_FOUND'],
  ['our own name of a plan', 'unlimited', 'PRODUCT_NOT_FOUND'],
  ['a retired plan', 'prod_old', 'PRODUCT_NOT_SOLD'],
  ['a retired product', SHOP_PRODUCTS.retired, 'PRODUCT_NOT_SOLD'],
  ['a session whose enrollment has closed', SHOP_PRODUCTS.closed, 'PRODUCT_NOT_SOLD'],
  [
    'a plan that a former member was not offered',
    'prod_ai_academy',
    'PRODUCT_NOT_SOLD',
    { status: 'ALUMNI', areas: [] },
  ],
  ['a plan by an employee', 'prod_unlimited', 'PAID_BY_ORGANIZATION', { customer: 'acme' }],
  [
    'a product by a scholar',
    SHOP_PRODUCTS.miniMba,
    'PAID_BY_ORGANIZATION',
    { scholarship: { scholarshipId: 's', name: 'S', type: 'FULL' } },
  ],
  ['a second plan', 'prod_unlimited', 'ALREADY_SUBSCRIBED', { manageBilling: true }],
]

test.each(REFUSED)(
  'A checkout of %s is refused, and Stripe is not asked',
  async (_what, productId, code, member) => {
    stripe.fail('fails')
    const buyer = await shop.insertBuyer(member)
    expect(await buyer.buy(productId)).toMatchObject({ url: null, error: { code } })
    expect(stripe.requests()).toBe(0)
  },
)

test('The tampered and refused checkouts are at least thirty', () => {
  expect(SPOILED.length + REFUSED.length).toBeGreaterThanOrEqual(30)
})

test('An offered plan is not sold to a free account, to the subscribed or to those for whom others pay', async () => {
  stripe.fail('fails')
  const codes = await Promise.all(
    [{}, { status: 'MEMBER', manageBilling: true } as const, { status: 'EMPLOYEE' } as const].map(
      async (member) => {
        const buyer = await shop.insertBuyer(member)
        return (await buyer.subscribe()).error?.code
      },
    ),
  )
  expect(codes).toEqual(['PRODUCT_NOT_SOLD', 'ALREADY_SUBSCRIBED', 'PAID_BY_ORGANIZATION'])
  expect(stripe.requests()).toBe(0)
})
