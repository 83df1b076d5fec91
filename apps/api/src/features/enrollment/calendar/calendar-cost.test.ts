import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { enrollments, sessions } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'

// This test measures what the addresses of calendars cost, for a member of 200 sessions with ten meetings each.

const NOW = Date.UTC(2026, 5, 1, 12)
const SESSIONS = 200
const MEETINGS = 10
const LOADS = 12
/**
 * The largest amount of work for a load, in milliseconds of the server's thread, in which other work on the machine
 * does not count.
 */
const MOST_MS = 2

let now = NOW
let server: TestServer
let userId: string
const sessionIds: string[] = []
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, environment: { RATE_LIMITS: 'true' } })
  const { db } = server.database
  const courseId = await insertCourse(db)
  for (let n = 0; n < SESSIONS; n++) {
    const times = Array.from({ length: MEETINGS }, (_, week) => {
      const start = NOW + (n + 1) * HOUR_MS + week * 7 * DAY_MS
      return { startAt: new Date(start), endAt: new Date(start + HOUR_MS), link: 'https://meet.example/x' }
    })
    const [startAt, endAt] = [times[0]?.startAt ?? null, times.at(-1)?.endAt ?? null]
    sessionIds.push(await insertSession(db, { courseId, startAt, endAt, meetings: times }))
  }
  userId = await server.insertMember({})
  await db.insert(enrollments).values(
    sessionIds.map((sessionId) => ({
      userId,
      sessionId,
      state: 'ENROLLED' as const,
      enrolledAt: new Date(NOW),
    })),
  )
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

const load = async (url: string) => {
  const { statusCode, headers, payload } = await server.app.inject({ url })
  return { status: statusCode, headers, payload }
}

/**
 * A thread that loads an address of the server a number of times. It is a thread of its own, because its work would
 * count as the server's otherwise.
 */
const CLIENT = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', async ({ url, times }) => {
  for (let i = 0; i < times; i++) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error('The answer was ' + answer.status)
  }
  parentPort.postMessage('done')
})`

/** Returns how many milliseconds the server's thread works on each of a number of loads. */
async function workMs(times: number, address: string): Promise<number> {
  const client = new Worker(CLIENT, { eval: true })
  await once(client, 'online')
  const before = process.threadCpuUsage()
  client.postMessage({ url: server.url + address, times })
  await once(client, 'message')
  const { user, system } = process.threadCpuUsage(before)
  await client.terminate()
  return (user + system) / 1000 / times
}

async function subscriptionAddress(): Promise<string> {
  const { data } = await server.graphql<{ c: { address: string } }>(
    await server.token(userId),
    'mutation { c: createCalendarSubscription { address } }',
  )
  const { pathname, search } = new URL(data?.c.address ?? '')
  return pathname + search
}

const fileAddress = () =>
  Promise.resolve(server.services.calendarLinks.path('calendar', sessionIds[0] ?? '', userId))

test.each([
  ['a subscribed calendar', subscriptionAddress, SESSIONS * MEETINGS],
  ['the file of a session', fileAddress, MEETINGS],
] as const)('The server does little for %s while nothing has changed', async (_name, addressOf, events) => {
  const address = await addressOf()
  const { payload } = await load(address)
  expect(eventsOf(payload)).toHaveLength(events)
  // The first loads warm up the server. Of several measurements the shortest counts, because other work on the machine
  // can only add to it.
  await workMs(3, address)
  let each = Infinity
  for (let tries = 0; tries < 3; tries++) each = Math.min(each, await workMs(LOADS, address))
  expect((await load(address)).payload).toBe(payload)
  expect(each).toBeLessThan(process.env['NIGHTLY'] ? MOST_MS : 3 * MOST_MS)
})

test('A cached calendar is written again when a meeting has become too old for it, and when a session has changed', async () => {
  const address = await subscriptionAddress()
  const { payload: before, headers } = await load(address)
  now = NOW + 2 * HOUR_MS + 90 * DAY_MS
  const later = await load(address)
  expect(eventsOf(later.payload)).toHaveLength(SESSIONS * MEETINGS - 1)
  expect(later.headers.etag).not.toBe(headers.etag)
  expect(later.payload).toContain('DTSTAMP:20260830T140000Z')
  now = NOW
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx
      .update(sessions)
      .set({ title: 'Another name' })
      .where(eq(sessions.sessionId, sessionIds[0] ?? ''))
    invalidate('catalog')
  })
  const changed = await load(address)
  expect([before.includes('Another name'), changed.payload.includes('SUMMARY:Another name')]).toEqual([
    false,
    true,
  ])
})

test('The address of a calendar can be loaded 60 times in ten minutes by all readers together, and other addresses are not refused', async () => {
  const room = server.services.calendarLinks.path('room', sessionIds[0] ?? '', userId)
  const statuses = []
  for (let i = 0; i < 62; i++) statuses.push((await load(room)).status)
  expect(statuses).toEqual([...Array(60).fill(404), 429, 429])
  expect((await load(room)).headers['retry-after']).toMatch(/^\d+$/)
  expect((await load(server.services.calendarLinks.path('room', sessionIds[1] ?? '', userId))).status).toBe(
    404,
  )
})
