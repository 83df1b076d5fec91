import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../server/services.ts'
import { readEvent } from './read-event.ts'
import { receiveEvent } from './receive-event.ts'

/** The path to which Stripe delivers its events. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
const MAX_BYTES = 262_144

/**
 * Mounts `POST /webhooks/stripe`. A message that is forged, older or younger than five minutes, or unreadable is refused and
 * stores nothing; a repeated one is answered like the first. docs/decisions/billing-sync.md, SECURITY.md#forged-payment-events
 */
export async function mountStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, config, limits, clock } = services
  const secrets = config.stripe?.webhookSecrets
  if (!stripe || !secrets) return
  await app.register((scope, _options, done) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Body: string | undefined }>(
      STRIPE_WEBHOOK_PATH,
      { bodyLimit: MAX_BYTES },
      async ({ headers, body = '', ip }, reply) => {
        const { allowed } = await limits.consume('stripe-webhook', ip)
        if (!allowed) return reply.code(429).send({ error: 'Too many messages.' })
        const now = clock()
        const signature = headers['stripe-signature']?.toString()
        const event = readEvent(stripe, secrets, { body, signature, now })
        if (!event) return reply.code(400).send({ error: 'The signature or the event is not valid.' })
        await limits.refund('stripe-webhook', ip)
        const outcome = await receiveEvent(services, event, now)
        return reply.send({ outcome })
      },
    )
    done()
  })
}
