import type { Stripe } from 'stripe'

/** The plans and coupons of an account for tests: two yearly plans and one monthly, a ticket that is paid once. */
export interface SoldPlans {
  unlimited: Stripe.Price
  academy: Stripe.Price
  monthly: Stripe.Price
  ticket: Stripe.Price
}

/** Makes products, prices and the coupon `off-200` ($200 off one payment) with the library. */
export async function sellPlans(stripe: Stripe): Promise<SoldPlans> {
  const priceOf = async (name: string, amount: number, interval?: 'month' | 'year') => {
    const product = await stripe.products.create({ name })
    return stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      ...(interval && { recurring: { interval } }),
    })
  }
  await stripe.coupons.create({ id: 'off-200', amount_off: 20_000, currency: 'usd', duration: 'once' })
  return {
    unlimited: await priceOf('Unlimited', 99_500, 'year'),
    academy: await priceOf('AI Academy', 75_000, 'year'),
    monthly: await priceOf('Monthly', 9900, 'month'),
    ticket: await priceOf('Workshop', 49_900),
  }
}

/** Makes a customer who lives by a test clock and has stored a card, by the name under which a test attaches it. */
export async function customerWithCard(
  stripe: Stripe,
  { card = 'pm_card_visa', frozenAt }: { card?: string; frozenAt: string },
): Promise<{ customer: string; advance: (to: string) => Promise<void> }> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.parse(frozenAt) / 1000 })
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id })
  const method = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } })
  return {
    customer,
    advance: async (to) => {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Date.parse(to) / 1000 })
    },
  }
}

/** Subscribes a new customer to the yearly plan and returns what was paid. */
export async function payYear(stripe: Stripe, { unlimited }: SoldPlans) {
  const { customer } = await customerWithCard(stripe, { frozenAt: '2026-03-02T09:00:00Z' })
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: unlimited.id }] })
  const [charge] = (await stripe.charges.list({ customer })).data
  if (!charge) throw new Error('Nothing was paid.')
  return { charge, customer, subscription: id }
}

/** The sessions' addresses, which every checkout needs. */
export const RETURN_TO = {
  success_url: 'https://school.example/checkout/return?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://school.example/upgrade?ec=uc',
}
