import { expect, test } from 'vitest'
import { formatTime } from '../sessions/dates/session-dates.ts'
import { knownZone, memberZone } from './known-zone.ts'

test.each(['America/New_York', 'Asia/Kolkata', 'Etc/UTC', 'UTC', 'Africa/Asmera', 'Etc/GMT+5'])(
  'The zone %s, which the runtime knows, is kept',
  (zone) => {
    expect(knownZone(zone)).toBe(zone)
  },
)

test.each([
  'Etc/Unknown',
  '',
  ' ',
  'Mars/Olympus',
  'local',
  'GMT+25:00',
  'Europe/Kyiv\u200E',
  '+05:30',
  '-0800',
  undefined,
])(
  'The zone %j, which the runtime does not know, is replaced by UTC, and a formatted time says so',
  (zone) => {
    expect(formatTime(Date.parse('2026-11-25T18:00:00Z'), knownZone(zone)).replace(/\s/g, ' ')).toBe(
      '6:00 PM UTC',
    )
  },
)

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  [null, 'America/New_York'],
  ['Mars/Olympus', 'America/New_York'],
])('A member whose device reported the zone %j is told times of a school in New York in %s', (own, zone) => {
  expect(memberZone(own, 'America/New_York')).toBe(zone)
})
