import type Stripe from 'stripe'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { billingCustomers } from '@section/db/schema.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { GOOD_CARD, openPayingSchool, type Payer, type PayingSchool } from './paying-school.fixture.ts'
import { syncCustomer } from './sync-customer.ts'

let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

const subscriptionOf = async ({ customer }: Payer) => {
  const [subscription] = (await school.stripe.subscriptions.list({ customer, status: 'all' })).data
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

/** Begins a reading that is done with Stripe and applies nothing before it is let go on. */
async function heldReading({ customer }: Payer) {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const { services } = school.server
  const catalog = Object.assign(Object.create(services.catalog), {
    async current() {
      reached.resolve()
      await gate.promise
      return services.catalog.current()
    },
  })
  const done = syncCustomer({ ...services, catalog }, customer)
  await reached.promise
  return { goOn: () => (gate.resolve(), done) }
}

/** Returns a Stripe that lists one subscription, as it is given. */
const listing = (subscription: Stripe.Subscription): Stripe =>
  Object.assign(Object.create(school.stripe), {
    subscriptions: { list: () => ({ autoPagingToArray: () => Promise.resolve([subscription]) }) },
  })

/** Returns a Stripe whose list of charges knows of none yet. */
const withoutCharges = (): Stripe =>
  Object.assign(Object.create(school.stripe), {
    charges: { list: () => ({ autoPagingToArray: () => Promise.resolve([]) }) },
  })

test('A reading that began earlier and is finished later changes nothing', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited')
  const late = await heldReading(payer)
  await school.stripe.subscriptions.cancel((await subscriptionOf(payer)).id)
  await payer.sync()
  expect(await payer.state()).toEqual(['ALUMNI', false])
  await late.goOn()
  expect(await payer.state()).toEqual(['ALUMNI', false])
  const isTheirs = eq(billingCustomers.userId, payer.userId)
  const [customer] = await school.server.database.db.select().from(billingCustomers).where(isTheirs)
  expect([customer?.begunReading, customer?.appliedReading]).toEqual([2, 2])
})

test('Readings that finish in the order in which they began are all applied', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  const first = await heldReading(payer)
  await payer.buy('price_unlimited')
  const second = await heldReading(payer)
  await first.goOn()
  expect(await payer.state()).toEqual(['ALUMNI', false])
  await second.goOn()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-03'])
})

test('A reading while Stripe is down fails and keeps what was known', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited')
  await payer.sync()
  school.emulator.goDown(true)
  await expect(payer.sync()).rejects.toThrow()
  school.emulator.goDown(false)
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-03'])
})

test('A subscription whose answer has no period is kept as it was, the operator is told, and the reading fails', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited')
  await payer.sync()
  const given = await subscriptionOf(payer)
  const [item] = given.items.data as Partial<Stripe.SubscriptionItem>[]
  const { current_period_start: start, current_period_end: end } = item ?? {}
  delete item?.current_period_start
  delete item?.current_period_end
  const told = vi.spyOn(school.server.services.log, 'error')
  const reading = () => syncCustomer({ ...school.server.services, stripe: listing(given) }, payer.customer)
  await expect(reading()).rejects.toThrow(`The subscription ${given.id} has no period.`)
  expect(told.mock.calls.map(([, message]) => message)).toEqual([
    'Stripe’s answer lacks what it must have, and what was known is kept',
  ])
  told.mockRestore()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-03'])

  // An API of before 2025-03-31 names the period of the subscription instead.
  Object.assign(given, { current_period_start: start, current_period_end: Number(end) + 86_400 })
  await reading()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-04'])
})

test.each(['price_unlimited', 'price_crash_course'])(
  'A reading whose list of charges is older than the payment for %s fails, and the next one mails the amount',
  async (price) => {
    const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
    await payer.buy(price)
    const { services } = school.server
    const torn = syncCustomer({ ...services, stripe: withoutCharges() }, payer.customer)
    await expect(torn).rejects.toThrow(/^The payment pi_\w+ has no charge\.$/)
    expect(await payer.state()).toEqual(['ALUMNI', false])
    await payer.sync()
    const { amount: charged } = await payer.charge()
    const mails = await queuedMails(services.database.db)
    expect(mails.filter((mail) => 'userId' in mail && mail.userId === payer.userId)).toMatchObject([
      { charged },
    ])
  },
)

test('What costs nothing is applied without a charge', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await school.stripe.coupons.create({ id: 'free', percent_off: 100, duration: 'once' })
  for (const price of ['price_unlimited', 'price_crash_course'])
    await payer.buy(price, GOOD_CARD, { discounts: [{ coupon: 'free' }] })
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'crash-courses', 'mcsc-unlimited to 2027-12-03'])
  expect((await payer.rows()).payments).toEqual([])
})
