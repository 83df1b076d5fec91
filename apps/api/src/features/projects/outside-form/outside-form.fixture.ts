import { beforeAll } from 'vitest'
import { Webhook } from 'standardwebhooks'
import type { TestServer } from '../../../testing/test-server.ts'
import type { PagedSession } from '../../session-content/paged-sessions.fixture.ts'
import { type Reader, sessionPageTestKit } from '../../session-content/session-page-test-kit.fixture.ts'
import { OUTSIDE_PAGE, PERIOD, project, submissionsOf } from '../project-kit.fixture.ts'

/** The parts of a message of an outside form that a test changes. */
export interface Report {
  /** The whole body, in place of a message about a project. */
  body?: string
  data?: { sessionId?: string; token?: string; content?: unknown }
  type?: string
  messageId?: string
  /** The time since it was signed, in milliseconds; negative for the future. */
  signedMsAgo?: number
  secret?: string
  headers?: Record<string, string>
}

/** Sends a message as an outside form does, and returns the status of the answer. */
export async function report(
  { app, services }: Pick<TestServer, 'app' | 'services'>,
  { data, type = 'project.submitted', ...message }: Report,
): Promise<number> {
  const secret = message.secret ?? services.config.projectWebhookSecret ?? ''
  const messageId = message.messageId ?? `msg_${crypto.randomUUID()}`
  const body = message.body ?? JSON.stringify({ type, data })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/webhooks/projects',
    headers: { ...signedHeaders(secret, messageId, body, message.signedMsAgo), ...message.headers },
    payload: body,
  })
  return statusCode
}

/** Returns the headers of a message that was signed some time ago, in milliseconds. */
export function signedHeaders(secret: string, messageId: string, body: string, signedMsAgo = 0) {
  // The library compares with the time of the machine, not with the clock of the test.
  const signedAt = new Date(Date.now() - signedMsAgo)
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, signedAt, body),
  }
}

/** Returns what the address of a reader's outside form says about them and the session. */
export async function formParts(
  reader: Reader,
  sessionId: string,
): Promise<{ sessionId: string; token: string }> {
  const url = new URL((await project(reader, sessionId))?.formUrl ?? '')
  return { sessionId: url.searchParams.get('session') ?? '', token: url.searchParams.get('token') ?? '' }
}

/** Starts a server for all tests of a file, with a session whose project goes to an outside form. */
export function outsideFormTestKit() {
  const kit = sessionPageTestKit()
  let run: PagedSession
  beforeAll(async () => {
    run = await kit.addSession(OUTSIDE_PAGE, PERIOD)
  })
  return {
    ...kit,
    run: () => run,

    /** Adds a participant; returns what the address of their form says, and `send`, which sends messages about them. */
    async addSubmitter() {
      const reader = await kit.addReader(run)
      const parts = await formParts(reader, run.sessionId)
      const send = (message: Report = {}) =>
        report(kit.server(), { ...message, data: { ...parts, content: 'A page.', ...message.data } })
      return { reader, parts, send }
    },

    /** Returns the texts that a member has handed in. */
    async textsOf({ userId }: Reader): Promise<string[]> {
      const all = await submissionsOf(kit.server().database, run.sessionId)
      return all.filter((submission) => submission.userId === userId).map(({ content }) => content)
    },
  }
}
