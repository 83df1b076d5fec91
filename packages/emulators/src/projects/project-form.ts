import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { acceptForms, formField, sendHtml } from '../submitted-forms.ts'
import { type FormPage, PAGE_POLICY, projectFormPage } from './project-form-page.ts'

const PATH = '/dev/project-form'
const MAX_BYTES = 65_536

interface ProjectFormOptions {
  /** The secret of the webhook: `whsec_` and a base64 text. */
  secret: string
  /** Returns the address to which the form reports; null before the server listens. */
  webhookUrl: () => string | null
}

interface FormRoute {
  Querystring: { token?: unknown; session?: unknown }
}

/**
 * Mounts the outside form of the demo, `/dev/project-form?session=…&token=…`, which reports what somebody submits by a
 * message in the format of Standard Webhooks, signed with `secret`, and shows how it was answered.
 */
export function mountProjectForm(app: FastifyInstance, { secret, webhookUrl }: ProjectFormOptions): void {
  void app.register((scope, _options, done) => {
    acceptForms(scope)
    scope.addHook('onSend', async (_request, reply) => {
      // The address holds the member's token.
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': PAGE_POLICY,
        'referrer-policy': 'no-referrer',
      })
    })
    scope.get<FormRoute>(PATH, ({ query }, reply) => show(reply, recipientOf(query) ? 'form' : 'unknown'))
    scope.post<FormRoute>(PATH, { bodyLimit: MAX_BYTES }, async ({ query, body }, reply) => {
      const recipient = recipientOf(query)
      const url = webhookUrl()
      if (!recipient || url === null) return show(reply, 'unknown')
      const content = formField(body, 'content') ?? ''
      const answer = await send(url, secret, { ...recipient, content })
      return show(reply, answer === 204 ? 'submitted' : 'refused')
    })
    done()
  })
}

const show = (reply: FastifyReply, page: FormPage) => sendHtml(reply, 200, projectFormPage(page))

function recipientOf({ token, session }: FormRoute['Querystring']) {
  return typeof token === 'string' && typeof session === 'string' ? { token, sessionId: session } : null
}

/** Sends a signed message, and returns the status of the answer. */
async function send(url: string, secret: string, data: Record<string, string>): Promise<number> {
  const messageId = `msg_${randomUUID()}`
  const now = new Date()
  const body = JSON.stringify({ type: 'project.submitted', timestamp: now.toISOString(), data })
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, now, body),
    },
    body,
  })
  return status
}
