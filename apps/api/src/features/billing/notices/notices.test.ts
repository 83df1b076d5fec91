import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { graceEnd, START, subscriberKit, YEAR_LATER } from '../portal/subscriber-kit.fixture.ts'
import { FAILING_CARD, GOOD_CARD } from '../sync/paying-school.fixture.ts'

const kit = subscriberKit()

const PLAN = { planName: 'Unlimited', currency: 'usd' }
const NEXT = { nextAmount: 99_500, nextPaymentAt: YEAR_LATER }
const receiptUrl = expect.stringContaining('/dev/stripe/')

/** Returns the mails since the last call, without their recipient. */
async function newMails() {
  const mails = await kit.mails()
  await kit.server().database.db.execute('delete from outbox')
  return mails.map((mail) => Object.fromEntries(Object.entries(mail).filter(([name]) => name !== 'userId')))
}

/** Reads a customer several times, some at once: no reading but the first may write. */
async function readOften({ sync }: { sync: () => Promise<void> }) {
  await Promise.all([sync(), sync(), sync()])
  await sync()
}

describe('A member is told once', () => {
  test('that the membership has begun, what was charged, and when it renews', async () => {
    const member = await kit.addSubscriber()
    await readOften(member)
    expect(await newMails()).toEqual([
      { kind: 'membership-begun', ...PLAN, charged: 99_500, receiptUrl, ...NEXT },
    ])
  })

  test('that the membership has begun in a trial, for which nothing was charged', async () => {
    const nextPaymentAt = START + 10 * DAY_MS
    const member = await kit.addSubscriber({ trial_end: nextPaymentAt / 1000 })
    await readOften(member)
    expect(await newMails()).toEqual([
      { kind: 'membership-begun', ...PLAN, ...NEXT, charged: 0, receiptUrl: null, nextPaymentAt },
    ])
    await member.at(nextPaymentAt)
    expect(await newMails(), 'the first payment was announced').toEqual([])
  })

  test('that a payment failed, where it is made, until when the membership goes on, and that it was made', async () => {
    const member = await kit.addSubscriber()
    await member.useCard(FAILING_CARD)
    await newMails()
    await member.at(YEAR_LATER)
    await readOften(member)
    const payUrl = expect.stringContaining(kit.emulator().url)
    const until = graceEnd(kit.server(), YEAR_LATER)
    expect(await newMails()).toEqual([{ kind: 'payment-failed', ...PLAN, amountDue: 99_500, payUrl, until }])

    const { account } = kit.emulator()
    const open = [...account.objects.invoices.values()].find(
      ({ customer, status }) => customer === member.customer && status === 'open',
    )
    account.payInvoice(open?.id ?? '', GOOD_CARD)
    await readOften(member)
    const nextPaymentAt = Date.parse('2028-03-02T09:00:00Z')
    expect(await newMails()).toEqual([
      { kind: 'payment-mended', ...PLAN, charged: 99_500, receiptUrl, nextAmount: 99_500, nextPaymentAt },
    ])
  })

  test('that the membership has ended when the days of grace are over', async () => {
    const member = await kit.addSubscriber()
    await member.useCard(FAILING_CARD)
    await member.at(YEAR_LATER)
    await newMails()
    await member.at(graceEnd(kit.server(), YEAR_LATER) - 1000)
    expect(await newMails()).toEqual([])
    await member.at(graceEnd(kit.server(), YEAR_LATER))
    await readOften(member)
    expect(await newMails()).toEqual([{ kind: 'membership-ended', ...PLAN }])
    await kit.stripe().subscriptions.cancel(member.subscriptionId)
    await readOften(member)
    expect(await newMails(), 'Stripe gives up later').toEqual([])
  })

  test('of each cancellation, also when they take one back and cancel again for the same day', async () => {
    const member = await kit.addSubscriber()
    await newMails()
    const ending = [{ kind: 'membership-ending', ...PLAN, endsAt: YEAR_LATER }]
    await member.update({ cancel_at_period_end: true })
    await readOften(member)
    expect(await newMails()).toEqual(ending)
    await member.at(START + DAY_MS)
    await member.update({ cancel_at_period_end: false })
    await readOften(member)
    expect(await newMails()).toEqual([])
    await member.update({ cancel_at_period_end: true })
    await readOften(member)
    expect(await newMails()).toEqual(ending)
  })

  test('until when a canceled membership goes on, and that it has ended', async () => {
    const member = await kit.addSubscriber()
    await newMails()
    await member.update({ cancel_at_period_end: true })
    await readOften(member)
    expect(await newMails()).toEqual([{ kind: 'membership-ending', ...PLAN, endsAt: YEAR_LATER }])
    await member.at(YEAR_LATER)
    await readOften(member)
    expect(await newMails()).toEqual([{ kind: 'membership-ended', ...PLAN }])
  })

  test('what was returned, in parts and whole, and that the membership ends with the last', async () => {
    const member = await kit.addSubscriber()
    const [charge] = (await kit.stripe().charges.list({ customer: member.customer })).data
    const refund = (amount: number) => ({
      kind: 'refund-made',
      description: 'Unlimited, one year',
      amount,
      currency: 'usd',
      receiptUrl,
    })
    await newMails()
    kit.emulator().account.refund(charge?.id ?? '', 9_500)
    await readOften(member)
    expect(await newMails()).toEqual([refund(9_500)])
    kit.emulator().account.refund(charge?.id ?? '')
    await readOften(member)
    expect(await newMails()).toEqual([{ kind: 'membership-ended', ...PLAN }, refund(90_000)])
  })

  test('nothing of a dispute, and that the membership has ended once their bank took the money back', async () => {
    const { account } = kit.emulator()
    const member = await kit.addSubscriber()
    const [charge] = (await kit.stripe().charges.list({ customer: member.customer })).data
    await newMails()
    const { id } = account.dispute(charge?.id ?? '')
    await readOften(member)
    expect(await newMails()).toEqual([])
    account.decideDispute(id, 'lost')
    await readOften(member)
    expect(await newMails()).toEqual([{ kind: 'membership-ended', ...PLAN }])
  })

  test('that they have bought a course', async () => {
    const { account } = kit.emulator()
    const member = await kit.addSubscriber()
    await newMails()
    const session = await kit.stripe().checkout.sessions.create({
      mode: 'payment',
      customer: member.customer,
      line_items: [{ price: 'price_course', quantity: 1 }],
      success_url: 'https://school.example/',
    })
    account.payCheckoutSession(session.id, GOOD_CARD)
    await readOften(member)
    expect(await newMails()).toEqual([
      {
        kind: 'purchase-made',
        productId: 'course',
        productName: 'AI Crash Course',
        currency: 'usd',
        charged: 149_500,
        receiptUrl,
      },
    ])
  })
})

describe('A member gets no mail', () => {
  test('about a renewal that was paid', async () => {
    const member = await kit.addSubscriber()
    await newMails()
    await member.at(YEAR_LATER)
    expect(await newMails()).toEqual([])
  })

  test('about a credit, which is no refund', async () => {
    const member = await kit.addSubscriber()
    await newMails()
    await member.update({ items: [{ id: await itemOf(member), price: 'price_ai_academy' }] })
    expect(await newMails()).toEqual([])
  })
})

const itemOf = async ({ subscriptionId }: { subscriptionId: string }) =>
  (await kit.stripe().subscriptions.retrieve(subscriptionId)).items.data[0]?.id ?? ''
