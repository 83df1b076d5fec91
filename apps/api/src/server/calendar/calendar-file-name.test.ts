import { expect, test } from 'vitest'
import { calendarFileName } from './calendar-file-name.ts'

const START = Date.parse('2026-12-17T02:00:00Z')
const nameOf = (title: string) => calendarFileName(title, START, 'America/New_York')

test('A calendar file is called by the title and the first day in the zone', () => {
  expect(nameOf('Pricing Strategy')).toBe('Pricing Strategy, Dec 16.ics')
})

test.each([
  ['Price/Value: “Übung”', 'Price Value “Übung”, Dec 16.ics'],
  ['Ready to sell?, canceled', 'Ready to sell, canceled, Dec 16.ics'],
  ['A "quoted" \\ <b>|*', 'A quoted b, Dec 16.ics'],
  ['Line\r\nX-Header: 1\u0000', 'Line X-Header 1, Dec 16.ics'],
  ['cod\u202egpj \ud800', 'cod gpj, Dec 16.ics'],
])('The name of a calendar file has nothing that no file name can have: %j', (title, name) => {
  expect(nameOf(title)).toBe(name)
})
