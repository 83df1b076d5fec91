import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const START = NOW + 7 * DAY_MS
const LINK = 'query ($id: ID!) { getMemberEventLink(memberEventId: $id) { link error { code } } }'
const NOT_FOUND = { link: null, error: { code: 'NOT_FOUND' } }

let now = NOW
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

/** Adds a member who comes to an event. */
async function addComing(event: Parameters<typeof insertEvent>[1], member: NewMember = {}) {
  const { db } = server.database
  const [userId, memberEventId] = [await server.insertMember(member), await insertEvent(db, event)]
  await insertRsvp(db, { userId, memberEventId })
  return { userId, memberEventId }
}

async function linkOf(userId: string, id: string) {
  const { data } = await server.graphql<{ getMemberEventLink: { link: string | null } }>(
    await server.token(userId),
    LINK,
    { id },
  )
  return data?.getMemberEventLink
}

const fileAddress = (userId: string, memberEventId: string) =>
  server.services.calendarLinks.path('event', memberEventId, userId)
const load = (url: string) => server.app.inject({ url })
const fileOf = async (userId: string, id: string) =>
  (await load(fileAddress(userId, id))).payload.replaceAll('\r\n ', '')
const roomBehind = async (userId: string, id: string) =>
  (await load(server.services.calendarLinks.path('event-room', id, userId))).headers.location

async function answer(memberEventId: string, status: 'ACTIVE' | 'DELETED') {
  const revision = sql`${memberEventRsvps.revision} + 1`
  const of = eq(memberEventRsvps.memberEventId, memberEventId)
  await server.database.db.update(memberEventRsvps).set({ status, revision }).where(of)
}

test('The link of an event leads without a token to its calendar file, with alarm, organizer and the signed address of the room', async () => {
  const { userId, memberEventId } = await addComing({
    eventStart: START,
    title: 'Ask, and listen',
    subtitle: 'Live',
  })
  const address = await linkOf(userId, memberEventId.toUpperCase())
  expect(address).toMatchObject({ error: null })
  const response = await fetch(address?.link ?? '')
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Ask, and listen, [A-Z][a-z]{2} \d{1,2}\.ics"; filename\*=UTF-8''/,
  )
  const text = (await response.text()).replaceAll('\r\n ', '')
  for (const part of [
    'METHOD:PUBLISH',
    'SUMMARY:Ask\\, and listen',
    'DESCRIPTION:Live',
    'TRIGGER:-PT15M',
    'ORGANIZER;CN=',
  ])
    expect(text).toContain(part)
  expect(text).toContain(`URL;VALUE=URI:${server.url}/events/${memberEventId}`)
  expect(text).toContain(`LOCATION:${server.url}/calendar/event-rooms/${memberEventId}?`)
  expect(text).not.toContain('meet.example')
})

test('The link of an event is NOT_FOUND for who does not come, does not exist, is called off, or is not for the viewer', async () => {
  const { db } = server.database
  const { userId, memberEventId } = await addComing({ eventStart: START })
  const other = await server.insertMember({})
  expect(await linkOf(other, memberEventId)).toEqual(NOT_FOUND)
  for (const id of [randomUUID(), "x' or 1=1", '']) expect(await linkOf(userId, id)).toEqual(NOT_FOUND)
  await answer(memberEventId, 'DELETED')
  expect(await linkOf(userId, memberEventId)).toEqual(NOT_FOUND)
  const off = await insertEvent(db, { eventStart: START, publishStatus: 'ARCHIVED' })
  await insertRsvp(db, { userId, memberEventId: off })
  expect(await linkOf(userId, off)).toEqual(NOT_FOUND)
  for (const member of [
    { areas: ['mc-limited'] },
    { status: 'ALUMNI' },
    { areas: [] },
  ] satisfies NewMember[]) {
    const refused = await addComing({ eventStart: START }, member)
    expect(await linkOf(refused.userId, refused.memberEventId)).toEqual(NOT_FOUND)
    expect((await load(fileAddress(refused.userId, refused.memberEventId))).statusCode).toBe(404)
    expect(await roomBehind(refused.userId, refused.memberEventId)).toBeUndefined()
  }
})

test('Who cancels an event and comes again has one entry in the calendar, whose sequence number is 2', async () => {
  const { userId, memberEventId } = await addComing({ eventStart: START })
  const files = [await fileOf(userId, memberEventId)]
  for (const status of ['DELETED', 'ACTIVE'] as const) {
    await answer(memberEventId, status)
    files.push(await fileOf(userId, memberEventId))
  }
  expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH'])
  const entries = files.flatMap(eventsOf)
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${memberEventId}@localhost`]))
  expect(entries.map(({ sequence }) => sequence)).toEqual(['0', '1', '2'])
  expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED'])
})

test('The calendar file of an event that is called off takes it out', async () => {
  const { userId, memberEventId } = await addComing({ eventStart: START, publishStatus: 'ARCHIVED' })
  expect(await fileOf(userId, memberEventId)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/)
})

test('The address of a room opens the room while the member may watch the event live, and otherwise its page', async () => {
  const { userId, memberEventId } = await addComing({ eventStart: START })
  const page = `/events/${memberEventId}`
  const room = () => roomBehind(userId, memberEventId)
  now = START - 3 * HOUR_MS - 1
  expect(await room()).toBe(page)
  now += 1
  expect(await room()).toBe('https://meet.example/room')
  const zoomJoinUrl = 'https://meet.example/room?own'
  await server.database.db.update(memberEventRsvps).set({ zoomJoinUrl })
  expect(await room()).toBe(zoomJoinUrl)
  now = START + HOUR_MS
  expect(await room()).toBe(page)
  now = START
  await answer(memberEventId, 'DELETED')
  expect(await room(), 'the member has canceled').toBe(page)
  await answer(memberEventId, 'ACTIVE')
  await server.database.db
    .update(memberEvents)
    .set({ publishStatus: 'ARCHIVED' })
    .where(eq(memberEvents.memberEventId, memberEventId))
  expect(await room(), 'the event is called off').toBe(page)
})

test('The addresses of an event return 404 with another signature, event or member, and for a suspended member', async () => {
  const { userId, memberEventId } = await addComing({ eventStart: START })
  const other = await addComing({ eventStart: START })
  for (const target of ['event', 'event-room'] as const) {
    const path = server.services.calendarLinks.path(target, memberEventId, userId)
    const wrong = [
      path.replace(userId, other.userId),
      path.replace(memberEventId, other.memberEventId),
      path.replace(/s=.*/, 's=x'),
      path.replace(/\?.*/, ''),
      server.services.calendarLinks.path(target, memberEventId, other.userId),
      server.services.calendarLinks.path(target, '-'.repeat(36), userId),
    ]
    for (const address of wrong) expect((await load(address)).statusCode, address).toBe(404)
  }
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.execute(sql`update members set suspended_at = now() where user_id = ${userId}`)
    invalidate('member', userId)
  })
  expect((await load(fileAddress(userId, memberEventId))).statusCode).toBe(404)
})
