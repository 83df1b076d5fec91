import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollments, members, sessionSeats, subscriptions } from '@section/db/schema.ts'
import {
  openPayingSchool,
  type Payer,
  type PayingSchool,
} from '../../features/billing/sync/paying-school.fixture.ts'
import { authenticate } from '../../server/access/authenticate.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'

// docs/product/billing.md#deleted-accounts

let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

const remove = (email: string, { services } = school.server) =>
  operatorCommand('member:delete', [email])(services)
const db = () => school.server.database.db
const exists = async (userId: string) => (await db().$count(members, eq(members.userId, userId))) > 0
const running = async ({ customer }: Payer) =>
  (await school.stripe.subscriptions.list({ customer })).data.map(({ id }) => id)

test('A deleted member is signed out, and what they pay for ends at Stripe, also what the books do not know', async () => {
  const nia = await school.insertPayer({ email: 'nia@example.com' })
  await nia.buy('price_unlimited')
  await nia.sync()
  await nia.buy('price_ai_academy')
  await db().delete(subscriptions)
  const open = await nia.openCheckout('price_crash_course')
  const token = await school.server.token(nia.userId)
  const signedIn = async () =>
    (await authenticate(school.server.services, `Bearer ${token}`)) instanceof Error
  const heard: string[] = []
  school.server.services.cacheInvalidation.on('membership', (userId) => heard.push(userId))
  expect(await signedIn()).toBe(false)
  expect(await remove(' NIA@example.com')).toBe(
    'nia@example.com is deleted, and signed out everywhere. Subscriptions ended at Stripe: 2.',
  )
  expect([await running(nia), await exists(nia.userId), await signedIn()]).toEqual([[], false, true])
  expect((await school.stripe.checkout.sessions.retrieve(open)).status).toBe('expired')
  expect(heard).toContain(nia.userId)
  // The events of what has ended come when nobody has the customer any more.
  await nia.sync()
  expect(await operatorCommand('billing:compare', [])(school.server.services)).toContain('are equal')
})

test('While Stripe is down nothing is deleted, which a sentence says, and the command can be repeated', async () => {
  const omar = await school.insertPayer({ email: 'omar@example.com' })
  await omar.buy('price_unlimited')
  await omar.sync()
  const before = await omar.state()
  school.emulator.goDown(true)
  await expect(remove('omar@example.com')).rejects.toThrow(
    new OperatorError('Stripe does not answer. Nothing was deleted. Run this again.'),
  )
  school.emulator.goDown(false)
  expect(await omar.state()).toEqual(before)
  expect(await running(omar)).toHaveLength(1)
  expect(await remove('omar@example.com')).toContain('Subscriptions ended at Stripe: 1.')
  expect([await running(omar), await exists(omar.userId)]).toEqual([[], false])
})

test('The seats of a deleted member go to the first in line, with the mail about it, also one that they have completed', async () => {
  const { sessionId } = school
  const ada = await school.insertPayer({ email: 'ada@example.com', status: 'ALUMNI', areas: [] })
  await ada.buy('price_mini_mba')
  await ada.sync()
  const [kim, lee, max] = [
    await school.server.insertMember({ email: 'kim@example.com' }),
    await school.server.insertMember({ email: 'lee@example.com' }),
    await school.server.insertMember({ email: 'max@example.com' }),
  ]
  const at = new Date(school.clock.now)
  await db()
    .insert(enrollments)
    .values([
      { userId: kim, sessionId, state: 'COMPLETED', createdAt: at, enrolledAt: at, completedAt: at },
      { userId: lee, sessionId, state: 'WAITLISTED', createdAt: at },
      { userId: max, sessionId, state: 'WAITLISTED', createdAt: at },
    ])
  await db().update(sessionSeats).set({ taken: 2 }).where(eq(sessionSeats.sessionId, sessionId))
  const seated = async () => {
    const [seats] = await db().select().from(sessionSeats).where(eq(sessionSeats.sessionId, sessionId))
    const found = await db()
      .select({ userId: enrollments.userId })
      .from(enrollments)
      .where(and(eq(enrollments.sessionId, sessionId), eq(enrollments.state, 'ENROLLED')))
    return [seats?.taken, found.map(({ userId }) => userId).toSorted()]
  }
  expect(await seated()).toEqual([2, [ada.userId]])
  await remove('ada@example.com')
  expect(await seated()).toEqual([2, [lee]])
  await remove('kim@example.com')
  expect(await seated()).toEqual([2, [lee, max].toSorted()])
  await remove('lee@example.com')
  expect(await seated()).toEqual([1, [max]])
})

test('A member who never paid is deleted while Stripe is down, and a stranger is an error', async () => {
  const userId = await school.server.insertMember({ email: 'free@example.com' })
  school.emulator.goDown(true)
  expect(await remove('free@example.com')).toContain('Subscriptions ended at Stripe: 0.')
  school.emulator.goDown(false)
  expect(await exists(userId)).toBe(false)
  await expect(remove('free@example.com')).rejects.toThrow(
    new OperatorError('There is no member with the address free@example.com.'),
  )
})

test('Without a key of Stripe, a member is deleted unless they have a customer there', async () => {
  const zoe = await school.insertPayer({ email: 'zoe@example.com' })
  const free = await school.server.insertMember({ email: 'fred@example.com' })
  const without = await startTestServer({ config: { stripe: null }, database: school.server.database })
  await expect(remove('zoe@example.com', without)).rejects.toThrow(
    'zoe@example.com has a customer at Stripe, and STRIPE_SECRET_KEY is not set. Nothing was deleted.',
  )
  await remove('fred@example.com', without)
  expect([await exists(zoe.userId), await exists(free)]).toEqual([true, false])
  await without.close()
})
