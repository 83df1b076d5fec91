import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarSubscription } from '@section/contract/generated/schema-types.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { hidden, live, openWorkshops, save, signIn } from '../workshops.fixture.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
/** The server's clock shows this time, and a test may set it. */
let now = NOW
let server: TestServer

beforeAll(async () => {
  server = await openWorkshops(() => now)
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

test('A member gets the address of a calendar subscription when they create it, and the same one again', async () => {
  const { token } = await signIn(server)
  expect(await getSubscription(token)).toEqual({ address: null, webcalAddress: null })
  const { address, webcalAddress } = await create(token)
  expect(address).toMatch(
    /^http:\/\/localhost:\d+\/calendar\/subscriptions\/[0-9a-f-]{36}\.ics\?u=.+&s=.{43}$/,
  )
  expect(webcalAddress).toBe(address?.replace('http:', 'webcal:'))
  expect(await create(token)).toEqual({ address, webcalAddress })
  expect(await getSubscription(token)).toEqual({ address, webcalAddress })
  const row = await server.database.db.execute(sql`select * from calendar_subscriptions`)
  expect(JSON.stringify(row), 'the signature is stored nowhere').not.toContain(address?.slice(-43))
})

test('A subscribed calendar has the sessions of the member, with the UIDs and rooms of their own files', async () => {
  const { userId, token } = await signIn(server)
  await save(server, token, { userId, sessionId: live })
  const waited = await addFullSession()
  await save(server, token, { userId, sessionId: waited })
  await save(server, (await signIn(server)).token, { userId, sessionId: hidden })
  const response = await fetch(await addressOf(token))
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, max-age=300'])
  const text = await response.text()
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
  expect(text).toMatch(/\r\nNAME:.+\r\n/)
  expect(text).not.toContain('meet.example')
  const [certain, tentative, ...more] = eventsOf(text)
  expect([certain?.status, tentative?.status, more]).toEqual(['CONFIRMED', 'TENTATIVE', []])
  const [single] = eventsOf(await sessionFile(token))
  expect(single).toMatchObject({ location: expect.stringContaining('/calendar/rooms/') })
  expect(certain).toEqual(single)
})

test('A subscribed calendar has a meeting until 90 days after its end', async () => {
  const { userId, token } = await signIn(server)
  await save(server, token, { userId, sessionId: live })
  const address = await addressOf(token)
  now = NOW + 7 * DAY_MS + 2 * HOUR_MS + 90 * DAY_MS - 1
  expect(eventsOf(await (await fetch(address)).text())).toHaveLength(1)
  now += 1
  expect(eventsOf(await (await fetch(address)).text())).toEqual([])
})

test('A subscribed calendar is sent again only when its entries have changed', async () => {
  const { userId, token } = await signIn(server)
  await save(server, token, { userId, sessionId: live })
  const address = await addressOf(token)
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  const ask = () => fetch(address, { headers: { 'if-none-match': etag } })
  now += MINUTE_MS
  const unchanged = await ask()
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  await save(server, token, { userId, sessionId: live, unenroll: true })
  const changed = await ask()
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('A revoked address of a calendar fails at once, and stays invalid when a new one is created', async () => {
  const { token } = await signIn(server)
  const old = await addressOf(token)
  expect((await fetch(old)).status).toBe(200)
  const revoked = await mutate(token, 'revokeCalendarSubscription')
  expect(revoked).toEqual({ address: null, webcalAddress: null })
  expect((await fetch(old)).status).toBe(404)
  const renewed = await addressOf(token)
  expect([renewed === old, (await fetch(renewed)).status, (await fetch(old)).status]).toEqual([
    false,
    200,
    404,
  ])
})

test('A wrong, a foreign and a suspended member’s address of a calendar are answered like a revoked one', async () => {
  const [mine, other] = [await signIn(server), await signIn(server)]
  const url = new URL(await addressOf(mine.token))
  const changed = async (change: (copy: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    const answer = await fetch(copy)
    return [
      answer.status,
      await answer.text(),
      answer.headers.get('cache-control'),
      answer.headers.get('etag'),
    ]
  }
  const missing = [404, 'Not found', 'no-store', null]
  expect(await changed((u) => u.searchParams.set('s', 'A'.repeat(43)))).toEqual(missing)
  expect(await changed((u) => u.searchParams.delete('s'))).toEqual(missing)
  expect(await changed((u) => u.searchParams.set('u', other.userId))).toEqual(missing)
  expect(await changed((u) => (u.pathname = `/calendar/subscriptions/${randomUUID()}.ics`))).toEqual(missing)
  await server.services.cacheInvalidation.transaction(async (tx, announce) => {
    await tx.execute(sql`update members set suspended_at = now() where user_id = ${mine.userId}`)
    announce('member', mine.userId)
  })
  expect(await changed(() => {})).toEqual(missing)
})

test('The subscribed calendar of an ended account is empty, and its address can be revoked', async () => {
  const { token } = await signIn(server, { status: 'ALUMNI' })
  const address = await addressOf(token)
  expect(eventsOf(await (await fetch(address)).text())).toEqual([])
  await mutate(token, 'revokeCalendarSubscription')
  expect((await fetch(address)).status).toBe(404)
})

const FIELDS = '{ address webcalAddress }'

async function getSubscription(token: string) {
  const { data } = await server.graphql<{ getCalendarSubscription: CalendarSubscription }>(
    token,
    `{ getCalendarSubscription ${FIELDS} }`,
  )
  return data?.getCalendarSubscription
}

async function mutate(token: string, name: 'createCalendarSubscription' | 'revokeCalendarSubscription') {
  const { data } = await server.graphql<Record<string, CalendarSubscription>>(
    token,
    `mutation { ${name} ${FIELDS} }`,
  )
  const subscription = data?.[name]
  if (!subscription) throw new Error('No answer.')
  return subscription
}
const create = (token: string) => mutate(token, 'createCalendarSubscription')
const addressOf = async (token: string) => (await create(token)).address ?? ''

async function sessionFile(token: string): Promise<string> {
  const { data } = await server.graphql<{ getSessionLink: { link: string } }>(
    token,
    'query ($sessionId: ID!) { getSessionLink(sessionId: $sessionId) { link } }',
    { sessionId: live },
  )
  return (await fetch(data?.getSessionLink.link ?? '')).text()
}

/** Adds a session without seats that has a waitlist, a week after the workshop, and returns its id. */
async function addFullSession(): Promise<string> {
  const { db } = server.database
  const [startAt, endAt] = [new Date(NOW + 14 * DAY_MS), new Date(NOW + 14 * DAY_MS + HOUR_MS)]
  const seats = { capacity: 0, waitlistEnabled: true }
  const courseId = await insertCourse(db)
  const sessionId = await insertSession(db, { courseId, startAt, endAt, ...seats })
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  return sessionId
}
