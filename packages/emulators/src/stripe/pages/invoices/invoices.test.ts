import { expect, test } from 'vitest'
import { CONFIRMED, DAY_S, DECLINED, GOOD, NOW_S, openPages, textOf } from '../pages-kit.fixture.ts'

/** A plan whose last payment failed three days ago. */
const FAILED = {
  startedAt: Date.UTC(2025, 4, 17, 12) / 1000,
  failedAt: NOW_S - 3 * DAY_S + 1,
  openInvoice: 'in_open',
}
const AT = '/dev/stripe/invoices/in_open'

const paying = () => openPages({ ...FAILED, failedAt: Date.UTC(2026, 4, 17, 12) / 1000 })

test('An invoice that was not paid is paid with another card, which the plan keeps', async () => {
  const { account, get, post } = paying()
  expect(textOf(await get(AT))).toContain('$995.00 Payment failed')
  const declined = await post(AT, DECLINED)
  expect([declined.status, textOf(declined).includes('Your card was declined.')]).toEqual([200, true])
  expect((await post(AT, GOOD)).location).toBe(AT)
  const paid = await get(AT)
  expect(textOf(paid)).toContain('Paid on May 20, 2026. Thank you.')
  expect(paid.body).toMatch(/href="\/dev\/stripe\/receipts\/ch_\w+"/)
  expect(account.need('subscriptions', 'sub_ada').status).toBe('active')
  expect((await post(AT, GOOD)).location).toBe(AT)
})

test('The payment of an invoice is confirmed where the bank asks for it', async () => {
  const { account, get, post } = paying()
  const step = (await post(AT, CONFIRMED)).location ?? ''
  const failed = (await post(step, { outcome: 'fail' })).location ?? ''
  expect(textOf(await get(failed))).toContain('We are unable to authenticate your payment method.')
  const again = (await post(AT, CONFIRMED)).location ?? ''
  expect((await post(again, { outcome: 'complete' })).location).toBe(AT)
  expect(account.need('subscriptions', 'sub_ada').status).toBe('active')
})

test('A form with a card that cannot exist is shown again', async () => {
  const { post } = paying()
  expect(textOf(await post(AT, { ...GOOD, expiry: '13 / 40' }))).toContain('expiration date is incomplete')
})

test('A receipt says what was paid, and what came back', async () => {
  const { account, get } = openPages({})
  const [charge] = account.objects.charges.values()
  const at = `/dev/stripe/receipts/${charge?.id}`
  expect(textOf(await get(at))).toContain('Receipt $995.00 Paid Paid on November 21, 2025')
  account.refund(charge?.id ?? '', 20_000)
  expect(textOf(await get(at))).toContain('Refunded −$200.00')
})

test.each(['/dev/stripe/invoices/in_nobodys', '/dev/stripe/receipts/ch_nobodys'])(
  'There is no page %s for what does not exist',
  async (url) => {
    expect((await openPages().get(url)).status).toBe(404)
  },
)
