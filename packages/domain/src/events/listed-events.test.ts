import { expect, test } from 'vitest'
import { eventSortIn, listedEvents } from './listed-events.ts'

const NOW = 1000
const anEvent = (name: string, eventStart: number, eventEnd: number) => ({ name, eventStart, eventEnd })
const EVENTS = [
  anEvent('ends now', 900, NOW),
  anEvent('far', 3000, 4000),
  anEvent('long ago', 1, 2),
  anEvent('runs', 900, NOW + 1),
  anEvent('soon', 2000, 2500),
  anEvent('soon as well', 2000, 2200),
]
const names = (sort: 'latest' | 'past') => listedEvents(EVENTS, sort, NOW).map(({ name }) => name)

test('The latest events are those that have not ended, soonest first', () => {
  expect(names('latest')).toEqual(['runs', 'soon', 'soon as well', 'far'])
})

test('The past events are those that have ended, most recent first', () => {
  expect(names('past')).toEqual(['ends now', 'long ago'])
})

test.each([
  [{}, 'latest'],
  [{ sort: 'past' }, 'past'],
  [{ sort: 'latest' }, 'latest'],
  [{ sort: 'PAST' }, 'latest'],
  [{ sort: ['past', 'past'] }, 'latest'],
  [{ sort: 'constructor' }, 'latest'],
])('The parameters %j of an address name the list %s', (parameters, sort) => {
  expect(eventSortIn(parameters)).toBe(sort)
})
