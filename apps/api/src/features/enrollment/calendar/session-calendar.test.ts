import { expect, test } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { sessionCalendar, type CalendarFile } from './session-calendar.ts'

const START = Date.UTC(2026, 5, 8, 16)
const file: CalendarFile = {
  method: 'PUBLISH',
  session: {
    sessionId: '11111111-1111-4111-8111-111111111111',
    sessionKind: 'SPRINT',
    title: 'Pricing; with, Confidence',
    subtitle:
      'One line\nand another, with a \\ and a name that is long enough to be folded twice: über allen Gipfeln',
  },
  meetings: [
    { meetingId: 'm1', startAt: START, endAt: START + HOUR_MS, location: 'https://school.example/room/1' },
    { meetingId: 'm2', startAt: START + 24 * HOUR_MS, endAt: START + 25 * HOUR_MS },
  ],
  sequence: 3,
  organizer: { name: 'Section', email: 'hello@school.example' },
  origin: 'https://school.example',
  timeZone: 'America/New_York',
  now: START - 48 * HOUR_MS,
}
const raw = (more: Partial<CalendarFile> = {}) => sessionCalendar({ ...file, ...more }) ?? ''
const lines = (more?: Partial<CalendarFile>) => raw(more).replaceAll('\r\n ', '').split('\r\n')
const values = (name: string, more?: Partial<CalendarFile>) =>
  lines(more).flatMap((line) => (line.split(/[;:]/)[0] === name ? [line.slice(name.length + 1)] : []))

test('A calendar file has one event for each meeting, in the school’s time zone, with a permanent UID', () => {
  expect(values('BEGIN').filter((name) => name === 'VEVENT')).toHaveLength(2)
  expect(values('UID')).toEqual(['m1@school.example', 'm2@school.example'])
  const local = (time: string) => `TZID=America/New_York:${time}`
  const starts = values('DTSTART').filter((start) => start.startsWith('TZID'))
  expect(starts).toEqual([local('20260608T120000'), local('20260609T120000')])
  expect(values('DTEND')).toEqual([local('20260608T130000'), local('20260609T130000')])
  expect(values('DTSTAMP')).toEqual(['20260606T160000Z', '20260606T160000Z'])
  expect(values('UID', { sequence: 4, now: START })).toEqual(values('UID'))
})

test('Every calendar event has the room, a reminder, an organizer and a sequence number', () => {
  expect(values('METHOD')).toEqual(['PUBLISH'])
  expect(values('SEQUENCE')).toEqual(['3', '3'])
  expect(values('LOCATION')).toEqual(['https://school.example/room/1'])
  expect(values('TRIGGER')).toEqual(['-PT15M', '-PT15M'])
  expect(values('ACTION')).toEqual(['DISPLAY', 'DISPLAY'])
  expect(values('ORGANIZER')[0]).toBe('CN="Section":mailto:hello@school.example')
  expect(values('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect(values('STATUS', { tentative: true })).toEqual(['TENTATIVE', 'TENTATIVE'])
})

test('A calendar file that cancels a session has the same events, canceled and without reminders', () => {
  const cancel = { method: 'CANCEL', sequence: 4 } as const
  expect(values('METHOD', cancel)).toEqual(['CANCEL'])
  expect(values('UID', cancel)).toEqual(values('UID'))
  expect(values('STATUS', cancel)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(values('SEQUENCE', cancel)).toEqual(['4', '4'])
  expect(values('ORGANIZER', cancel)).toEqual(values('ORGANIZER'))
  expect(raw(cancel)).not.toContain('VALARM')
})

test('Lines of a calendar file end in CRLF, are folded at 75 octets and escape special characters', () => {
  expect(raw().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of raw().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(values('SUMMARY')[0]).toBe('Pricing\\; with\\, Confidence')
  expect(values('DESCRIPTION')[0]).toMatch(/^One line\\nand another\\, with a \\\\ and a name/)
})

test('A session without meetings has no calendar file', () => {
  expect(sessionCalendar({ ...file, meetings: [] })).toBeUndefined()
})
