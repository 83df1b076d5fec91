import { expect, test } from 'vitest'
import { catalogueHolds, memberHolds } from './answer-lifetime.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { CatalogueSession } from './catalogue-types.ts'
import { aMember, aSession, course, entitlement, NOW } from './session.fixture.ts'

const HOUR = 3_600_000

const snapshotOf = (...sessions: CatalogueSession[]): CatalogueSnapshot => ({
  timeZone: 'UTC',
  courses: new Map([[course.courseId, course]]),
  sessions,
  sessionsById: new Map(sessions.map((session) => [session.sessionId, session])),
  sessionsByCourse: Map.groupBy(sessions, (session) => session.courseId),
  videos: new Map(),
  places: new Map(),
})

test('holds until the next thing that happens to any session', () => {
  const soon = NOW + 10 * HOUR
  const later = aSession({ sessionId: 'session-2', enrollmentClose: NOW + 5 * HOUR })
  expect(catalogueHolds(snapshotOf(aSession({ startAt: soon }), later), NOW)).toBe(NOW + 5 * HOUR)
})

test('ends when a link opens, three hours before the start', () => {
  const snapshot = snapshotOf(aSession({ startAt: NOW + 3 * HOUR + 1 }))
  expect(catalogueHolds(snapshot, NOW)).toBe(NOW + 1)
  // Asked again at that moment, the next edge counts: the hour before the start.
  expect(catalogueHolds(snapshot, NOW + 1)).toBe(NOW + 2 * HOUR + 1)
})

test('ends when the room of a meeting opens, and when the meeting is over', () => {
  const meeting = {
    meetingId: 'm',
    startAt: NOW + 4 * HOUR,
    endAt: NOW + 5 * HOUR,
    link: 'https://meet.example/1',
  }
  const snapshot = snapshotOf(
    aSession({ startAt: NOW - 30 * HOUR, endAt: NOW + 90 * HOUR, meetings: [meeting] }),
  )
  expect(catalogueHolds(snapshot, NOW)).toBe(NOW + HOUR)
  expect(catalogueHolds(snapshot, NOW + HOUR)).toBe(NOW + 5 * HOUR)
})

test('holds for ever without dates', () => {
  expect(catalogueHolds(snapshotOf(aSession({ startAt: null, endAt: null })), NOW)).toBe(Infinity)
})

test('ends with an entitlement, with the beginning of one, and after the last instant of a trial', () => {
  const edges = (startsAt: number, endsAt: number | null) =>
    memberHolds(aMember([], { entitlements: [entitlement({ startsAt, endsAt })] }), NOW)
  expect(edges(0, null)).toBe(Infinity)
  expect(edges(0, NOW + 5)).toBe(NOW + 5)
  expect(edges(NOW + 3, NOW + 5)).toBe(NOW + 3)
  expect(memberHolds(aMember([], { status: 'TRIAL', trialEndDate: NOW }), NOW)).toBe(NOW + 1)
})
