import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { nextMeeting, type Meeting } from './meeting.ts'

const START = Date.UTC(2026, 5, 1, 16)
const meeting = (meetingId: string, startAt: number): Meeting => ({
  meetingId,
  startAt,
  endAt: startAt + HOUR_MS,
  link: null,
})
const meetings = [
  meeting('monday', START),
  meeting('tuesday', START + DAY_MS),
  meeting('friday', START + 4 * DAY_MS),
]
const at = (now: number) => nextMeeting(meetings, now)?.meetingId

test('The next meeting is the first that has not ended', () => {
  expect([START - 1, START + HOUR_MS - 1, START + HOUR_MS, START + 2 * DAY_MS].map(at)).toEqual([
    'monday',
    'monday',
    'tuesday',
    'friday',
  ])
})

test('A session without meetings, or after its last meeting, has no next meeting', () => {
  expect([at(START + 5 * DAY_MS), nextMeeting([], START)]).toEqual([undefined, null])
})
