import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Limits } from '@section/api/server/limits/limits.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { outbox, rateLimits } from '@section/db/schema.ts'

// Rate limits are on in this server, as in production; in other tests they are off.

/** Another site of the school, to which members may be redirected. */
export const SITE = 'https://www.example.com'

/** Starts a server with rate limits for all tests of the calling file; the counts are reset before each test. */
export function limitedServer() {
  let server: TestServer
  beforeAll(async () => {
    // As in production, one proxy of ours stands in front, and the address that it adds to X-Forwarded-For is the caller's.
    const environment = { RATE_LIMITS: 'true', TRUST_PROXY_HOPS: '1', REDIRECT_ORIGINS: SITE }
    server = await startTestServer({ environment })
  })
  beforeEach(() => forgetCalls(server))
  afterAll(() => server.close())

  /** Calls the server without a socket, of which a test machine has too few. */
  const inject = async (url: string, body: object, headers: Record<string, string>) => {
    const {
      statusCode,
      headers: sent,
      payload,
    } = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
    return { status: statusCode, headers: sent, body: JSON.parse(payload) as unknown }
  }
  const post = (path: string, body: object, from = '192.0.2.1', spoofed = '') =>
    inject(path, body, through(from, spoofed))
  return {
    get server() {
      return server
    },
    inject,
    post,
  }
}

/** Returns the headers of a call from an address; `spoofed` is what the caller claims in front of it. */
export const through = (from: string, spoofed = '') => ({
  'x-forwarded-for': [spoofed, from].filter(Boolean).join(', '),
})

export const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** Resets all counts, also those in memory. */
async function forgetCalls({ database, services }: TestServer): Promise<void> {
  await database.db.delete(rateLimits)
  await database.db.delete(outbox)
  Object.assign(services, { limits: new Limits(database.db, { on: true }) })
}
