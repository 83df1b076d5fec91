import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/durations.ts'
import { tasksOfToday } from './tasks-of-today.ts'

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
