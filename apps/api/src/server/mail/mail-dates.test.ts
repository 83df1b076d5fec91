import { expect, test } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { localMeetingTime, meetingFacts, meetingTime } from './mail-dates.ts'

const NEW_YORK = 'America/New_York'
const meeting = (startAt: number, hours = 1.5) => ({ startAt, endAt: startAt + hours * HOUR_MS })

test('A time in a mail names its day, start, end and zone, and the same in UTC', () => {
  expect(meetingTime(meeting(Date.UTC(2026, 5, 3, 14)), NEW_YORK)).toBe(
    'Wednesday, June 3, 2026, 10:00 AM – 11:30 AM EDT (2:00 PM – 3:30 PM UTC)',
  )
  expect(meetingTime(meeting(Date.UTC(2026, 11, 3, 14)), NEW_YORK)).toBe(
    'Thursday, December 3, 2026, 9:00 AM – 10:30 AM EST (2:00 PM – 3:30 PM UTC)',
  )
  expect(meetingTime(meeting(Date.UTC(2026, 5, 3, 14)), 'UTC')).toBe(
    'Wednesday, June 3, 2026, 2:00 PM – 3:30 PM UTC',
  )
})

test('A time in a mail names a second day where the day in UTC, or at the end, is another one', () => {
  expect(meetingTime(meeting(Date.UTC(2026, 5, 4, 0)), NEW_YORK)).toBe(
    'Wednesday, June 3, 2026, 8:00 PM – 9:30 PM EDT (Thursday, 12:00 AM – 1:30 AM UTC)',
  )
  expect(meetingTime(meeting(Date.UTC(2026, 5, 3, 22), 4), 'UTC')).toBe(
    'Wednesday, June 3, 2026, 10:00 PM – Thursday, June 4, 2026, 2:00 AM UTC',
  )
})

test('Several meetings in a mail are counted, with the first and the last, each with the offset of its own date', () => {
  const monday = meeting(Date.UTC(2026, 9, 26, 16))
  const friday = meeting(Date.UTC(2026, 10, 6, 17))
  expect(meetingFacts([monday, meeting(Date.UTC(2026, 9, 28, 16)), friday], NEW_YORK)).toEqual([
    { name: 'Meetings', value: '3' },
    { name: 'First', value: 'Monday, October 26, 2026, 12:00 PM – 1:30 PM EDT (4:00 PM – 5:30 PM UTC)' },
    { name: 'Last', value: 'Friday, November 6, 2026, 12:00 PM – 1:30 PM EST (5:00 PM – 6:30 PM UTC)' },
  ])
  expect(meetingFacts([monday], NEW_YORK)).toHaveLength(1)
  expect(meetingFacts([], NEW_YORK)).toEqual([])
})

test('A time in a mail to a reader in that zone has no second one in UTC, and two names of a zone whose clocks change meanwhile', () => {
  expect(localMeetingTime(meeting(Date.UTC(2026, 5, 3, 14)), NEW_YORK)).toBe(
    'Wednesday, June 3, 2026, 10:00 AM – 11:30 AM EDT',
  )
  expect(localMeetingTime(meeting(Date.UTC(2026, 10, 1, 5, 30), 1), NEW_YORK)).toBe(
    'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST',
  )
})
