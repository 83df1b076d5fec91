import { expect, test } from 'vitest'
import { sessionLabel } from './session-label.ts'

const sprint = {
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: Date.parse('2026-10-13T16:00:00Z'),
  endAt: Date.parse('2026-10-26T17:00:00Z'),
} as const

test('A live session is named by its dates in UTC', () => {
  expect(sessionLabel(sprint)).toBe('Oct 13, 2026 – Oct 26, 2026')
  expect(sessionLabel({ ...sprint, sessionKind: 'WORKSHOP' })).toBe('Oct 13, 2026')
  expect(sessionLabel({ ...sprint, startAt: null, endAt: null })).toBe('Dates to come')
})

test('An on-demand session, and learning beside sessions, are named on demand', () => {
  expect(sessionLabel({ ...sprint, sessionType: 'ON_DEMAND' })).toBe('On demand')
  expect(sessionLabel(null)).toBe('On demand')
})
