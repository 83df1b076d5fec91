import { describe, expect, test } from 'vitest'
import { START, subscriberKit, YEAR_LATER } from '../portal/subscriber-kit.fixture.ts'
import { FAILING_CARD } from '../sync/paying-school.fixture.ts'
import { idOf } from '../stripe/id-of.ts'

const kit = subscriberKit()

const CHECK = `{ checkStripeSubscriptionDiscountOffer {
  offer headline normalPrice newPrice couponCode acceptCta rejectCta cancelConfigId } }`
const ACCEPT = `mutation ($coupon: String!) { updateExistingStripeSubscription(coupon: $coupon) {
  currentPeriodEnd currentPrice discountPrice error { code } } }`
const COUPON = { coupon: 'cancel-offer-200' }
const OFFER = {
  offer: true,
  headline: 'Stay',
  normalPrice: 99_500,
  newPrice: 79_500,
  couponCode: 'cancel-offer-200',
  acceptCta: 'Keep it',
  rejectCta: 'Cancel',
  cancelConfigId: 'bpc_cancel',
}
const NOTHING = {
  offer: false,
  headline: null,
  normalPrice: null,
  newPrice: null,
  couponCode: null,
  acceptCta: null,
  rejectCta: null,
  cancelConfigId: 'bpc_cancel',
}
const refused = (code: string) => ({
  currentPeriodEnd: null,
  currentPrice: null,
  discountPrice: null,
  error: { code },
})
const ACCEPTED = {
  currentPeriodEnd: YEAR_LATER / 1000,
  currentPrice: 99_500,
  discountPrice: 20_000,
  error: null,
}

describe('A member whose subscription renews', () => {
  test('is offered a discount, takes it once, and pays less by it', async () => {
    const member = await kit.addSubscriber()
    expect(await member.ask(CHECK)).toEqual(OFFER)
    expect(await member.ask(ACCEPT, COUPON)).toEqual(ACCEPTED)
    expect(await member.ask(CHECK)).toEqual(NOTHING)

    await member.at(YEAR_LATER + 1000)
    const [charge] = (await kit.stripe().charges.list({ customer: member.customer })).data
    expect(charge?.amount).toBe(79_500)
    expect(await member.ask(CHECK), 'never again').toEqual(NOTHING)
    const requests = kit.watchRequests()
    expect(await member.ask(ACCEPT, COUPON)).toEqual(refused('OFFER_ENDED'))
    expect(requests()).toEqual([])
  })

  test('is told by mail that the discount was applied', async () => {
    const member = await kit.addSubscriber()
    await member.ask(ACCEPT, COUPON)
    await member.sync()
    const mails = await kit.mails()
    expect(mails.filter(({ kind }) => kind === 'membership-discounted')).toEqual([
      {
        kind: 'membership-discounted',
        userId: member.userId,
        planName: 'Unlimited',
        currency: 'usd',
        nextAmount: 79_500,
        nextPaymentAt: YEAR_LATER,
      },
    ])
  })

  test('takes the discount once although the answer of Stripe was lost', async () => {
    const member = await kit.addSubscriber()
    await kit.stripe().subscriptions.update(member.subscriptionId, { discounts: [COUPON] })
    const requests = kit.watchRequests()
    expect(await member.ask(ACCEPT, COUPON)).toEqual(ACCEPTED)
    expect(requests().filter((request) => request.startsWith('POST'))).toEqual([
      'POST /v1/invoices/create_preview',
    ])
  })

  test('takes the discount once in three tabs at once and again later, and is told of it each time', async () => {
    const member = await kit.addSubscriber()
    const answers = await Promise.all([1, 2, 3].map(() => member.ask(ACCEPT, COUPON)))
    expect([...answers, await member.ask(ACCEPT, COUPON)]).toEqual([ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED])
    const { discounts } = await kit.stripe().subscriptions.retrieve(member.subscriptionId)
    expect(discounts).toHaveLength(1)
  })

  test('is refused the discount that Stripe does not allow any more, although we do not know yet', async () => {
    const member = await kit.addSubscriber()
    await kit.stripe().subscriptions.update(member.subscriptionId, { cancel_at_period_end: true })
    expect(await member.ask(ACCEPT, COUPON)).toEqual(refused('OFFER_ENDED'))
    expect(await member.ask(CHECK), 'what was read meanwhile is known').toEqual(NOTHING)
  })

  test('is told that billing is unavailable while Stripe is down, and keeps the offer', async () => {
    const member = await kit.addSubscriber()
    kit.emulator().goDown(true)
    expect(await member.ask(ACCEPT, COUPON)).toEqual(refused('BILLING_UNAVAILABLE'))
    kit.emulator().goDown(false)
    expect(await member.ask(CHECK)).toEqual(OFFER)
  })

  test.each([
    'post-trial-250',
    'CANCEL-OFFER-200',
    '',
    ' cancel-offer-200',
    'cancel-offer-200,other',
    'x'.repeat(9999),
  ])('is refused the coupon %j, and Stripe is not asked', async (coupon) => {
    const member = await kit.addSubscriber()
    const requests = kit.watchRequests()
    expect(await member.ask(ACCEPT, { coupon })).toEqual(refused('OFFER_ENDED'))
    expect(requests()).toEqual([])
  })
})

