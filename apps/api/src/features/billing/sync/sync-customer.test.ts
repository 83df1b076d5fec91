import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plans } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import {
  FAILING_CARD,
  GOOD_CARD,
  openPayingSchool,
  type PayingSchool,
  SCHOOL_NOW,
} from './paying-school.fixture.ts'
import { idOf } from '../stripe/id-of.ts'
import { syncCustomer, syncMember } from './sync-customer.ts'

const YEAR_DAYS = 365
let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())
beforeEach(() => {
  school.clock.now = SCHOOL_NOW
})

test('A plan that is paid makes a member of a free account, and opens its area until the days of grace after the year', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mc-limited', 'mcsc-unlimited to 2027-12-03'])
  const { subscriptions, payments } = await payer.rows()
  expect(subscriptions).toMatchObject([
    {
      planId: 'unlimited',
      status: 'active',
      amount: 99_500,
      currency: 'usd',
      cancelAt: null,
      refunded: false,
    },
  ])
  expect(payments).toMatchObject([{ amount: 99_500, amountRefunded: 0, currency: 'usd' }])
})

test.each(['ALUMNI', 'POST_TRIAL', 'TRIAL', 'EMPLOYEE'] as const)(
  'A plan that an account of the status %s pays makes it a member, unless it is an employee',
  async (status) => {
    const payer = await school.insertPayer({ status, areas: [] })
    await payer.buy('price_ai_academy')
    await payer.sync()
    const expected = status === 'EMPLOYEE' ? 'EMPLOYEE' : 'MEMBER'
    expect(await payer.state()).toEqual([expected, true, 'ai-academy to 2027-12-03'])
  },
)

test('A customer who has bought nothing keeps status and areas, whatever their account says', async () => {
  const payer = await school.insertPayer({ status: 'TRIAL', areas: ['mcsc-unlimited'] })
  await payer.openCheckout('price_unlimited')
  await payer.sync()
  expect(await payer.state()).toEqual(['TRIAL', false, 'mcsc-unlimited'])
})

test('A subscription that begins with a trial opens its area before anything is paid', async () => {
  const payer = await school.insertPayer({ status: 'TRIAL', areas: [] })
  const trial_end = SCHOOL_NOW / 1000 + 5 * 86_400
  await payer.buy('price_unlimited', GOOD_CARD, { subscription_data: { trial_end } })
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2026-12-08'])
  const { subscriptions, payments } = await payer.rows()
  expect([subscriptions[0]?.status, payments]).toEqual(['trialing', []])
})

test('A plan that is paid by a bank opens nothing until the money has come', async () => {
  const payer = await school.insertPayer()
  const checkout = await payer.openCheckout('price_unlimited')
  const outcome = school.emulator.account.payCheckoutSession(checkout, 'bank_debit')
  await payer.sync()
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
  school.emulator.account.confirmPayment('intent' in outcome ? outcome.intent : '', 'complete')
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mc-limited', 'mcsc-unlimited to 2027-12-03'])
})

test('A plan that a bank does not pay in the end opens nothing, and nothing is waited for', async () => {
  const payer = await school.insertPayer()
  const checkout = await payer.openCheckout('price_unlimited')
  const outcome = school.emulator.account.payCheckoutSession(checkout, 'bank_debit')
  await payer.sync()
  expect((await payer.rows()).subscriptions).toMatchObject([{ status: 'incomplete' }])
  school.emulator.account.confirmPayment('intent' in outcome ? outcome.intent : '', 'fail')
  await payer.sync()
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
  expect(['unpaid', 'incomplete_expired']).toContain((await payer.rows()).subscriptions[0]?.status)
})

test('A plan stays open to whoever pays an older price of it', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  const { db } = school.server.database
  const rename = async (stripePriceId: string) => {
    await db.update(plans).set({ stripePriceId }).where(eq(plans.planId, 'unlimited'))
    await school.server.services.cacheInvalidation.transaction(async (_tx, invalidate) =>
      invalidate('catalog'),
    )
  }
  await rename('price_unlimited_2028')
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mc-limited', 'mcsc-unlimited to 2027-12-03'])
  expect((await payer.rows()).subscriptions).toMatchObject([
    { planId: 'unlimited', stripePriceId: 'price_unlimited' },
  ])
  await rename('price_unlimited')
})

test('A subscription that its member cancels opens its area to the end of the year, and leaves a former member', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited')
  await payer.sync()
  const [subscription] = (await payer.rows()).subscriptions
  await school.stripe.subscriptions.update(String(subscription?.subscriptionId), {
    cancel_at_period_end: true,
  })
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-11-26'])
  expect((await payer.rows()).subscriptions).toMatchObject([{ nextAmount: null }])

  school.clock.now += (YEAR_DAYS + 1) * DAY_MS
  school.emulator.account.runDue()
  await payer.sync()
  expect(await payer.state()).toEqual(['ALUMNI', false])
})

test('A member whose subscription has ended is what the rest of their areas makes them', async () => {
  const free = await school.insertPayer()
  const invited = await school.insertPayer({ areas: ['mc-limited', 'ai-academy'] })
  for (const payer of [free, invited]) {
    await payer.buy('price_unlimited')
    await payer.sync()
    const [subscription] = (await payer.rows()).subscriptions
    await school.stripe.subscriptions.cancel(String(subscription?.subscriptionId))
    await payer.sync()
  }
  expect(await free.state()).toEqual(['LIMITED', false, 'mc-limited'])
  expect(await invited.state()).toEqual(['MEMBER', false, 'ai-academy', 'mc-limited'])
})

test('A renewal that fails keeps the area open for the days of grace, and mended it goes on for a year', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unlimited', FAILING_CARD)
  await payer.sync()
  school.clock.now += (YEAR_DAYS + 1) * DAY_MS
  school.emulator.account.runDue()
  await payer.sync()
  const [late] = (await payer.rows()).subscriptions
  expect(late).toMatchObject({ status: 'past_due', openInvoiceUrl: expect.stringContaining('/dev/stripe/') })
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-03'])

  const [open] = (await school.stripe.subscriptions.list({ customer: payer.customer })).data
  school.emulator.account.payInvoice(idOf(open?.latest_invoice) ?? '', GOOD_CARD)
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2028-12-03'])
  const { payments, subscriptions } = await payer.rows()
  expect([payments.length, subscriptions[0]?.openInvoiceUrl]).toEqual([2, null])
})

test('A price without a plan opens nothing', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_unsold')
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true])
  expect((await payer.rows()).subscriptions).toMatchObject([{ planId: null }])
})

test('A customer of no member, and a member without a customer, are left alone', async () => {
  const { id } = await school.stripe.customers.create({})
  const userId = await school.server.insertMember({})
  await syncCustomer(school.server.services, id)
  expect(await syncMember(school.server.services, userId)).toBe(false)
})
