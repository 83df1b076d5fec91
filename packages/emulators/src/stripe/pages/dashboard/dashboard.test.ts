import { expect, test } from 'vitest'
import { GOOD, openPages, textOf } from '../pages-kit.fixture.ts'

const AT = '/dev/stripe'
const CLOCK = `${AT}/customers/cus_ada/clock`

test('The dashboard of an account that has sold nothing says so', async () => {
  const text = textOf(await openPages().get(AT))
  expect(text).toContain('1 customer, 0 subscriptions, 0 payments.')
  expect(text).toContain('No payments yet.')
  expect(text).toContain('Nothing was sent yet.')
})

test('The clock of a customer moves to the next renewal, and what is due happens', async () => {
  const { account, get, post } = openPages({})
  const { location = '' } = await post(CLOCK, { to: 'renewal' })
  expect(textOf(await get(location))).toContain('The clock was moved, and what was due has happened.')
  expect([...account.objects.charges.values()].filter(({ paid }) => paid)).toHaveLength(2)
  await post(CLOCK, { days: '7' })
  expect(textOf(await get(AT))).toContain('The clock says Nov 28, 2026')
})

test.each(['0', '-1', '1.5', 'many', '4001'])(
  'The clock of a customer does not move by %s days',
  async (days) => {
    const { account, post } = openPages({})
    const before = account.time('cus_ada')
    expect(textOf(await post(CLOCK, { days }))).toContain('A clock moves forward by whole days')
    expect(account.time('cus_ada')).toBe(before)
  },
)

test('A payment is refunded in parts, and never more than was paid', async () => {
  const { account, get, post } = openPages({})
  const [charge] = account.objects.charges.values()
  const refund = `${AT}/charges/${charge?.id}/refund`
  await post(refund, { amount: '200.50' })
  expect(textOf(await get(AT))).toContain('$200.50 refunded')
  const tooMuch = await post(refund, { amount: '995.00' })
  expect([tooMuch.status, tooMuch.body.includes('role="alert"')]).toEqual([200, true])
  await post(refund, { amount: '794.50' })
  expect(charge?.refunded).toBe(true)
  expect(textOf(await post(refund, { amount: 'all' }))).toContain('Write the amount as 745.00.')
})

test.each([
  ['lost', 'Charged back', false],
  ['won', 'Dispute won', true],
])('A payment that is disputed, and whose dispute is %s, reads "%s"', async (outcome, said, refundable) => {
  const { account, get, post } = openPages({})
  const [charge] = account.objects.charges.values()
  const { location = '' } = await post(`${AT}/charges/${charge?.id}/dispute`, {})
  const disputed = await get(location)
  expect(textOf(disputed)).toContain('The payment is disputed, and the bank holds the money.')
  expect(disputed.body).not.toContain('/refund"')
  const [dispute] = account.objects.disputes.values()
  await post(`${AT}/disputes/${dispute?.id}`, { outcome })
  const decided = await get(AT)
  expect(textOf(decided)).toContain(said)
  expect(decided.body.includes('/refund"')).toBe(refundable)
  expect(textOf(await post(`${AT}/disputes/${dispute?.id}`, { outcome }))).toContain('already closed')
})

test.each([
  ['complete', 'paid'],
  ['fail', 'unpaid'],
])('A payment from a bank account, told to %s, is then %s', async (outcome, paymentStatus) => {
  const { account, checkout, get, post } = openPages()
  const { id, path } = checkout()
  await post(path, { with: 'bank' })
  const intent = /\/intents\/(pi_\w+)/.exec((await get(AT)).body)?.[1] ?? ''
  await post(`${AT}/intents/${intent}`, { outcome })
  expect(account.objects.checkoutSessions.get(id)?.payment_status).toBe(paymentStatus)
})

test('The deliveries are disturbed as the form says, until it is sent again', async () => {
  const { deliveries, get, post } = openPages()
  await post(`${AT}/deliveries`, { fail: '2', forge: '1', forgery: 'old', delayMs: '500', reorder: 'on' })
  expect(deliveries.controls).toEqual({
    fail: 2,
    drop: 0,
    repeat: 0,
    forge: 1,
    forgery: 'old',
    delayMs: 500,
    reorder: true,
  })
  expect((await get(AT)).body).toMatch(/<details open>.*<option value="old"\s+selected>/s)
  expect(textOf(await post(`${AT}/deliveries`, { fail: '-1' }))).toContain('Write whole numbers')
  expect(textOf(await post(`${AT}/deliveries`, { forgery: 'other' }))).toContain('Write whole numbers')
  await post(`${AT}/deliveries`, {})
  expect(deliveries.controls).toMatchObject({ fail: 0, forge: 0, delayMs: 0, reorder: false })
})

test('The dashboard lists what was sent, and what became of it', async () => {
  const { account, checkout, deliveries, get, post } = openPages()
  await post(checkout().path, GOOD)
  const [event] = [...account.objects.events.values()].filter(
    ({ type }) => type === 'checkout.session.completed',
  )
  deliveries.attempts.unshift({
    event: event as never,
    at: Date.UTC(2026, 4, 20),
    outcome: 400,
    forgery: 'future',
  })
  const text = textOf(await get(AT))
  expect(text).toContain(`checkout.session.completed ${event?.id}`)
  expect(text).toContain('400 forged: future')
})
