import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

// A request that waits for a lock for too long, or whose statement is ended, is answered 503. SECURITY.md#database-outages

let database: Database & { url?: string }
let server: TestServer
let other: pg.Client
let token: string
let userId: string
beforeAll(async () => {
  database = await openTestDatabase()
  if (!database.url) throw new Error('Locks need a real PostgreSQL: set TEST_DATABASE_URL.')
  server = await startTestServer({ database, environment: { RATE_LIMITS: 'false' } })
  userId = await server.insertMember({})
  token = await server.token(userId)
  other = new pg.Client({ connectionString: database.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await server.close()
  await database.close()
})

/** Locks the table of members against everybody while `work` runs. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  await other.query('begin')
  await other.query('lock table members in access exclusive mode')
  try {
    return await work()
  } finally {
    await other.query('rollback')
  }
}

/** Ends every statement that waits for the lock with 57014, as `statement_timeout` does, until `work` is over. */
async function givenUp<T>(work: () => Promise<T>): Promise<T> {
  const ending = setInterval(() => {
    void other.query(
      `select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
  }, 100)
  try {
    return await work()
  } finally {
    clearInterval(ending)
  }
}

async function send(path: string, headers: Record<string, string>, body: string | URLSearchParams) {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
  }
}

const JSON_BODY = { 'content-type': 'application/json' }
const ask = {
  GraphQL: () =>
    send(
      '/graphql',
      { ...JSON_BODY, authorization: `Bearer ${token}` },
      JSON.stringify({ query: `{ getMember(userId: "${userId}") { userId } }` }),
    ),
  REST: () => send('/user/forgotPassword', JSON_BODY, JSON.stringify({ email: 'a@example.com' })),
  'the token endpoint': () =>
    send(
      '/oauth2/token',
      {},
      new URLSearchParams({
        client_id: 'member-app',
        grant_type: 'password',
        username: 'a@example.com',
        password: 'x',
      }),
    ),
}

for (const [name, request] of Object.entries(ask)) {
  // These cases wait some seconds, until the database ends the wait for the lock.
  test.runIf(process.env['NIGHTLY'])(
    `${name} is answered 503 when others hold a lock for too long`,
    async () => {
      expect(await locked(request)).toMatchObject({ status: 503, retryAfter: '2' })
    },
  )

  test(`${name} is answered 503 when a statement takes too long`, async () => {
    expect(await locked(() => givenUp(request))).toMatchObject({ status: 503, retryAfter: '2' })
  })
}
