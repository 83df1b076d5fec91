import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openPayingSchool, type Payer, type PayingSchool, SCHOOL_NOW } from '../sync/paying-school.fixture.ts'
import { compareWithStripe } from './compare-with-stripe.ts'

const COURSE = 'price_crash_course'
let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())
beforeEach(() => {
  school.clock.now = SCHOOL_NOW
})

/** Compares, and returns the kinds of the differences of a member; without one, those of no member with what they are of. */
async function compare(payer?: Payer) {
  const compared = await compareWithStripe(school.server.services, school.clock.now)
  const found = (compared?.differences ?? []).filter(({ userId }) => userId === (payer?.userId ?? null))
  return found.map(({ kind, boughtId }) => (payer ? kind : `${kind} ${boughtId}`))
}

describe('The comparison with Stripe finds', () => {
  test('a purchase whose event was lost, and reading the member again mends it', async () => {
    const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
    await payer.buy(COURSE)
    school.clock.now += 34 * DAY_MS
    expect(await compare(payer)).toEqual(['purchase unknown to us'])
    await payer.sync()
    expect(await compare(payer)).toEqual([])
    expect(await payer.state()).toEqual(['MEMBER', false, 'crash-courses'])
  })

  test('a refund of which nothing was heard, of a purchase that is older than those that are listed', async () => {
    const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
    await payer.buy(COURSE)
    await payer.sync()
    school.clock.now += 60 * DAY_MS
    const { id } = await payer.charge()
    school.emulator.account.refund(id, 5_000)
    expect(await compare(payer)).toEqual([])
    school.emulator.account.refund(id)
    expect(await compare(payer)).toEqual(['purchase refund'])
    await payer.sync()
    expect(await compare(payer)).toEqual([])
    expect(await payer.state()).toEqual(['ALUMNI', false])
    school.clock.now += 60 * DAY_MS
    expect(await compare(payer)).toEqual([])
  })

  test('a purchase that a bank took back, half a year after it was paid', async () => {
    const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
    await payer.buy(COURSE)
    await payer.sync()
    const { account } = school.emulator
    const dispute = account.dispute((await payer.charge()).id)
    expect(await compare(payer)).toEqual([])
    account.decideDispute(dispute.id, 'lost')
    school.clock.now += 180 * DAY_MS
    expect(await compare(payer)).toEqual(['purchase refund'])
    await payer.sync()
    expect(await compare(payer)).toEqual([])
    expect(await payer.state()).toEqual(['ALUMNI', false])
  })

  test('a purchase that a bank pays once the money has come, and not before', async () => {
    const payer = await school.insertPayer()
    const outcome = school.emulator.account.payCheckoutSession(await payer.openCheckout(COURSE), 'bank_debit')
    expect(await compare(payer)).toEqual([])
    school.emulator.account.confirmPayment('intent' in outcome ? outcome.intent : '', 'complete')
    expect(await compare(payer)).toEqual(['purchase unknown to us'])
  })

  test('what a customer of no member bought of the school, and nothing that the school does not sell', async () => {
    const payer = await school.insertPayer()
    const { stripe } = school
    const { id: other } = await stripe.prices.create({
      product: (await stripe.products.create({ name: 'A mug' })).id,
      currency: 'usd',
      unit_amount: 1_500,
    })
    const { id: customer } = await stripe.customers.create({ email: 'stranger@example.com' })
    const mode = 'payment'
    await payer.buy(other, undefined, { mode })
    await payer.buy(other, undefined, { mode, customer })
    expect([await compare(payer), await compare()]).toEqual([[], []])
    const bought = await payer.buy(COURSE, undefined, { customer })
    expect([await compare(payer), await compare()]).toEqual([[], [`purchase unknown to us ${bought}`]])
  })
})
