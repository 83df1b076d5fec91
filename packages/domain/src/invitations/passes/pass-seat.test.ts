import { expect, test } from 'vitest'
import { DAY_MS } from '../../time/durations.ts'
import { maxOpenSeats, seatLapsesAt } from './pass-seat.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test('a seat is held for a number of days from now, or from the later start of its pass', () => {
  expect(seatLapsesAt({ beginsAt: null }, 7, NOW)).toBe(NOW + 7 * DAY_MS)
  expect(seatLapsesAt({ beginsAt: NOW - DAY_MS }, 7, NOW)).toBe(NOW + 7 * DAY_MS)
  expect(seatLapsesAt({ beginsAt: NOW + 30 * DAY_MS }, 7, NOW)).toBe(NOW + 37 * DAY_MS)
})

test('a network may hold more open seats of a company’s pass than of a public one', () => {
  expect(maxOpenSeats({ emailDomains: [], realm: null })).toBe(50)
  expect(maxOpenSeats({ emailDomains: ['acme.example'], realm: null })).toBe(1000)
  expect(maxOpenSeats({ emailDomains: [], realm: 'acme' })).toBe(1000)
})
