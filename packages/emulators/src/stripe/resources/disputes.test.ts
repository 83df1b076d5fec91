import { afterAll, beforeAll, expect, test } from 'vitest'
import { payYear, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
})
afterAll(() => service.close())

const pay = async () => (await payYear(service.stripe, plans)).charge

const told = () => service.events.filter(({ type }) => type.startsWith('charge.dispute.'))

test('A charge is disputed for what was not refunded, and is listed as disputed', async () => {
  const { account, stripe } = service
  const [charge, other] = [await pay(), await pay()]
  await stripe.refunds.create({ charge: charge.id, amount: 500 })
  const dispute = account.dispute(charge.id)
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
    amount: 99_000,
    status: 'needs_response',
  })
  expect((await stripe.disputes.list({ charge: charge.id })).data.map(({ id }) => id)).toEqual([dispute.id])
  expect((await stripe.disputes.list({ charge: other.id })).data).toEqual([])
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true, amount_refunded: 500 })
  expect(told().map(({ type }) => type)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  expect(told()[0]?.data.object).toMatchObject({ object: 'dispute', charge: charge.id })
  expect(() => account.dispute(charge.id)).toThrow('cannot be disputed')
})

test('A charge is disputed for the amount that the bank states, also for more than was charged', async () => {
  const { account, stripe } = service
  const { id } = account.dispute((await pay()).id, 101_000)
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ amount: 101_000, status: 'needs_response' })
})

test('A dispute that is closed is lost for good, and what is disputed is not refunded too', async () => {
  const { account, stripe } = service
  const charge = await pay()
  const { id } = account.dispute(charge.id)
  const refund = stripe.refunds.create({ charge: charge.id })
  await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' })
  expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' })
  await expect(stripe.disputes.close(id)).rejects.toThrow('already closed')
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  expect(told().at(-1)).toMatchObject({ type: 'charge.dispute.closed', data: { object: { status: 'lost' } } })
})

test('A dispute that is won gives the money back to the school, which may refund it', async () => {
  const { account, stripe } = service
  const charge = await pay()
  account.decideDispute(account.dispute(charge.id).id, 'won')
  expect(told().at(-1)?.type).toBe('charge.dispute.funds_reinstated')
  expect((await stripe.refunds.create({ charge: charge.id })).amount).toBe(99_500)
})
