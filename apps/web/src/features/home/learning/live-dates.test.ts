import { expect, test } from 'vitest'
import { tileDate } from './LiveDates.tsx'

test('A date tile of the home page shows the day in the viewer’s zone', () => {
  const instant = Date.UTC(2026, 10, 25, 2)
  expect(tileDate(instant, 'America/New_York')).toEqual({ month: 'Nov', day: '24' })
  expect(tileDate(instant, 'Asia/Kolkata').day).toBe('25')
})
