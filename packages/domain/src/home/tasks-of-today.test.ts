import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { begunClass, tasksOfToday } from './tasks-of-today.ts'

const NOON = Date.UTC(2026, 10, 30, 12)
const tasks = [-20, -2, 3, 20].map((hours) => ({ sessionId: String(hours), dayAt: NOON + hours * HOUR_MS }))

test.each([
  ['UTC', ['-2', '3']],
  ['Pacific/Kiritimati', ['-2', '3', '20']],
  ['Pacific/Pago_Pago', ['3', '20']],
  ['Asia/Tokyo', ['-20', '-2']],
])('The tasks of today are in %s those whose day has the date of now there', (zone, expected) => {
  const hours = tasksOfToday(tasks, NOON, zone).map(({ sessionId }) => sessionId)
  expect(hours).toEqual(expected)
})

const meets = (hours: number) => ({ startAt: NOON + hours * HOUR_MS, endAt: NOON + (hours + 1) * HOUR_MS })
test.each([
  ['runs', [-3, -0.5, 2], -0.5],
  ['was earlier today', [-30, -3, 2], -3],
  ['runs since yesterday', [-0.5], -0.5],
  ['is to come today', [2], null],
  ['was yesterday', [-20], null],
])('Of the classes of a day, the one that %s counts as begun only at its start', (_what, hours, begun) => {
  expect(begunClass(hours.map(meets), NOON, 'UTC')).toEqual(begun === null ? null : meets(begun))
})
