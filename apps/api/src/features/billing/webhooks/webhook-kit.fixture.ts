import { Stripe } from 'stripe'

const { webhooks } = new Stripe('sk_test_of_the_sender')

/** The part of an event that a test names; the rest is filled in. */
export interface SentEvent {
  id: string
  type?: string
  /** The object of the event, e.g. `{ object: 'refund', charge: 'ch_1' }`. */
  object?: Record<string, unknown>
}

/** Returns the body of an event as Stripe sends it. */
export const eventBody = ({ id, type = 'customer.subscription.updated', object }: SentEvent): string =>
  JSON.stringify({
    id,
    type,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_700_000_000,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object: object ?? { object: 'subscription', id: 'sub_1', customer: 'cus_1' } },
  })

/** Returns the signature of a body at `at` (epoch ms). */
export const signatureOf = (payload: string, secret: string, at: number): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) })

/** Delivers a body to a server and returns the status of the answer. */
export async function deliver(
  { url }: { url: string },
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}
