import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import type { z } from 'zod'
import { isStorable } from '../../../server/http/storable-text.ts'
import type { Services } from '../../../server/services.ts'
import { ProjectMessage, receiveMessage } from './receive-message.ts'

/** The path to which outside forms report. */
export const WEBHOOK_PATH = '/webhooks/projects'
const MAX_BYTES = 65_536
/** In characters; a sender's ids have some forty. */
const MAX_MESSAGE_ID = 200

type WebhookServices = Pick<Services, 'clock' | 'config' | 'limits' | 'log'> &
  Parameters<typeof receiveMessage>[0]

/**
 * Mounts `POST /webhooks/projects`, by which outside forms report that a member has handed in. Messages are signed as
 * Standard Webhooks describes. A message that is forged, older than five minutes, repeated, or about a member or
 * session to which it does not belong changes nothing. docs/product/projects.md#outside-forms
 */
export async function mountProjectWebhook(app: FastifyInstance, services: WebhookServices): Promise<void> {
  const { projectWebhookSecret } = services.config
  if (projectWebhookSecret === undefined) return
  const webhook = new Webhook(projectWebhookSecret)
  await app.register((scope, _options, done) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: string }>(
      WEBHOOK_PATH,
      { bodyLimit: MAX_BYTES },
      async ({ headers, body, ip }, reply) => {
        const { allowed } = await services.limits.consume('project-webhook', ip)
        if (!allowed) return reply.code(429).send({ error: 'Too many messages.' })
        const messageId = headers['webhook-id']
        const message = verified(webhook, body, headers)
        if (!message || typeof messageId !== 'string' || messageId.length > MAX_MESSAGE_ID)
          return reply.code(400).send({ error: 'The signature or the message is not valid.' })
        const outcome = await receiveMessage(services, message, { messageId, now: services.clock() })
        services.log.info({ outcome }, 'An outside form reported a project')
        return outcome === 'refused'
          ? reply.code(422).send({ error: 'Nothing was handed in.' })
          : reply.code(204).send()
      },
    )
    done()
  })
}

function verified(
  webhook: Webhook,
  body: string,
  headers: Record<string, string | string[] | undefined>,
): z.infer<typeof ProjectMessage>['data'] | undefined {
  const own = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]),
  )
  try {
    const reported = webhook.verify(body, own)
    // The check of the raw body cannot see U+0000 while it is still escaped.
    const message = ProjectMessage.safeParse(isStorable(reported) ? reported : undefined)
    return message.data?.data
  } catch {
    return undefined
  }
}
