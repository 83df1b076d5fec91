import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Limits } from '@section/api/server/limits/limits.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { outbox, rateLimits } from '@section/db/schema.ts'

// A server that counts, as it does in production and in no other tests.

/** A site of ours that members may be sent on to. */
export const SITE = 'https://www.example.com'

/** A server that counts, for all tests of the file that calls this; each test counts from nothing. */
export function limitedServer() {
  let server: TestServer
  beforeAll(async () => {
    // One proxy of ours in front, as in production: what it adds to X-Forwarded-For is the caller's address.
    const environment = { RATE_LIMITS: 'true', TRUST_PROXY_HOPS: '1', REDIRECT_ORIGINS: SITE }
    server = await startTestServer({ environment })
  })
  beforeEach(() => forgetCalls(server))
  afterAll(() => server.close())

  /** Past the sockets, of which a test machine has too few. */
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

/** The headers of a call from an address, behind what the caller claims to be. */
export const through = (from: string, spoofed = '') => ({
  'x-forwarded-for': [spoofed, from].filter(Boolean).join(', '),
})

export const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** Counts from nothing again, also in memory. */
async function forgetCalls({ database, services }: TestServer): Promise<void> {
  await database.db.delete(rateLimits)
  await database.db.delete(outbox)
  Object.assign(services, { limits: new Limits(database.db, { on: true }) })
}
