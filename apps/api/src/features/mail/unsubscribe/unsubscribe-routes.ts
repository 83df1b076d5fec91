import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../server/services.ts'
import { deleteOptOut, hasOptedOut, insertOptOut } from './optouts-store.ts'
import { type MailSubscription, UNSUBSCRIBE_PATH } from './unsubscribe-links.ts'
import {
  ONE_CLICK,
  RESUME,
  sendTooManyRequests,
  sendUnknownLink,
  sendUnsubscribePage,
} from './unsubscribe-page.ts'

interface TokenRoute {
  Params: { token: string }
}

const MAX_BODY_BYTES = 2000

/**
 * Mounts `GET /unsubscribe/{token}`, which asks and changes nothing, because programs that look for harmful links open it, too, and
 * `POST`, which ends a kind of mails for an address or, by the page, begins it again. Neither needs a sign-in or a cookie.
 * docs/product/mail.md#unsubscribing
 */
export function mountUnsubscribing(app: FastifyInstance, services: Services): void {
  const { config, database, unsubscribeLinks } = services
  const { name: brandName, supportEmail } = config.brand

  /** Returns what a request is about, or sends why it is refused. */
  async function subscriptionOf(
    { params, ip }: FastifyRequest<TokenRoute>,
    reply: FastifyReply,
  ): Promise<MailSubscription | undefined> {
    const found = unsubscribeLinks.read(params.token)
    const result = found
      ? await services.limits.consume('unsubscribe', params.token)
      : await services.limits.consume('unknown-unsubscribe', ip)
    if (!result.allowed) {
      sendTooManyRequests(reply, brandName, result.retryAfterSeconds)
      return undefined
    }
    if (!found) sendUnknownLink(reply, { brandName, supportEmail })
    return found
  }

  void app.register((scope, _options, done) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.get<TokenRoute>(`${UNSUBSCRIBE_PATH}/:token`, async (request, reply) => {
      const subscription = await subscriptionOf(request, reply)
      if (!subscription) return reply
      const ended = await hasOptedOut(database.db, subscription)
      return sendUnsubscribePage(reply, { brandName, kind: subscription.kind, ended })
    })
    scope.post<TokenRoute>(
      `${UNSUBSCRIBE_PATH}/:token`,
      { bodyLimit: MAX_BODY_BYTES },
      async (request, reply) => {
        const subscription = await subscriptionOf(request, reply)
        if (!subscription) return reply
        const ends = hasField(request, ONE_CLICK)
        if (ends) await insertOptOut(database.db, subscription, services.clock())
        else if (hasField(request, RESUME)) await deleteOptOut(database.db, subscription)
        const ended = ends || (await hasOptedOut(database.db, subscription))
        return sendUnsubscribePage(reply, { brandName, kind: subscription.kind, ended })
      },
    )
    done()
  })
}

/** Returns whether a form, in either of the two formats that mail programs send, has this field with this value. */
function hasField({ body, headers }: FastifyRequest, [name, value]: readonly [string, string]): boolean {
  if (typeof body !== 'string') return false
  if (!headers['content-type']?.startsWith('multipart/')) return new URLSearchParams(body).get(name) === value
  return body.includes(`name="${name}"\r\n\r\n${value}\r\n`)
}
