import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareWithStripe } from '../comparison/compare-with-stripe.ts'
import { openPayingSchool, type Payer, type PayingSchool, SCHOOL_NOW } from '../sync/paying-school.fixture.ts'

const MEMBER = ['MEMBER', true, 'mc-limited', 'mcsc-unlimited to 2027-12-03']
const FREE = ['LIMITED', false, 'mc-limited']
let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

/** Disputes a payment, all that is left of it without an amount, and returns how the bank decides it. */
function dispute({ id }: { id: string }, amount?: number) {
  const { account } = school.emulator
  const disputed = account.dispute(id, amount)
  return (status: 'lost' | 'won') => account.decideDispute(disputed.id, status)
}

async function stateAfterSync(payer: Payer) {
  await payer.sync()
  return payer.state()
}

/** Returns the differences that the comparison finds for a member at a moment. */
async function differencesOf({ userId }: Payer, now: number) {
  const compared = await compareWithStripe(school.server.services, now)
  return compared?.differences.filter((each) => each.userId === userId).map(({ kind }) => kind)
}

describe('A payment that is disputed at a bank', () => {
  test('keeps the plan open until the bank has decided, and ends it for good if the school loses', async () => {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    const decide = dispute(await payer.charge())
    expect(await stateAfterSync(payer)).toEqual(MEMBER)
    decide('lost')
    expect(await stateAfterSync(payer)).toEqual(FREE)
    expect(await payer.rows()).toMatchObject({
      subscriptions: [{ status: 'active', refunded: true }],
      payments: [{ amountRefunded: 0, amountChargedBack: 99_500 }],
    })
  })

  test('changes nothing if the school wins', async () => {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    dispute(await payer.charge())('won')
    expect(await stateAfterSync(payer)).toEqual(MEMBER)
    expect((await payer.rows()).payments).toMatchObject([{ amountRefunded: 0, amountChargedBack: 0 }])
  })

  test('counts as returned in full when a part was refunded, and the bank takes the rest', async () => {
    const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
    await payer.buy('price_crash_course')
    const charge = await payer.charge()
    school.emulator.account.refund(charge.id, 5_000)
    expect(await stateAfterSync(payer)).toEqual(['MEMBER', false, 'crash-courses'])
    dispute(charge)('lost')
    expect(await stateAfterSync(payer)).toEqual(['ALUMNI', false])
    expect(await payer.rows()).toMatchObject({
      payments: [{ amountRefunded: 5_000, amountChargedBack: 14_500 }],
      purchases: [{ refunded: true }],
    })
  })

  test.each([
    ['more', 101_000],
    ['a little less', 98_000],
  ])('counts as returned in full, and for no more, when the bank states %s', async (_, amount) => {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    dispute(await payer.charge(), amount)('lost')
    expect(await stateAfterSync(payer)).toEqual(FREE)
    expect(await payer.rows()).toMatchObject({
      subscriptions: [{ refunded: true }],
      payments: [{ amount: 99_500, amountRefunded: 0, amountChargedBack: 99_500 }],
    })
    expect(await differencesOf(payer, SCHOOL_NOW)).toEqual([])
  })

  test('leaves the plan open when the bank takes a part of it alone', async () => {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    dispute(await payer.charge(), 40_000)('lost')
    expect(await stateAfterSync(payer)).toEqual(MEMBER)
    expect((await payer.rows()).payments).toMatchObject([{ amountRefunded: 0, amountChargedBack: 40_000 }])
    expect(await differencesOf(payer, SCHOOL_NOW)).toEqual([])
  })

  test('is found by the comparison when its end was not heard of, months after the payment', async () => {
    const payer = await school.insertPayer()
    await payer.buy('price_unlimited')
    const decide = dispute(await payer.charge())
    await payer.sync()
    decide('lost')
    const later = SCHOOL_NOW + 120 * 86_400_000
    expect(await differencesOf(payer, later)).toEqual(['refund', 'entitlement left over', 'member status'])
    await payer.sync()
    expect(await differencesOf(payer, later)).toEqual([])
  })
})
