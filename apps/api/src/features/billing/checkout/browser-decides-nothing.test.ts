import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmulatedShop, openEmulatedShop, type ShopBuyer } from './shop.fixture.ts'
import { SHOP_PRODUCTS } from './sold-content.fixture.ts'

const RUNS = process.env['NIGHTLY'] ? 10_000 : 300

let shop: EmulatedShop
let buyers: ShopBuyer[]
beforeAll(async () => {
  shop = await openEmulatedShop()
  buyers = await Promise.all([1, 2, 3].map(() => shop.insertBuyer()))
})
afterAll(() => shop.close())

/** The catalog's amounts, in cents, of what a free account may buy. */
const AMOUNTS: Readonly<Record<string, number>> = {
  prod_unlimited: 99_500,
  prod_ai_academy: 75_000,
  [SHOP_PRODUCTS.miniMba]: 149_500,
  [SHOP_PRODUCTS.course]: 149_500,
}

/** The pages that sell the products. */
const pagesOfProducts = (): Readonly<Record<string, string>> => ({
  [SHOP_PRODUCTS.miniMba]: `/courses/${shop.miniMbaCourseId}`,
  [SHOP_PRODUCTS.course]: `/courses/${shop.courseId}`,
})

const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.replaceAll('\0', ''))
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'javascript:alert(1)',
    '//elsewhere.example',
    '/checkout/return',
    'http://localhost@elsewhere.example',
    '',
  ),
  text,
)
const name = fc.oneof(text, fc.constantFrom('nia', 'Nia ', 'Okafor\u200b', 'NIA', ''))
const email = fc.oneof(fc.emailAddress(), text)
const product = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(AMOUNTS)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('prod_old', 'price_unlimited', 'unlimited', '__proto__', 'constructor'),
  },
  { weight: 1, arbitrary: text },
)

/** Generates values that a browser sends in place of its own: mostly one of them, and often none. */
const call = fc.record({
  buyer: fc.nat(2),
  victim: fc.nat(2),
  product,
  spoiled: fc.oneof(
    fc.constant({}),
    fc.record(
      { email, first_name: name, last_name: name, cancel_url: address, return_url: address },
      { requiredKeys: [] },
    ),
  ),
  asVictim: fc.boolean(),
})

test('Nothing that a browser sends decides the amount, the product, an address or whom it is for', async () => {
  const counts = { begun: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(call, async ({ buyer, victim, product: productId, spoiled, asVictim }) => {
      const own = buyers[buyer]
      const other = buyers[victim]
      if (!own || !other) throw new Error('There are three buyers.')
      const values = { ...spoiled, ...(asVictim && { user_id: other.userId }) }
      shop.stripe.requests.length = 0
      const { url, error } = await own.buy(productId, values)
      const isOwn = Object.keys(spoiled).length === 0 && (!asVictim || buyer === victim)
      if (!isOwn || !Object.hasOwn(AMOUNTS, productId)) {
        expect(url).toBeNull()
        expect(error).not.toBeNull()
        expect(shop.stripe.requests).toEqual([])
        counts.refused++
        return
      }
      const { checkoutSessions, customers } = shop.stripe.account.objects
      const checkout = [...checkoutSessions.values()].find((one) => one.url === url)
      expect(checkout).toMatchObject({
        status: 'open',
        amount_total: AMOUNTS[productId],
        success_url: `${shop.server.url}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: shop.server.url + (pagesOfProducts()[productId] ?? '/upgrade?ec=uc'),
      })
      expect(customers.get(checkout?.customer ?? '')?.metadata['userId']).toBe(own.userId)
      counts.begun++
    }),
    { numRuns: RUNS, seed: 20_261_126 },
  )
  expect(counts.begun).toBeGreaterThan(RUNS / 10)
  expect(counts.refused).toBeGreaterThan(RUNS / 10)
}, 600_000)
