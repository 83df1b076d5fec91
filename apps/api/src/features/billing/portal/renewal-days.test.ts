import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmulatedShop, openEmulatedShop } from '../checkout/shop.fixture.ts'
import { syncMember } from '../sync/sync-customer.ts'

let shop: EmulatedShop
beforeAll(async () => {
  shop = await openEmulatedShop()
})
afterAll(() => shop.close())

const GOOD_CARD = '4242424242424242'
const BILLING = '{ billing: getMembershipBilling { nextPaymentAt } }'

/** Returns the days on which the member reads before paying, after it, and in the settings of each year that the plan renews. */
async function renewalDays(begun: string, years: number): Promise<string[]> {
  shop.clock.now = Date.parse(begun)
  const buyer = await shop.insertBuyer({ status: 'ALUMNI', areas: [] })
  const days: unknown[] = [(await buyer.offer())?.renewsAt]
  await buyer.subscribe()
  const { account } = shop.stripe
  const checkout = [...account.objects.checkoutSessions.values()].at(-1)
  account.payCheckoutSession(checkout?.id ?? '', GOOD_CARD)
  days.push((await buyer.confirm(checkout?.id ?? ''))?.renewsAt)
  const subscription = () => [...account.objects.subscriptions.values()].at(-1)
  for (let year = 0; year < years; year++) {
    const { data } = await shop.server.graphql<{ billing: { nextPaymentAt: string } }>(
      await shop.server.token(buyer.userId),
      BILLING,
    )
    const shown = data?.billing.nextPaymentAt ?? ''
    expect(Date.parse(shown) / 1000).toBe(subscription()?.items.data[0]?.current_period_end)
    days.push(shown)
    shop.clock.now = Date.parse(shown)
    account.runDue()
    await syncMember(shop.server.services, buyer.userId)
  }
  return days.map((day) => String(day).slice(0, 16))
}

test('A plan of 29 February renews on the 28th, and on the 29th in a leap year, as is said before and after paying', async () => {
  expect(await renewalDays('2028-02-29T08:30:00Z', 4)).toEqual([
    '2029-02-28T08:30',
    '2029-02-28T08:30',
    '2029-02-28T08:30',
    '2030-02-28T08:30',
    '2031-02-28T08:30',
    '2032-02-29T08:30',
  ])
})

test('A plan of the 31st renews on the 31st', async () => {
  expect(await renewalDays('2034-08-31T23:59:00Z', 2)).toEqual([
    '2035-08-31T23:59',
    '2035-08-31T23:59',
    '2035-08-31T23:59',
    '2036-08-31T23:59',
  ])
})
