import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let made: string[] = []
beforeAll(async () => {
  service = await startStripeService('2026-03-02T09:00:00Z')
  for (let index = 0; index < 25; index++) {
    const { id } = await service.stripe.products.create({ name: `Product ${index}` })
    made = [id, ...made]
    service.wait(index % 2)
  }
})
afterAll(() => service.close())

test('A list answers ten at first, the newest first, and says that there are more', async () => {
  const page = await service.stripe.products.list()
  expect(page.data.map(({ id }) => id)).toEqual(made.slice(0, 10))
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/products' })
})

test('The library’s own paging reads every object once, in order', async () => {
  const read: string[] = []
  for await (const { id } of service.stripe.products.list({ limit: 7 })) read.push(id)
  expect(read).toEqual(made)
})

test('A list before an object answers its neighbours, and one after the last is empty', async () => {
  const { stripe } = service
  const before = await stripe.products.list({ limit: 3, ending_before: made[5] ?? '' })
  expect(before.data.map(({ id }) => id)).toEqual(made.slice(2, 5))
  expect(before.has_more).toBe(true)
  const after = await stripe.products.list({ starting_after: made.at(-1) ?? '' })
  expect(after).toMatchObject({ data: [], has_more: false })
})

test('A list of a time answers what was made in it, and one from an unknown object is refused', async () => {
  const { stripe } = service
  const start = Date.parse('2026-03-02T09:00:00Z') / 1000
  const early = await stripe.products.list({ created: { lte: start } })
  expect(early.data.map(({ name }) => name)).toEqual(['Product 1', 'Product 0'])
  await expect(stripe.products.list({ starting_after: 'prod_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  })
})
