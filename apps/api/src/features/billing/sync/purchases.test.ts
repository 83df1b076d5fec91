import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkoutAttempts, enrollments, entitlements, sessionSeats } from '@section/db/schema.ts'
import { openPayingSchool, type Payer, type PayingSchool } from './paying-school.fixture.ts'

let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

const db = () => school.server.database.db
const seatOf = async ({ userId }: Payer) => {
  const isTheirs = and(eq(enrollments.userId, userId), eq(enrollments.sessionId, school.sessionId))
  const [seat] = await db().select({ state: enrollments.state }).from(enrollments).where(isTheirs)
  return seat?.state ?? null
}
const takenSeats = async () => {
  const [seats] = await db().select().from(sessionSeats).where(eq(sessionSeats.sessionId, school.sessionId))
  return seats?.taken
}

test('A bought session gives a seat in it, once, and its price returned gives the seat back', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_mini_mba')
  await Promise.all([payer.sync(), payer.sync()])
  await payer.sync()
  expect([await seatOf(payer), await takenSeats()]).toEqual(['ENROLLED', 1])
  expect(await payer.state()).toEqual(['LIMITED', false, 'bootcamps', 'mc-limited'])
  const [held] = await db().select().from(entitlements).where(eq(entitlements.sessionId, school.sessionId))
  // The list of Mini-MBAs says by the label when it begins.
  expect(held).toMatchObject({ userId: payer.userId, label: '2027-01-25', endsAt: null })

  school.emulator.account.refund((await payer.charge()).id)
  await payer.sync()
  expect([await seatOf(payer), await takenSeats()]).toEqual([null, 0])
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
  expect((await payer.rows()).purchases).toMatchObject([{ productId: 'mini-mba', refunded: true }])
})

test('A seat that a member leaves after they bought it is not given again by a later reading', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_mini_mba')
  await payer.sync()
  const token = await school.server.token(payer.userId)
  const leave = `mutation ($userId: ID!, $sessionId: ID!) {
    saveEnrollment(input: { userId: $userId, sessionId: $sessionId, unenroll: true }) { error { code } } }`
  await school.server.graphql(token, leave, { userId: payer.userId, sessionId: school.sessionId })
  expect(await seatOf(payer)).toBeNull()
  await payer.sync()
  expect(await seatOf(payer)).toBeNull()
})

test('A seat that was sold beyond the last is told to the operator, and the purchase opens the session', async () => {
  const payers = await Promise.all([school.insertPayer(), school.insertPayer(), school.insertPayer()])
  const told = vi.spyOn(school.server.services.log, 'error')
  for (const payer of payers) {
    await payer.buy('price_mini_mba')
    await payer.sync()
  }
  const seats = await Promise.all(payers.map(seatOf))
  expect([seats, await takenSeats()]).toEqual([['ENROLLED', 'ENROLLED', null], 2])
  expect(told.mock.calls.map(([fields]) => fields)).toEqual([
    { userId: payers[2]?.userId, sessionId: school.sessionId, refusal: 'SESSION_FULL' },
  ])
  told.mockRestore()
  expect(await payers[2]?.state()).toContain('bootcamps')
})

test('A course that is bought after a trial has ended opens, before the end was stored', async () => {
  const trialEndDate = new Date(school.clock.now - 1000)
  const payer = await school.insertPayer({ status: 'TRIAL', trialEndDate, areas: [] })
  await payer.buy('price_crash_course')
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', false, 'crash-courses'])
})

test.each(['ALUMNI', 'POST_TRIAL'] as const)(
  'A course that an account of the status %s buys opens to them, and ends when its price is returned',
  async (status) => {
    const payer = await school.insertPayer({ status, areas: [] })
    await payer.buy('price_crash_course')
    await payer.sync()
    expect(await payer.state()).toEqual(['MEMBER', false, 'crash-courses'])
    const charge = await payer.charge()
    school.emulator.account.refund(charge.id, 5_000)
    await payer.sync()
    expect(await payer.state()).toEqual(['MEMBER', false, 'crash-courses'])
    expect((await payer.rows()).payments).toMatchObject([{ amount: 19_500, amountRefunded: 5_000 }])
    school.emulator.account.refund(charge.id)
    await payer.sync()
    expect(await payer.state()).toEqual(['ALUMNI', false])
  },
)

test('A purchase that a bank pays opens nothing until the money has come', async () => {
  const payer = await school.insertPayer()
  const checkout = await payer.openCheckout('price_crash_course')
  const outcome = school.emulator.account.payCheckoutSession(checkout, 'bank_debit')
  await payer.sync()
  expect([await payer.state(), (await payer.rows()).purchases]).toEqual([
    ['LIMITED', false, 'mc-limited'],
    [],
  ])
  school.emulator.account.confirmPayment('intent' in outcome ? outcome.intent : '', 'complete')
  await payer.sync()
  expect(await payer.state()).toEqual(['LIMITED', false, 'crash-courses', 'mc-limited'])
})

test('An attempt ends with its checkout, when that was paid or has expired, and not before', async () => {
  const attempts = [randomUUID(), randomUUID()]
  for (const [n, attemptId] of attempts.entries()) {
    const payer = await school.insertPayer()
    const startedAt = new Date(school.clock.now)
    const row = { attemptId, userId: payer.userId, item: 'crash-course', terms: '', startedAt }
    await db().insert(checkoutAttempts).values(row)
    const endedAt = async () => {
      const isIt = eq(checkoutAttempts.attemptId, attemptId)
      return (await db().select().from(checkoutAttempts).where(isIt))[0]?.endedAt ?? null
    }
    const checkout = await payer.openCheckout('price_crash_course', { client_reference_id: attemptId })
    await payer.sync()
    expect(await endedAt()).toBeNull()
    if (n === 0) school.emulator.account.payCheckoutSession(checkout, '4242424242424242')
    else await school.stripe.checkout.sessions.expire(checkout)
    await payer.sync()
    expect(await endedAt()).toEqual(startedAt)
  }
})
