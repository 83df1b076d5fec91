import type { FastifyInstance } from 'fastify'
import { isRecord } from '../is-record.ts'
import { sendHtml } from '../submitted-forms.ts'
import { TUTOR_POLICY, tutorPage } from './tutor-page.ts'

interface TutorOptions {
  /** The page to which members are handed over, `#token=…`. */
  path: string
  /** The page of the school that hands members over. */
  againPath: string
  clientId: string
  clientSecret: string
  /** Returns the address at which tokens are redeemed; null before the server listens. */
  redeemUrl: () => string | null
}

/**
 * Mounts the AI tutor of the demo: a page that takes the token from the fragment of its address, and the tutor's server, which
 * redeems it at the school by client id and secret, and says who came.
 */
export function mountTutor(app: FastifyInstance, options: TutorOptions): void {
  app.get(options.path, (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': TUTOR_POLICY,
      'referrer-policy': 'no-referrer',
    })
    return sendHtml(reply, 200, tutorPage(options.againPath))
  })
  app.post(options.path, async ({ body }, reply) => {
    const token = isRecord(body) ? body['token'] : null
    const url = options.redeemUrl()
    if (typeof token !== 'string' || url === null) return reply.code(400).send({})
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${options.clientId}:${options.clientSecret}`)}`,
      },
      body: JSON.stringify({ token }),
    })
    if (answer.ok) return reply.send(await answer.json())
    return reply.code(answer.status === 400 ? 400 : 502).send({})
  })
}
