import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { JobFailure } from '../../../server/jobs/job.ts'
import type { JobData } from '../../../server/jobs/job-queue.ts'
import { FAILING_CARD, openPayingSchool, type PayingSchool } from '../sync/paying-school.fixture.ts'
import { endSubscriptionJob } from './end-subscription-job.ts'

let school: PayingSchool

beforeAll(async () => {
  school = await openPayingSchool()
})
afterAll(() => school.close())

const waiting = async () => {
  const found = await rows<{ data: JobData }>(
    school.server.database.db,
    sql`select data from pgboss.job where name = 'end-subscription' and state = 'created'`,
  )
  return found.map(({ data }) => data)
}
async function run(data: JobData): Promise<void> {
  if ('cron' in endSubscriptionJob) throw new Error('It is sent, not scheduled.')
  await (await endSubscriptionJob.open(school.server.services)).run(data)
}

test('A plan whose payment was returned in full closes at once, and ends at Stripe by a job that may run twice', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  await payer.sync()
  school.emulator.account.refund((await payer.charge()).id)
  await payer.sync()
  await payer.sync()
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
  expect((await payer.rows()).subscriptions).toMatchObject([{ status: 'active', refunded: true }])
  const [data, ...more] = await waiting()
  expect([data?.['userId'], more]).toEqual([payer.userId, []])

  school.emulator.goDown(true)
  await expect(run(data ?? {})).rejects.toThrow(new JobFailure('Stripe did not end the subscription', false))
  school.emulator.goDown(false)
  await run(data ?? {})
  await run(data ?? {})
  const { data: left } = await school.stripe.subscriptions.list({
    customer: payer.customer,
    status: 'active',
  })
  expect(left).toEqual([])
  expect((await payer.rows()).subscriptions).toMatchObject([{ status: 'canceled', refunded: true }])
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
})

test('A subscription that Stripe does not end is told to the operator, and asks for no other job meanwhile', async () => {
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  await payer.sync()
  const [subscription] = (await payer.rows()).subscriptions
  const before = await waiting()
  const refused = new Stripe.errors.StripeInvalidRequestError({
    message: 'The subscription is managed by a schedule.',
    type: 'invalid_request_error',
  })
  const cancel = vi.spyOn(school.stripe.subscriptions, 'cancel').mockRejectedValue(refused)
  await expect(
    run({ subscriptionId: subscription?.subscriptionId ?? '', userId: payer.userId }),
  ).rejects.toThrow(new JobFailure('Stripe did not end the subscription', false))
  cancel.mockRestore()
  expect(await waiting()).toEqual(before)
})

test('A plan of whose payment a part was returned goes on', async () => {
  const before = await waiting()
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited')
  school.emulator.account.refund((await payer.charge()).id, 99_499)
  await payer.sync()
  expect(await payer.state()).toEqual(['MEMBER', true, 'mc-limited', 'mcsc-unlimited to 2027-12-03'])
  expect(await waiting()).toEqual(before)
})

/** Returns a payer whose renewal has failed, with a function that reads their subscription and open invoices at Stripe. */
async function insertOwing() {
  const payer = await school.insertPayer()
  await payer.buy('price_unlimited', FAILING_CARD)
  school.clock.now += 366 * DAY_MS
  school.emulator.account.runDue()
  await payer.sync()
  const [subscription] = (await payer.rows()).subscriptions
  const { subscriptionId } = subscription ?? { subscriptionId: '' }
  const atStripe = async () => {
    const { status } = await school.stripe.subscriptions.retrieve(subscriptionId)
    const { data } = await school.stripe.invoices.list({ subscription: subscriptionId, status: 'open' })
    return [status, data.length]
  }
  return { payer, subscriptionId, atStripe }
}

test('A plan whose payment failed is ended at Stripe when the days of grace are over, and its invoice cannot be paid any more', async () => {
  const { payer, subscriptionId, atStripe } = await insertOwing()
  expect([
    await atStripe(),
    (await waiting()).some((data) => data['subscriptionId'] === subscriptionId),
  ]).toEqual([['past_due', 1], false])
  school.clock.now += 7 * DAY_MS
  await payer.sync()
  const data = (await waiting()).find((each) => each['subscriptionId'] === subscriptionId)
  await run(data ?? {})
  expect(await atStripe()).toEqual(['canceled', 0])
  expect((await payer.rows()).subscriptions).toMatchObject([{ status: 'canceled', openInvoiceUrl: null }])
})

test('A plan that is canceled while a payment is owed is ended at once, and nothing is charged for it', async () => {
  const { payer, subscriptionId, atStripe } = await insertOwing()
  await school.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  await payer.sync()
  const data = (await waiting()).find((each) => each['subscriptionId'] === subscriptionId)
  await run(data ?? {})
  expect(await atStripe()).toEqual(['canceled', 0])
  expect(await payer.state()).toEqual(['LIMITED', false, 'mc-limited'])
})

test('A plan that Stripe has ended itself leaves no invoice that could be paid', async () => {
  const { payer, subscriptionId, atStripe } = await insertOwing()
  school.emulator.account.cancelSubscription(subscriptionId)
  expect(await atStripe()).toEqual(['canceled', 1])
  await payer.sync()
  const data = (await waiting()).find((each) => each['subscriptionId'] === subscriptionId)
  await run(data ?? {})
  expect(await atStripe()).toEqual(['canceled', 0])
})
