import { expect, test } from 'vitest'
import { StripeAccount } from '../account/stripe-account.ts'
import { currentPeriod } from '../objects/subscription.ts'
import type { SeededCustomer, SeededSubscription } from './account-seed.ts'
import { seedAccount } from './seed-account.ts'

const NOW = Date.UTC(2026, 4, 20, 12) / 1000
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 10) / 1000

const RUNNING: SeededSubscription = {
  id: 'sub_a',
  price: 'price_plan',
  startedAt: at(2024, 2, 10),
  trialEnd: null,
  failedAt: null,
  canceledAt: null,
  endedAt: null,
  coupon: null,
  schedule: null,
  openInvoice: null,
  firstAmount: null,
}

/** Returns an account with one customer who has these parts. */
function seeded(
  parts: Partial<Omit<SeededCustomer, 'subscriptions'>>,
  ...subscriptions: Partial<SeededSubscription>[]
) {
  const events: string[] = []
  const account = new StripeAccount({
    now: () => NOW * 1000,
    pagesUrl: () => 'https://pages.example',
    onEvent: ({ type }) => events.push(type),
  })
  seedAccount(account, {
    prices: [
      {
        id: 'price_plan',
        product: 'prod_plan',
        name: 'Unlimited',
        amount: 99_500,
        currency: 'usd',
        yearly: true,
      },
      {
        id: 'price_small',
        product: 'prod_small',
        name: 'Academy',
        amount: 75_000,
        currency: 'usd',
        yearly: true,
      },
      {
        id: 'price_once',
        product: 'prod_once',
        name: 'Workshop',
        amount: 24_500,
        currency: 'usd',
        yearly: false,
      },
    ],
    coupons: [{ id: 'off-250', amountOff: 25_000, currency: 'usd', code: { id: 'promo_a', code: 'BACK' } }],
    portalConfigurations: [{ id: 'bpc_a', cancels: true }],
    customers: [
      {
        id: 'cus_a',
        email: 'a@example.com',
        name: 'Ada Byron',
        metadata: { userId: 'u' },
        purchases: [],
        payments: [],
        ...parts,
        subscriptions: subscriptions.map((one) => ({ ...RUNNING, ...one })),
      },
    ],
  })
  return { account, events, subscription: account.objects.subscriptions.get('sub_a') }
}

const chargesOf = ({ objects }: StripeAccount) =>
  [...objects.charges.values()].map(({ id, amount, created, paid, amount_refunded: back }) => ({
    id,
    amount,
    created,
    paid,
    back,
  }))

test('A subscription of three years has its three payments, under the ids that are known, and tells of nothing', () => {
  const payments = [2024, 2025, 2026].map((year) => ({
    id: `ch_${year}`,
    amountRefunded: 0,
    paidAt: at(year, 2, 10),
  }))
  const { account, events, subscription } = seeded({ payments }, {})
  expect(chargesOf(account)).toEqual(
    payments.map(({ id, paidAt: created }) => ({ id, created, amount: 99_500, paid: true, back: 0 })),
  )
  expect(subscription && currentPeriod(subscription)).toEqual({
    start: at(2026, 2, 10),
    end: at(2027, 2, 10),
  })
  expect(account.objects.charges.get('ch_2025')?.receipt_url).toBe('https://pages.example/receipts/ch_2025')
  expect([events, account.objects.events.size]).toEqual([[], 0])
})

test('A payment that failed leaves the subscription past due with an open invoice, which is tried again', () => {
  const { account, subscription } = seeded(
    {},
    { startedAt: at(2025, 5, 18), failedAt: at(2026, 5, 18), openInvoice: 'in_open' },
  )
  expect(subscription).toMatchObject({ status: 'past_due', latest_invoice: 'in_open' })
  const invoice = account.objects.invoices.get('in_open')
  expect(invoice).toMatchObject({
    status: 'open',
    hosted_invoice_url: 'https://pages.example/invoices/in_open',
  })
  expect(invoice?.next_payment_attempt).toBeGreaterThan(NOW)
  expect(chargesOf(account).map(({ paid }) => paid)).toEqual([true, false])
})

test('A subscription that ends, one that ended, and one in its trial are so', () => {
  expect(seeded({}, { canceledAt: at(2026, 3, 1) }).subscription).toMatchObject({
    status: 'active',
    canceled_at: at(2026, 3, 1),
    cancel_at: at(2027, 2, 10),
  })
  const ended = seeded({}, { endedAt: at(2025, 6, 1) })
  expect(ended.subscription).toMatchObject({ status: 'canceled', ended_at: at(2025, 6, 1) })
  expect(chargesOf(ended.account)).toHaveLength(2)
  const trial = seeded({}, { startedAt: at(2026, 5, 15), trialEnd: at(2026, 5, 29) })
  expect([trial.subscription?.status, chargesOf(trial.account)]).toEqual(['trialing', []])
})

test('A coupon waits for the next payment, and another price for the next period', () => {
  const schedule = { id: 'sub_sched_a', price: 'price_small' }
  const { account, subscription } = seeded({}, { coupon: 'off-250', schedule })
  expect(subscription).toMatchObject({ schedule: 'sub_sched_a', discounts: [expect.any(String)] })
  account.moveClock('cus_a', at(2027, 2, 10) - NOW)
  expect(chargesOf(account).at(-1)?.amount).toBe(50_000)
})

test('A first payment that a coupon made less, and one that was returned, are as they were', () => {
  const payments = [{ id: 'ch_first', amountRefunded: 20_000, paidAt: at(2026, 3, 1) }]
  const { account } = seeded({ payments }, { startedAt: at(2026, 3, 1), firstAmount: 74_500 })
  expect(chargesOf(account)).toEqual([
    { id: 'ch_first', amount: 74_500, created: at(2026, 3, 1), paid: true, back: 20_000 },
  ])
})

test('What was bought once has its checkout, with the product and the payment', () => {
  const purchasedAt = at(2026, 4, 2)
  const { account } = seeded({
    purchases: [{ id: 'cs_bought', price: 'price_once', purchasedAt }],
    payments: [{ id: 'ch_bought', amountRefunded: 0, paidAt: purchasedAt }],
  })
  expect(account.objects.checkoutSessions.get('cs_bought')).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  })
  expect(account.objects.checkoutTerms.get('cs_bought')?.lineItems[0]?.price?.id).toBe('price_once')
  expect(chargesOf(account)).toEqual([
    { id: 'ch_bought', amount: 24_500, created: purchasedAt, paid: true, back: 0 },
  ])
})

test('The catalog has its coupon, its code and its portal', () => {
  const { objects } = seeded({}).account
  expect(objects.coupons.get('off-250')).toMatchObject({ amount_off: 25_000, duration: 'once' })
  expect(objects.promotionCodes.get('promo_a')).toMatchObject({ code: 'BACK', active: true })
  expect(objects.portalConfigurations.get('bpc_a')?.features.subscription_cancel.enabled).toBe(true)
})
