import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import { sessionDay } from './session-day.ts'

const at = (instant: string) => Date.parse(instant)
const meeting = (instant: string) => ({ startAt: at(instant), endAt: at(instant) + 1.5 * HOUR_MS })

/** From Friday to Friday at noon in New York. */
const sprint = {
  startAt: at('2026-11-20T17:00Z'),
  endAt: at('2026-12-04T18:30Z'),
  meetings: [meeting('2026-11-20T17:00Z'), meeting('2026-12-04T17:00Z')],
}

test.each([
  ['America/New_York', '2026-11-24T04:59Z', 4],
  ['America/New_York', '2026-11-24T05:00Z', 5],
  ['Asia/Tokyo', '2026-11-24T14:59Z', 4],
  ['Asia/Tokyo', '2026-11-24T15:00Z', 5],
  ['Pacific/Auckland', '2026-11-24T10:59Z', 4],
  ['Pacific/Auckland', '2026-11-24T11:00Z', 5],
  ['UTC', '2026-11-24T00:00Z', 5],
])('The day of a sprint changes at midnight in the zone %s: at %s it is Day %i of 15', (zone, now, day) => {
  expect(sessionDay(sprint, at(now), zone)).toEqual({ day, total: 15 })
})

test('The number of a session’s days does not depend on a change of the clocks between them', () => {
  const overMarch = { startAt: at('2026-03-03T17:00Z'), endAt: at('2026-03-12T17:30Z') }
  expect(sessionDay(overMarch, at('2026-03-08T07:30Z'), 'America/New_York')).toEqual({ day: 6, total: 10 })
})

test('A class that ends after midnight adds no day, neither to the total nor while it runs', () => {
  const late = { startAt: at('2026-11-20T14:00Z'), endAt: at('2026-11-20T15:30Z') }
  const session = { ...late, meetings: [late] }
  expect(sessionDay(session, at('2026-11-20T14:30Z'), 'Asia/Tokyo')).toEqual({ day: 1, total: 1 })
  expect(sessionDay(session, at('2026-11-20T15:10Z'), 'Asia/Tokyo')).toEqual({ day: 1, total: 1 })
})

test('A session that ends at midnight, or continues after its last class, counts its days up to its end', () => {
  const startAt = at('2026-03-02T12:00Z')
  const first = { startAt, endAt: startAt + HOUR_MS }
  const untilMidnight = { startAt, endAt: at('2026-03-05T00:00Z'), meetings: [first] }
  expect(sessionDay(untilMidnight, startAt, 'UTC')).toEqual({ day: 1, total: 3 })
  expect(sessionDay({ ...untilMidnight, endAt: startAt + 3 * DAY_MS }, startAt, 'UTC').total).toBe(4)
})
