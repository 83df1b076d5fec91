import Fastify from 'fastify'
import type { Database } from '@section/db/connection.ts'
import type { StripeAccount } from '@section/emulators/stripe/account/stripe-account.ts'
import { createEmulatedStripe } from '@section/emulators/stripe/emulated-stripe.ts'
import type { StripeRequest } from '@section/emulators/stripe/http/mount-stripe.ts'
import type { AccountSeed } from '@section/emulators/stripe/seed/account-seed.ts'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import type { WebhookDeliveries } from '@section/emulators/stripe/webhooks/deliveries.ts'
import { seedEmulator } from '../features/billing/demo/seed-emulator.fixture.ts'
import type { Clock } from '../server/clock.ts'
import type { StripeConfig } from '../server/config/outside-services.ts'

const SECRET_KEY = 'sk_test_emulator'
const WEBHOOK_SECRET = 'whsec_emulator'

export interface StripeEmulator {
  /** The address at which it listens, e.g. `http://127.0.0.1:40001`. */
  url: string
  account: StripeAccount
  /** The deliveries of events, with the controls that let them go wrong. */
  deliveries: WebhookDeliveries
  /** The requests to the API that were understood, oldest first. */
  requests: StripeRequest[]
  /** The part of a test server's configuration that leads to it. */
  config: { stripe: StripeConfig }
  /** The same for a process of its own. */
  environment: Record<string, string>
  /** Delivers the events from now on to a server at this address; those that happened before stay undelivered. */
  deliverTo(serverUrl: string): void
  /** Resolves once every event was delivered. What a server does with one by a job may still be under way. */
  delivered(): Promise<void>
  /** Answers every request to the API with 503 until it is called with false. */
  goDown(down: boolean): void
  close(): Promise<void>
}

/**
 * Starts the emulator of Stripe on a free port for one or several servers, whose clock it shares. It begins with what a database
 * says was sold, or with a seed, if one of them is given, otherwise empty.
 */
export async function startStripeEmulator({
  clock = Date.now,
  database,
  seed,
}: { clock?: Clock; database?: Database; seed?: AccountSeed } = {}): Promise<StripeEmulator> {
  const app = Fastify({ forceCloseConnections: true })
  const requests: StripeRequest[] = []
  let webhookUrl: string | null = null
  let isDown = false
  let url = ''
  const stripe = createEmulatedStripe({
    now: clock,
    secretKey: SECRET_KEY,
    webhookSecrets: [WEBHOOK_SECRET],
    site: () => url,
    webhookUrl: () => webhookUrl,
    retryMs: 20,
    onRequest: (request) => requests.push(request),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isDown && request.url.startsWith('/v1/'))
      return reply.code(503).send({ error: { type: 'api_error', message: 'Down.' } })
  })
  stripe.mount(app)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  if (database) await seedEmulator(stripe.account, database)
  if (seed) seedAccount(stripe.account, seed)
  return {
    url,
    account: stripe.account,
    deliveries: stripe.deliveries,
    requests,
    config: {
      stripe: { secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], emulated: false, apiUrl: url },
    },
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
    },
    deliverTo(serverUrl) {
      webhookUrl = `${serverUrl}/webhooks/stripe`
    },
    delivered: () => stripe.deliveries.settled(),
    goDown(down) {
      isDown = down
    },
    async close() {
      await stripe.deliveries.close()
      await app.close()
    },
  }
}
