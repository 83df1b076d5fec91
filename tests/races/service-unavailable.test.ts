import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'

// While every connection to the database is in use, requests are answered 503. SECURITY.md#database-outages

let database: Database
let server: TestServer
let token: string
let userId: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('A pool needs a real PostgreSQL: set TEST_DATABASE_URL.')
  database = await openTestDatabase({ poolSize: 1 })
  server = await startTestServer({ database, environment: { RATE_LIMITS: 'true' } })
  userId = await server.insertMember({})
  token = await server.token(userId)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Holds the only connection while `work` runs. */
async function heldUp<T>(work: () => Promise<T>): Promise<T> {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const holder = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    take()
    await over
  })
  await taken
  try {
    return await work()
  } finally {
    release()
    await holder
  }
}

/** Sends one request while the only connection is held; returns how it was refused and after how many seconds. */
async function send(path: string, init: RequestInit) {
  const began = performance.now()
  const response = await fetch(`${server.url}${path}`, { method: 'POST', ...init })
  const seconds = (performance.now() - began) / 1000
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
    seconds,
  }
}

const json = (body: object, bearer?: string) => ({
  headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
  body: JSON.stringify(body),
})
const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) })

const SIGNUP = `mutation { signupLimitedUser(firstName: "Nia", lastName: "Okafor", email: "rush@example.com",
  botChallengeToken: "x") { result tac error { code message } } }`
const REGISTRATION = `mutation { createUserWithPass(code: "WELCOME30", firstName: "Nia", lastName: "Okafor",
  email: "rush@example.com") { result error { code message } } }`
const TOLD = 'We are very busy right now. Please try again in a moment.'

const WHO_AM_I = () => json({ query: `{ getMember(userId: "${userId}") { userId } }` }, token)
const START = { context: 'login', provider: 'social', codeChallenge: 'a'.repeat(43) }
const oauth = (fields: Record<string, string>) =>
  send('/oauth2/token', form({ client_id: 'member-app', ...fields }))

const GRAPHQL = {
  'a free signup': () => send('/graphql', json({ query: SIGNUP })),
  'a registration with a pass': () => send('/graphql', json({ query: REGISTRATION })),
  'a query whose caller is not known yet': () => send('/graphql', WHO_AM_I()),
}
const REST = {
  'a forgotten password': () => send('/user/forgotPassword', json({ email: 'a@example.com' })),
  'a federated sign-in': () => send('/user/startFederation', json(START)),
  'a question how to confirm': () => send('/user/howToConfirm', json({}, token)),
}
const OAUTH = {
  'a sign-in': () => oauth({ grant_type: 'password', username: 'a@example.com', password: 'x' }),
  'a refresh': () => oauth({ grant_type: 'refresh_token', refresh_token: 'x', redirect_uri: 'x' }),
}

const REFUSED = { status: 503, retryAfter: '2', seconds: expect.any(Number) as number }

describe('A server without a free database connection', () => {
  const answers = new Map<string, Awaited<ReturnType<typeof send>>>()
  // All requests wait at the same time, each for as long as it would alone.
  beforeAll(async () => {
    const requests = Object.entries({ ...GRAPHQL, ...REST, ...OAUTH })
    await heldUp(() =>
      Promise.all(requests.map(async ([name, request]) => answers.set(name, await request()))),
    )
  })

  test.each(Object.keys(GRAPHQL))('answers %s with 503, Retry-After and a code', (name) => {
    const errors = [{ message: TOLD, extensions: { code: 'UNAVAILABLE' } }]
    expect(answers.get(name)).toMatchObject({ ...REFUSED, body: { errors } })
    const seconds = answers.get(name)?.seconds
    expect(seconds).toBeGreaterThan(1.9)
    expect(seconds).toBeLessThan(2.6)
  })

  test('registers nobody with a registration that it answers 503', async () => {
    const everybody = await database.db.select({ email: members.email }).from(members)
    expect(everybody.map(({ email }) => email)).not.toContain('rush@example.com')
  })

  test.each(Object.keys(REST))('answers %s with 503 as JSON', (name) => {
    const body = { error: { code: 'UNAVAILABLE', message: TOLD } }
    expect(answers.get(name)).toEqual({ ...REFUSED, body })
  })

  test.each(Object.keys(OAUTH))('answers %s with 503 in the form of OAuth', (name) => {
    const body = { error: 'temporarily_unavailable', error_description: TOLD }
    expect(answers.get(name)).toEqual({ ...REFUSED, body })
  })

  test('answers as usual as soon as the connection is free', async () => {
    const rush = await heldUp(() =>
      Promise.all(Array.from({ length: 20 }, () => send('/graphql', json({ query: SIGNUP })))),
    )
    expect(new Set(rush.map(({ status }) => status))).toEqual(new Set([503]))
    const { status } = await send('/graphql', WHO_AM_I())
    expect(status).toBe(200)
  })
})
