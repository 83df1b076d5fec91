import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entitlements, members } from '@section/db/schema.ts'
import { membershipKey } from '@section/domain/billing/membership-key.ts'
import { authenticate } from '../../../server/access/authenticate.ts'
import type { SignedInViewer } from '../../../server/access/viewer.ts'
import { suspendMember } from '../../../app/operator/suspend-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { endTrials } from '../end-trials.ts'

// Two servers of one database: a member asks one, and what happens, happens on the other. docs/decisions/live-membership.md

const NOTICED_MS = 2000
const SETTLED_MS = 100

let here: TestServer
let other: TestServer
let userId: string
let token: string

beforeAll(async () => {
  here = await startTestServer()
  other = await startTestServer({ database: here.database, publicUrl: here.url })
})
beforeEach(async () => {
  userId = await here.insertMember({ email: `${crypto.randomUUID()}@mail.example`, areas: ['mc-limited'] })
  token = await here.token(userId)
})
afterAll(async () => {
  await other.close()
  await here.close()
})

const viewer = async () => (await authenticate(here.services, `Bearer ${token}`)) as SignedInViewer
const knownKey = async () => membershipKey(await viewer())

async function ask(known: string, signal: AbortSignal | null = null) {
  const response = await fetch(`${here.url}/membership-changes?known=${known}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  })
  const body = (response.status === 204 ? null : await response.json()) as {
    membership: string | null
  } | null
  return { status: response.status, headers: response.headers, membership: body?.membership }
}

/** Asks with the known key, and does `change` while the request waits. */
async function askDuring(change: () => Promise<unknown>) {
  const asked = ask(await knownKey())
  await pause(SETTLED_MS)
  const changedAt = performance.now()
  await change()
  const answer = await asked
  expect(performance.now() - changedAt).toBeLessThan(NOTICED_MS)
  return answer
}

const announce = (work: () => Promise<unknown> = async () => undefined, of = userId) =>
  other.services.cacheInvalidation.transaction(async (_tx, invalidate) => {
    await work()
    invalidate('membership', of)
  })

test('A request is answered with the new key when an entitlement is given on another server', async () => {
  const before = await knownKey()
  const answer = await askDuring(() =>
    other.services.cacheInvalidation.transaction(async (tx, invalidate) => {
      await tx
        .insert(entitlements)
        .values({ userId, type: 'mcsc-unlimited', precedence: 1, startsAt: new Date(0) })
      invalidate('membership', userId)
    }),
  )
  expect(answer).toMatchObject({ status: 200, membership: await knownKey() })
  expect(answer.membership).not.toBe(before)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('A request is answered at once when the browser shows another membership than the member has', async () => {
  const key = await knownKey()
  expect(await ask('LIMITED..')).toMatchObject({ status: 200, membership: key })
  expect(await ask('')).toMatchObject({ status: 200, membership: key })
})

test('A change that leaves the key as it is, such as a failed payment, is announced all the same', async () => {
  const key = await knownKey()
  expect(await askDuring(() => announce())).toMatchObject({ status: 200, membership: key })
})

test('A change of another member, or of what is no part of a membership, answers nothing', async () => {
  const stop = new AbortController()
  let hasAnswer = false
  const asked = ask(await knownKey(), stop.signal).then(
    () => (hasAnswer = true),
    () => undefined,
  )
  await pause(SETTLED_MS)
  await announce(undefined, await here.insertMember({}))
  await other.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('member', userId))
  await pause(3 * SETTLED_MS)
  expect(hasAnswer).toBe(false)
  stop.abort()
  await asked
})

test('The end of a trial, stored by the job of another server, is answered', async () => {
  const { db } = here.database
  const end = Date.now() + 60_000
  const trial = { status: 'TRIAL', trialEndDate: new Date(end) } as const
  // The announcement of the trial is awaited, because a late one would answer the request that waits for its end.
  const begun = await askDuring(async () => {
    await db.update(members).set(trial).where(eq(members.userId, userId))
    await announce()
  })
  expect(begun.membership).toMatch(/^TRIAL/)
  const answer = await askDuring(() => endTrials(other.services, end + 1))
  expect(answer.membership).toMatch(/^POST_TRIAL/)
})

test('A sign-out and a suspension on another server end the wait without a membership, and the next request is refused', async () => {
  const known = await knownKey()
  expect(await askDuring(() => other.graphql(token, 'mutation { logout { success } }'))).toMatchObject({
    membership: null,
  })
  expect(await ask(known)).toMatchObject({ status: 401 })
  token = await here.token(userId)
  const [member] = await here.database.db.select().from(members).where(eq(members.userId, userId))
  const suspend = () => suspendMember(other.services.cacheInvalidation, member?.email ?? '', Date.now())
  expect(await askDuring(suspend)).toMatchObject({ membership: null })
  expect(await ask(known)).toMatchObject({ status: 401 })
})

test('A request without a token, or with a forged one, is refused', async () => {
  expect((await fetch(`${here.url}/membership-changes`)).status).toBe(401)
  token = 'forged'
  expect(await ask('')).toMatchObject({ status: 401 })
})

test('A closing server answers the requests that wait at once', async () => {
  const leaving = await startTestServer({ database: here.database, publicUrl: here.url })
  const asked = fetch(`${leaving.url}/membership-changes?known=${await knownKey()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await pause(SETTLED_MS)
  const closedAt = performance.now()
  await leaving.close()
  expect(await asked).toMatchObject({ status: 503 })
  expect(performance.now() - closedAt).toBeLessThan(NOTICED_MS)
})
