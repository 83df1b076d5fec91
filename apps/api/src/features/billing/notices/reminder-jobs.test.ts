import { beforeEach, describe, expect, test } from 'vitest'
import { subscriptions } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { START, subscriberKit, YEAR_LATER } from '../portal/subscriber-kit.fixture.ts'
import { remind } from './remind.ts'
import { remindersJob } from './reminder-jobs.ts'

const kit = subscriberKit()
// Each test has days of its own, which are those of the others.
beforeEach(() => kit.server().database.db.execute('delete from finished_periods'))

/** Runs the job of reminders at `now`, and the jobs that it adds for single members. */
async function run(now: number) {
  kit.clock.now = now
  const { services } = kit.server()
  await remindersJob.run(services, now)
  const { boss } = services.jobs
  for (const { id, data } of await boss.fetch<Reminded>('remind-of-payment', { batchSize: 100 })) {
    await remind(services, data, now)
    await boss.complete('remind-of-payment', id)
  }
}

interface Reminded {
  subscriptionId: string
  userId: string
}

/** Returns the reminders to a member. */
const remindersTo = async (userId: string) =>
  (await kit.mails()).filter((mail) => 'userId' in mail && mail.userId === userId && REMINDERS.has(mail.kind))

const REMINDERS = new Set(['membership-renews', 'trial-payment'])
const RENEWS = { kind: 'membership-renews', planName: 'Unlimited', currency: 'usd', paymentAt: YEAR_LATER }
const from = (days: number) => YEAR_LATER - days * DAY_MS

describe('The reminder of a payment', () => {
  test('is mailed once in the 14 days before a renewal, with the amount of that day', async () => {
    const { userId, subscriptionId } = await kit.addSubscriber()
    await run(from(16))
    expect(await remindersTo(userId)).toEqual([])
    // Nothing has told us of this discount.
    await kit.stripe().subscriptions.update(subscriptionId, { discounts: [{ coupon: 'cancel-offer-200' }] })
    await run(from(13))
    for (const days of [13, 12, 1]) await run(from(days) + MINUTE_MS)
    expect(await remindersTo(userId)).toEqual([{ ...RENEWS, userId, amount: 79_500 }])
  })

  test('is mailed once when two servers remind at once', async () => {
    const { userId, subscriptionId } = await kit.addSubscriber()
    kit.clock.now = from(13)
    const { services } = kit.server()
    await Promise.all([1, 2, 3].map(() => remind(services, { userId, subscriptionId }, from(13))))
    expect(await remindersTo(userId)).toHaveLength(1)
  })

  test('is mailed in the three days before the first payment after a trial', async () => {
    const paymentAt = START + 10 * DAY_MS
    const { userId } = await kit.addSubscriber({ trial_end: paymentAt / 1000 })
    await run(paymentAt - 5 * DAY_MS)
    expect(await remindersTo(userId)).toEqual([])
    await run(paymentAt - 2 * DAY_MS)
    await run(paymentAt - DAY_MS)
    expect(await remindersTo(userId)).toEqual([
      { ...RENEWS, kind: 'trial-payment', paymentAt, userId, amount: 99_500 },
    ])
  })

  test('is mailed again in the next year', async () => {
    const { userId, sync } = await kit.addSubscriber()
    await run(from(13))
    kit.clock.now = YEAR_LATER
    await sync()
    await run(YEAR_LATER + 355 * DAY_MS)
    expect(await remindersTo(userId)).toHaveLength(2)
  })

  test('is not mailed to a member who has canceled meanwhile', async () => {
    const { userId, subscriptionId } = await kit.addSubscriber()
    await kit.stripe().subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await run(from(13))
    expect(await remindersTo(userId)).toEqual([])
  })

  test('waits while Stripe is down', async () => {
    const { userId, subscriptionId } = await kit.addSubscriber()
    kit.clock.now = from(13)
    kit.emulator().goDown(true)
    const { services } = kit.server()
    await expect(remind(services, { userId, subscriptionId }, from(13))).rejects.toThrow(
      'Stripe: unavailable',
    )
    expect(await remindersTo(userId)).toEqual([])
    kit.emulator().goDown(false)
    await remind(services, { userId, subscriptionId }, from(13))
    expect(await remindersTo(userId)).toHaveLength(1)
  })
})

test('The job of reminders adds a job for each member when there are more than one batch holds', async () => {
  const { userId, subscriptionId } = await kit.addSubscriber()
  const { database, services } = kit.server()
  const [row] = await database.db.select().from(subscriptions).limit(1)
  if (!row) throw new Error('There is no subscription.')
  const ids = Array.from({ length: 1000 }, (_, index) => `sub_many_${index}`)
  await database.db
    .insert(subscriptions)
    .values(ids.map((id) => ({ ...row, subscriptionId: id, userId, currentPeriodEnd: new Date(YEAR_LATER) })))
  kit.clock.now = from(10)
  await remindersJob.run(services, from(10))
  const added = await services.jobs.boss.fetch<Reminded>('remind-of-payment', { batchSize: 2000 })
  const found = new Set(added.map(({ data }) => data.subscriptionId))
  expect(found.has(subscriptionId)).toBe(true)
  expect(ids.every((id) => found.has(id))).toBe(true)
})
