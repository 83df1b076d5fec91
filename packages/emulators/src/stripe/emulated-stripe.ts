import type { FastifyInstance } from 'fastify'
import { StripeAccount } from './account/stripe-account.ts'
import { mountStripe, type StripeRequest } from './http/mount-stripe.ts'
import { mountStripePages } from './pages/mount-pages.ts'
import { WebhookDeliveries } from './webhooks/deliveries.ts'

export interface EmulatedStripeOptions {
  /** Returns the time in epoch ms. */
  now: () => number
  /** The only key that opens the API. */
  secretKey: string
  /** The secrets that sign events. */
  webhookSecrets: readonly string[]
  /** Returns the address of the site on which the hosted pages are; null before it listens. */
  site: () => string | null
  /** Returns the address that takes the events; null while nobody does, and they stay undelivered. */
  webhookUrl: () => string | null
  /** The time before a delivery is repeated for the first time. */
  retryMs?: number
  /** Is told of every request to the API that was understood. */
  onRequest?: (request: StripeRequest) => void
}

export interface EmulatedStripe {
  account: StripeAccount
  deliveries: WebhookDeliveries
  /** Queues the events that were not delivered when the account was stored. */
  resume(): void
  /** Mounts the API below `/v1/` and the hosted pages below `/dev/stripe`. */
  mount(app: FastifyInstance): void
}

/** Makes an empty account of Stripe's with its API, its pages and its deliveries of events. */
export function createEmulatedStripe(options: EmulatedStripeOptions): EmulatedStripe {
  const { now, onRequest, retryMs, secretKey, site, webhookSecrets: secrets, webhookUrl } = options
  const account = new StripeAccount({
    now,
    pagesUrl: () => {
      const origin = site()
      return origin && `${origin}/dev/stripe`
    },
    onEvent: (event) => {
      if (webhookUrl() !== null) deliveries.add(event)
    },
  })
  const deliveries = new WebhookDeliveries({
    secrets,
    now,
    url: webhookUrl,
    ...(retryMs !== undefined && { retryMs }),
    onDone: ({ id }) => {
      const event = account.objects.events.get(id)
      if (event) event.pending_webhooks = 0
    },
  })
  return {
    account,
    deliveries,
    resume() {
      for (const event of account.objects.events.values())
        if (event.pending_webhooks > 0) deliveries.add(structuredClone(event) as never)
    },
    mount(app) {
      mountStripe(app, { account, secretKey, ...(onRequest && { onRequest }) })
      mountStripePages(app, { account, deliveries })
    },
  }
}
