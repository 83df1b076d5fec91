import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { graceEnd, START, subscriberKit, YEAR_LATER } from './subscriber-kit.fixture.ts'
import { FAILING_CARD, GOOD_CARD } from '../sync/paying-school.fixture.ts'

const kit = subscriberKit()

const BILLING = `{ getMembershipBilling {
  planName status currency amount nextAmount nextPaymentAt amountOff endsAt payInvoiceUrl } }`
const RECEIPTS = '{ listReceipts { description amount amountRefunded currency paidAt receiptUrl } }'
const iso = (instant: number) => new Date(instant).toISOString()
const PLAN = { planName: 'Unlimited', currency: 'usd', amount: 99_500 }
const UNPAID = { nextAmount: null, nextPaymentAt: null, amountOff: 0, payInvoiceUrl: null }
const RENEWING = {
  ...PLAN,
  status: 'ACTIVE',
  nextAmount: 99_500,
  nextPaymentAt: iso(YEAR_LATER),
  amountOff: 0,
  endsAt: null,
  payInvoiceUrl: null,
}

describe('The billing of a membership', () => {
  test('says when and how much is paid next, with the discount', async () => {
    const member = await kit.addSubscriber()
    expect(await member.ask(BILLING)).toEqual(RENEWING)
    await member.update({ discounts: [{ coupon: 'cancel-offer-200' }] })
    expect(await member.ask(BILLING)).toEqual({ ...RENEWING, nextAmount: 79_500, amountOff: 20_000 })
  })

  test('says when a trial ends and is paid', async () => {
    const end = START + 10 * DAY_MS
    const member = await kit.addSubscriber({ trial_end: end / 1000 })
    expect(await member.ask(BILLING)).toEqual({
      ...RENEWING,
      status: 'TRIALING',
      nextPaymentAt: iso(end),
    })
  })

  test('says until when a canceled one goes on', async () => {
    const member = await kit.addSubscriber()
    await member.update({ cancel_at_period_end: true })
    expect(await member.ask(BILLING)).toEqual({
      ...PLAN,
      ...UNPAID,
      status: 'ENDING',
      endsAt: iso(YEAR_LATER),
    })
  })

  test('says where a failed payment is made and until when, and forgets it once it was', async () => {
    const member = await kit.addSubscriber()
    await member.useCard(FAILING_CARD)
    await member.at(YEAR_LATER)
    const failed = await member.ask<{ payInvoiceUrl: string }>(BILLING)
    const endsAt = iso(graceEnd(kit.server(), YEAR_LATER))
    const payInvoiceUrl = expect.stringContaining(kit.emulator().url)
    expect(failed).toEqual({ ...PLAN, ...UNPAID, status: 'PAST_DUE', endsAt, payInvoiceUrl })
    kit.clock.now = graceEnd(kit.server(), YEAR_LATER)
    expect(await member.ask(BILLING)).toMatchObject({ status: 'ENDED', endsAt, payInvoiceUrl })

    const { account } = kit.emulator()
    const open = [...account.objects.invoices.values()].find(
      ({ customer, status }) => customer === member.customer && status === 'open',
    )
    account.payInvoice(open?.id ?? '', GOOD_CARD)
    await member.sync()
    expect(await member.ask(BILLING)).toMatchObject({ status: 'ACTIVE', endsAt: null, payInvoiceUrl: null })
  })

  test('says when it has ended', async () => {
    const member = await kit.addSubscriber()
    await kit.stripe().subscriptions.cancel(member.subscriptionId)
    await member.sync()
    expect(await member.ask(BILLING)).toEqual({ ...PLAN, ...UNPAID, status: 'ENDED', endsAt: iso(START) })
  })

  test('says nothing of a member who never had a membership', async () => {
    const token = await kit.server().token(await kit.server().insertMember({}))
    const { data } = await kit.server().graphql(token, BILLING)
    expect(data).toEqual({ getMembershipBilling: null })
  })
})

describe('The receipts of a member', () => {
  test('are their payments, newest first, named by the plan, with what the school and a bank returned', async () => {
    const member = await kit.addSubscriber()
    await kit.addSubscriber()
    await member.at(YEAR_LATER)
    const [charge] = (await kit.stripe().charges.list({ customer: member.customer })).data
    kit.emulator().account.refund(charge?.id ?? '', 12_345)
    await member.sync()
    const receipt = {
      description: 'Unlimited, one year',
      amount: 99_500,
      currency: 'usd',
      receiptUrl: expect.stringContaining(kit.emulator().url),
    }
    expect(await member.ask(RECEIPTS)).toEqual([
      { ...receipt, amountRefunded: 12_345, paidAt: iso(YEAR_LATER) },
      { ...receipt, amountRefunded: 0, paidAt: iso(START) },
    ])
    const { account } = kit.emulator()
    account.decideDispute(account.dispute(charge?.id ?? '').id, 'lost')
    await member.sync()
    expect(await member.ask(RECEIPTS)).toMatchObject([{ amountRefunded: 99_500 }, { amountRefunded: 0 }])
  })
})

test('A member without a schedule has no scheduled change', async () => {
  const member = await kit.addSubscriber()
  expect(await member.ask('{ checkIfStripeScheduledSubscription }')).toBe(false)
})
