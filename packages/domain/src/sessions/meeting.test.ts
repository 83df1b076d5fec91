import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { currentMeeting, nextMeeting, type Meeting } from './meeting.ts'

const T = Date.UTC(2026, 5, 1, 16)
const meeting = (meetingId: string, startAt: number): Meeting => ({
  meetingId,
  startAt,
  endAt: startAt + HOUR_MS,
  link: null,
})
const meetings = [meeting('monday', T), meeting('tuesday', T + DAY_MS), meeting('friday', T + 4 * DAY_MS)]
const at = (now: number) => [
  currentMeeting(meetings, now)?.meetingId ?? null,
  nextMeeting(meetings, now)?.meetingId ?? null,
]

test('the current meeting is the one that happens, the next one the first that has not ended', () => {
  expect([T - 1, T, T + HOUR_MS - 1, T + HOUR_MS, T + 2 * DAY_MS].map(at)).toEqual([
    [null, 'monday'],
    ['monday', 'monday'],
    ['monday', 'monday'],
    [null, 'tuesday'],
    [null, 'friday'],
  ])
})

test('no meeting is current or next once all are over, or where there is none', () => {
  expect(at(T + 5 * DAY_MS)).toEqual([null, null])
  expect([currentMeeting([], T), nextMeeting([], T)]).toEqual([null, null])
})
