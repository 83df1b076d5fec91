import type Stripe from 'stripe'

/** The events that docs/how-to/connect-stripe.md lets the endpoint send, without which a change would come late. */
export const NEEDED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.discount.created',
  'customer.discount.deleted',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
] as const

const MOST_ENDPOINTS = 100

/** Returns a sentence for what is wrong with the endpoint of this address at Stripe. */
export async function webhookFaults(stripe: Stripe, address: string): Promise<string[]> {
  const endpoints = await readEndpoints(stripe)
  // A restricted key need not be able to read endpoints.
  if (!endpoints) return []
  const own = endpoints.filter(({ url }) => url.replace(/\/$/, '') === address)
  const enabled = own.filter(({ status }) => status === 'enabled')
  if (own.length === 0)
    return [
      `PUBLIC_URL: no webhook endpoint at Stripe has the address ${address}; add one, or correct the variable.`,
    ]
  if (enabled.length === 0)
    return [
      `STRIPE_WEBHOOK_SECRETS: the webhook endpoint ${address} is switched off at Stripe; switch it on there.`,
    ]
  const sent = new Set(enabled.flatMap(({ enabled_events: events }) => events))
  const missing = sent.has('*') ? [] : NEEDED_EVENTS.filter((event) => !sent.has(event))
  return [
    ...(missing.length > 0
      ? [
          `STRIPE_WEBHOOK_SECRETS: the webhook endpoint at Stripe does not send ${missing.join(', ')}; select them there.`,
        ]
      : []),
    ...(enabled.length > 1
      ? [
          'STRIPE_WEBHOOK_SECRETS: several webhook endpoints at Stripe have this address, each with a secret of its own; delete all but one.',
        ]
      : []),
  ]
}

async function readEndpoints(stripe: Stripe): Promise<Stripe.WebhookEndpoint[] | null> {
  try {
    return (await stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS })).data
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'StripePermissionError') return null
    throw error
  }
}
