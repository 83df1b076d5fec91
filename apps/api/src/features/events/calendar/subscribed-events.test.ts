import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberEvents } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { instantOf } from '@section/domain/time/zoned-time.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'
import { calendarFile } from '../../../server/calendar/calendar-file.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { attendedEventEntries } from './event-calendar.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const SINCE = NOW - 90 * DAY_MS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

const addEvent = async (
  userId: string,
  event: Parameters<typeof insertEvent>[1],
  status: 'ACTIVE' | 'DELETED' = 'ACTIVE',
) => {
  const memberEventId = await insertEvent(server.database.db, event)
  await insertRsvp(server.database.db, { userId, memberEventId, status })
  return memberEventId
}

async function partOf(userId: string) {
  const viewer = await findViewer(server.services, userId, NOW)
  if (!viewer) throw new Error('There is no viewer.')
  return attendedEventEntries({ services: server.services, viewer, now: NOW }, SINCE)
}
const titles = async (userId: string) =>
  (await partOf(userId))
    .entries()
    .map(({ title }) => title)
    .toSorted()

test('A subscribed calendar has the events to which the member comes, from 90 days ago on and without those that are called off', async () => {
  const userId = await server.insertMember({})
  await addEvent(userId, { eventStart: NOW + DAY_MS, title: 'to come' })
  await addEvent(userId, { eventStart: SINCE, title: 'over' })
  await addEvent(userId, { eventStart: SINCE - HOUR_MS, title: 'long over' })
  await addEvent(userId, { eventStart: NOW + DAY_MS, title: 'canceled' }, 'DELETED')
  await addEvent(userId, { eventStart: NOW + DAY_MS, title: 'called off', publishStatus: 'ARCHIVED' })
  await addEvent(await server.insertMember({}), { eventStart: NOW + DAY_MS, title: 'of another member' })
  expect(await titles(userId)).toEqual(['over', 'to come'])
})

test('A subscribed calendar has no events for a member who may not see them', async () => {
  const userId = await server.insertMember({ areas: ['mc-limited'] })
  await addEvent(userId, { eventStart: NOW + DAY_MS })
  expect(await titles(userId)).toEqual([])
})

test('The version of the events in a subscribed calendar is another one exactly when an entry is', async () => {
  const userId = await server.insertMember({})
  const memberEventId = await addEvent(userId, { eventStart: NOW + DAY_MS, zoomLink: null })
  const before = await partOf(userId)
  expect((await partOf(userId)).version).toBe(before.version)
  const set = async (changes: Partial<typeof memberEvents.$inferInsert>) => {
    await server.database.db
      .update(memberEvents)
      .set(changes)
      .where(eq(memberEvents.memberEventId, memberEventId))
    return (await partOf(userId)).version
  }
  expect(await set({ details: 'Other details.' })).toBe(before.version)
  const versions = [
    before.version,
    await set({ title: 'Another title' }),
    await set({ eventEnd: new Date(NOW + 2 * DAY_MS) }),
    await set({ zoomLink: 'https://meet.example/new' }),
    await set({ publishStatus: 'ARCHIVED' }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
})

test.each([
  ['that the clocks skip', '2027-03-14T02:30', '2027-03-14T07:30:00Z', '2027-03-14T03:30:00'],
  ['that comes twice', '2026-11-01T01:30', '2026-11-01T05:30:00Z', '2026-11-01T05:30:00Z'],
])(
  'An event at a local time %s is at one instant in the calendar',
  async (_which, local, instant, written) => {
    const eventStart = instantOf(Date.parse(`${local}Z`), 'America/New_York')
    expect(eventStart).toBe(Date.parse(instant))
    const userId = await server.insertMember({})
    await addEvent(userId, { eventStart })
    const text = calendarFile((await partOf(userId)).entries(), {
      method: 'PUBLISH',
      organizer: { name: 'School', email: 'hello@school.example' },
      origin: 'https://school.example',
      timeZone: 'America/New_York',
      now: NOW,
    })
    expect(eventsOf(text).map(({ dtstart }) => dtstart)).toEqual([written])
  },
)