describe('A member whose subscription a schedule changes', () => {
  test('gets the discount on the plan that begins, and it survives the change', async () => {
    const member = await kit.addSubscriber()
    await member.schedule('price_ai_academy')
    expect(await member.ask('{ checkIfStripeScheduledSubscription }')).toBe(true)
    expect(await member.ask(CHECK)).toEqual({ ...OFFER, normalPrice: 75_000, newPrice: 55_000 })
    expect(await member.ask(ACCEPT, COUPON)).toEqual({ ...ACCEPTED, currentPrice: 75_000 })

    await member.at(YEAR_LATER + 1000)
    const [charge] = (await kit.stripe().charges.list({ customer: member.customer })).data
    expect(charge?.amount).toBe(55_000)
    await member.at(Date.parse('2028-03-02T09:00:01Z'))
    const [next] = (await kit.stripe().charges.list({ customer: member.customer })).data
    expect(next?.amount, 'it is for one payment').toBe(75_000)
  })

  test('is refused a discount that stands in the schedule already', async () => {
    const member = await kit.addSubscriber()
    const schedule = await member.schedule('price_ai_academy')
    const { phases } = await kit.stripe().subscriptionSchedules.retrieve(schedule)
    await kit.stripe().subscriptionSchedules.update(schedule, {
      phases: phases.map(({ start_date, end_date, items }, index) => ({
        start_date,
        end_date,
        items: items.map(({ price }) => ({ price: idOf(price) ?? '' })),
        ...(index === 1 && { discounts: [COUPON] }),
      })),
    })
    expect(await member.ask(ACCEPT, COUPON)).toEqual(refused('OFFER_ENDED'))
  })
})

describe('A member is offered nothing', () => {
  const nothing = async (member: Awaited<ReturnType<typeof kit.addSubscriber>>, answer: unknown) => {
    expect(await member.ask(CHECK)).toEqual(answer)
    const requests = kit.watchRequests()
    expect(await member.ask(ACCEPT, COUPON)).toEqual(refused('OFFER_ENDED'))
    expect(requests()).toEqual([])
  }

  test('once they have canceled', async () => {
    const member = await kit.addSubscriber()
    await member.update({ cancel_at_period_end: true })
    await nothing(member, NOTHING)
  })

  test('while their trial goes on', async () => {
    await nothing(await kit.addSubscriber({ trial_end: START / 1000 + 864_000 }), NOTHING)
  })

  test('while their payment is open', async () => {
    const member = await kit.addSubscriber()
    await member.useCard(FAILING_CARD)
    await member.at(YEAR_LATER + 1000)
    await nothing(member, NOTHING)
  })

  test('while they have another discount', async () => {
    await kit.stripe().coupons.create({ id: 'support-10', percent_off: 10, duration: 'forever' })
    await nothing(await kit.addSubscriber({ discounts: [{ coupon: 'support-10' }] }), NOTHING)
  })

  test('once the subscription has ended', async () => {
    const member = await kit.addSubscriber()
    await kit.stripe().subscriptions.cancel(member.subscriptionId)
    await member.sync()
    await nothing(member, null)
  })
})
