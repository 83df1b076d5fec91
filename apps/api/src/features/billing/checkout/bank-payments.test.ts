import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncMember } from '../sync/sync-customer.ts'
import { type EmulatedShop, openEmulatedShop } from './shop.fixture.ts'
import { SHOP_PRODUCTS } from './sold-content.fixture.ts'

let shop: EmulatedShop
beforeAll(async () => {
  shop = await openEmulatedShop()
})
afterAll(() => shop.close())

/** Pays the newest open checkout by a bank, which takes days. */
function payByBank() {
  const { checkoutSessions } = shop.stripe.account.objects
  const open = [...checkoutSessions.values()].findLast(({ status }) => status === 'open')
  const paid = shop.stripe.account.payCheckoutSession(open?.id ?? '', 'bank_debit')
  return 'intent' in paid ? paid.intent : ''
}

test('A product whose money is on its way is not sold again, and is once the bank has refused', async () => {
  const buyer = await shop.insertBuyer()
  await buyer.buy(SHOP_PRODUCTS.miniMba)
  const intent = payByBank()
  for (const _click of ['the first', 'a second'])
    expect((await buyer.buy(SHOP_PRODUCTS.miniMba)).error?.code).toBe('PRODUCT_NOT_SOLD')
  shop.stripe.account.confirmPayment(intent, 'fail')
  expect((await buyer.buy(SHOP_PRODUCTS.miniMba)).error).toBeNull()
})

test('A plan whose money a bank has refused is sold again, and the refused one is ended', async () => {
  const buyer = await shop.insertBuyer()
  await buyer.buy('prod_unlimited')
  const intent = payByBank()
  expect((await buyer.buy('prod_unlimited')).error?.code).toBe('ALREADY_SUBSCRIBED')
  shop.stripe.account.confirmPayment(intent, 'fail')
  await syncMember(shop.server.services, buyer.userId)
  const { customers, subscriptions } = shop.stripe.account.objects
  const own = [...customers.values()].find(({ metadata }) => metadata['userId'] === buyer.userId)
  const statuses = () =>
    [...subscriptions.values()].flatMap(({ customer, status }) => (customer === own?.id ? status : []))
  expect((await buyer.buy('prod_unlimited')).error).toBeNull()
  expect(statuses()).toHaveLength(1)
  expect(['canceled', 'incomplete_expired']).toContain(statuses()[0])
})
