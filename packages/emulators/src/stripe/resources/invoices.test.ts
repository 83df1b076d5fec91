import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/id-of.fixture.ts'
import { customerWithCard, sellPlans, type SoldPlans } from '../testing/sold-plan.fixture.ts'
import { startStripeService, type StripeService } from '../testing/stripe-service.fixture.ts'

let service: StripeService
let plans: SoldPlans
beforeAll(async () => {
  service = await startStripeService()
  plans = await sellPlans(service.stripe)
  await service.stripe.coupons.create({ id: 'third', percent_off: 33.3, duration: 'forever' })
  const spring = { duration: 'repeating', duration_in_months: 13 } as const
  await service.stripe.coupons.create({ id: 'spring', amount_off: 12_345, currency: 'usd', ...spring })
})
afterAll(() => service.close())

async function subscribe() {
  const made = await customerWithCard(service.stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const items = [{ price: plans.unlimited.id }]
  return {
    ...made,
    ...(await service.stripe.subscriptions.create({ customer: made.customer, items })),
    customer: made.customer,
  }
}

test('A preview tells the next invoice without making it', async () => {
  const { stripe } = service
  const { customer, id, items } = await subscribe()
  const preview = await stripe.invoices.createPreview({ subscription: id })
  expect(preview).toMatchObject({
    status: 'draft',
    billing_reason: 'upcoming',
    total: 99_500,
    next_payment_attempt: items.data[0]?.current_period_end,
    parent: { subscription_details: { subscription: id } },
  })
  expect(preview.id).toMatch(/^upcoming_in_/)
  const changed = await stripe.invoices.createPreview({
    subscription: id,
    discounts: [{ coupon: 'off-200' }],
  })
  expect(changed.total).toBe(79_500)
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
  expect((await stripe.subscriptions.retrieve(id)).discounts).toEqual([])
})

test('A preview of a subscription that ends, or has ended, is refused', async () => {
  const { stripe } = service
  const { id } = await subscribe()
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  const refusal = { statusCode: 404, code: 'invoice_upcoming_none' }
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject(refusal)
  await stripe.subscriptions.cancel(id)
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject(refusal)
  await expect(stripe.invoices.createPreview({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
  })
})

/** Returns the same sequence of numbers below 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Change = (id: string) => Promise<unknown>

const CHANGES: Record<string, Change> = {
  'coupon for once': (id) => service.stripe.subscriptions.update(id, { discounts: [{ coupon: 'off-200' }] }),
  'coupon for ever': (id) => service.stripe.subscriptions.update(id, { discounts: [{ coupon: 'third' }] }),
  'coupon for months': (id) =>
    service.stripe.subscriptions.update(id, { discounts: [{ coupon: 'spring' }, { coupon: 'third' }] }),
  'no coupon': (id) => service.stripe.subscriptions.update(id, { discounts: '' }),
  'cheaper plan': (id) => service.stripe.subscriptions.update(id, { items: [{ price: plans.academy.id }] }),
  'dearer plan': (id) => service.stripe.subscriptions.update(id, { items: [{ price: plans.unlimited.id }] }),
  schedule: async (id) => {
    const { phases, id: made } = await service.stripe.subscriptionSchedules.create({ from_subscription: id })
    const [phase] = phases
    const now = {
      items: [{ price: idOf(phase?.items[0]?.price) }],
      start_date: phase?.start_date ?? 0,
      end_date: phase?.end_date ?? 0,
    }
    const next = { items: [{ price: plans.academy.id }], discounts: [{ coupon: 'off-200' }] }
    await service.stripe.subscriptionSchedules.update(made, { phases: [now, next] })
  },
}

test.each([1, 2, 3, 4])(
  'Previews equal what is charged to the cent, in random histories of seed %i',
  async (seed) => {
    const { stripe } = service
    const random = randomOf(seed)
    const names = Object.keys(CHANGES)
    for (let history = 0; history < 10; history++) {
      const { advance, customer, id } = await subscribe()
      const done: string[] = []
      for (let year = 2026; year < 2030; year++) {
        const name = names[Math.floor(random() * names.length)] ?? ''
        const month = String(4 + Math.floor(random() * 8)).padStart(2, '0')
        await advance(`${year}-${month}-15T10:00:00Z`)
        // A schedule that is there already is not made twice.
        await CHANGES[name]?.(id).catch((error: Error) => expect(error.message).toContain('already attached'))
        done.push(name)
        const preview = await stripe.invoices.createPreview({ subscription: id })
        await advance(`${year + 1}-03-02T09:00:00Z`)
        const [made] = (await stripe.invoices.list({ customer, limit: 1 })).data
        const parts = ({ amount_due, lines, subtotal, total }: Stripe.Invoice) => ({
          amount_due,
          subtotal,
          total,
          lines: lines.data.map(({ amount, description }) => [description, amount]),
        })
        expect(made && parts(made), done.join(', ')).toEqual(parts(preview))
      }
    }
  },
)

test('An invoice names its subscription, its number and what paid it', async () => {
  const { stripe } = service
  const { customer, id } = await subscribe()
  const [invoice] = (
    await stripe.invoices.list({ customer, subscription: id, status: 'paid', expand: ['data.payments'] })
  ).data
  if (!invoice) throw new Error('no invoice')
  expect(invoice.number).toMatch(/-0001$/)
  const [payment] = invoice.payments?.data ?? []
  const intent = await stripe.paymentIntents.retrieve(idOf(payment?.payment.payment_intent), {
    expand: ['latest_charge'],
  })
  expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { amount: 99_500, customer } })
  const by = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  expect(by.data.map((found) => found.invoice)).toEqual([invoice.id])
  expect((await stripe.invoices.listLineItems(invoice.id)).data).toEqual(invoice.lines.data)
  await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ code: 'invoice_already_paid' })
})

test('An open invoice that is voided cannot be paid any more, and a paid one is not voided', async () => {
  const { stripe } = service
  const { advance, customer, id } = await subscribe()
  const [paid] = (await stripe.invoices.list({ customer })).data
  await expect(stripe.invoices.voidInvoice(paid?.id ?? '')).rejects.toThrow('This invoice is paid')
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.subscriptions.update(id, { default_payment_method: card.id })
  await advance('2027-03-03T09:00:00Z')
  const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
  expect(await stripe.invoices.voidInvoice(open?.id ?? '')).toMatchObject({
    status: 'void',
    next_payment_attempt: null,
  })
  await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toThrow('can no longer be paid')
})
