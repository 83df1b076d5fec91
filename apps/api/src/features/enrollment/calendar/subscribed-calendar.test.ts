import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'
import { subscribedCalendar } from './subscribed-calendar.ts'

const NOW = Date.UTC(2026, 5, 1, 12)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

test('A subscribed calendar has the entries of every feature, soonest first', async () => {
  const userId = await server.insertMember({})
  const viewer = await findViewer(server.services, userId, NOW)
  if (!viewer) throw new Error('There is no viewer.')
  const entry = (id: string, startAt: number) => ({
    id,
    startAt,
    endAt: startAt + HOUR_MS,
    title: id,
    description: '',
    path: '/events',
    location: null,
    sequence: 0,
    tentative: false,
  })
  const calendarSources = [
    async () => ({ version: '1', entries: () => [entry('late', NOW + DAY_MS)] }),
    async () => ({ version: '1', entries: () => [entry('soon', NOW), entry('soonest', NOW - DAY_MS)] }),
  ]
  const calendar = await subscribedCalendar({
    services: { ...server.services, calendarSources },
    viewer,
    now: NOW,
  })
  expect(eventsOf(calendar.write()).map(({ summary }) => summary)).toEqual(['soonest', 'soon', 'late'])
})
