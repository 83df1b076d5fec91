import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { MAX_PROJECT_LENGTH, projectKind } from '@section/domain/projects/project-form.ts'
import { projectStage } from '@section/domain/projects/project-window.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { uuidOf } from '../../../server/content/stable-id.ts'
import { isStorable } from '../../../server/http/storable-text.ts'
import type { Services } from '../../../server/services.ts'
import { findChecklist } from '../../session-content/progress/complete-session.ts'
import { projectOf } from '../find-project.ts'
import { handIn } from '../hand-in.ts'
import { deleteMessages, recordMessage } from '../projects-store.ts'

/** Where outside forms report. */
export const WEBHOOK_PATH = '/webhooks/projects'
const MAX_BYTES = 65_536
/** In characters; a sender's ids have some forty. */
const MAX_MESSAGE_ID = 200
/** The ids of messages are kept for longer than a signature is accepted, which is five minutes. */
const KEPT_MS = 60 * MINUTE_MS

type WebhookServices = Pick<
  Services,
  | 'cacheInvalidation'
  | 'catalog'
  | 'clock'
  | 'config'
  | 'limits'
  | 'log'
  | 'members'
  | 'projectForms'
  | 'sessionContents'
>

/** The message with which an outside form reports that a project was handed in. */
const Message = z.object({
  type: z.literal('project.submitted'),
  data: z.object({
    sessionId: z.uuid(),
    /** From the address under which the member opened the form. */
    token: z.string().max(200),
    /** The project itself, or the address at which it can be read. */
    content: z.string().trim().max(MAX_PROJECT_LENGTH).default(''),
  }),
})

/**
 * Mounts `POST /webhooks/projects`, by which outside forms report that a member has handed in. Messages are signed by the
 * Standard Webhooks specification; a message that is forged, older than five minutes, repeated, or about a member or
 * session that it does not belong to changes nothing. Decisions, section 5.
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
        const outcome = await receive(services, messageId, message)
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
): z.infer<typeof Message>['data'] | undefined {
  const own = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]),
  )
  try {
    const reported = webhook.verify(body, own)
    // The check of the raw body cannot see U+0000 while it is still escaped.
    const message = Message.safeParse(isStorable(reported) ? reported : undefined)
    return message.data?.data
  } catch {
    return undefined
  }
}

/** Hands in what a message reports, once for each message id. */
async function receive(
  services: WebhookServices,
  messageId: string,
  { sessionId: id, token, content }: z.infer<typeof Message>['data'],
): Promise<'handed in' | 'repeated' | 'refused'> {
  const now = services.clock()
  const sessionId = id.toLowerCase()
  const userId = services.projectForms.memberOf(token, sessionId)
  const project = await projectOf(services, sessionId)
  if (userId === undefined || !project || project.form === null) return 'refused'
  // The account may have been deleted since the form was opened.
  if (!(await services.members.get(userId))) return 'refused'
  if (projectStage(project, now) !== 'open') return 'refused'
  const checklist = await findChecklist(services, sessionId)
  if (!checklist) return 'refused'
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    if (!(await recordMessage(tx, messageId, new Date(now)))) return 'repeated'
    const hash = createHash('sha256').update(`project webhook ${messageId}`).digest('hex')
    const submission = { projectSubmissionId: uuidOf(hash, 8), userId, sessionId, submittedAt: new Date(now) }
    const kind = projectKind(content)
    const done = await handIn({ tx, invalidate, checklist, now }, { ...submission, kind, content })
    return done ? 'handed in' : 'refused'
  })
}

/** Deletes the ids of messages whose signatures are no longer accepted. */
export const forgetMessages = (services: Services, now: number): Promise<void> =>
  deleteMessages(services.database.db, new Date(now - KEPT_MS))
