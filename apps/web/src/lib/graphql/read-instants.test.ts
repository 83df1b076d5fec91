import { expect, test } from 'vitest'
import { readInstants } from './read-instants.ts'

const AT = Date.UTC(2026, 10, 21, 17)
const ISO = '2026-11-21T17:00:00.000Z'

test('Instants of an answer become epoch milliseconds, wherever they stand', () => {
  const answer = {
    session: { title: 'Pricing', startAt: ISO, endAt: null, meetings: [{ startAt: ISO, link: null }] },
    lists: [[{ opensAt: ISO }]],
  }
  readInstants(answer)
  expect(answer).toEqual({
    session: { title: 'Pricing', startAt: AT, endAt: null, meetings: [{ startAt: AT, link: null }] },
    lists: [[{ opensAt: AT }]],
  })
})

test('A text that only looks like an instant stays a text', () => {
  const answer = { content: ISO, calendarStartDate: '2026-11-21', fullName: ISO }
  readInstants(answer)
  expect(answer).toEqual({ content: ISO, calendarStartDate: '2026-11-21', fullName: ISO })
})

test('An answer that was read already stays as it is', () => {
  const answer = { startAt: AT, items: [1, 'two', null] }
  readInstants(answer)
  expect(answer).toEqual({ startAt: AT, items: [1, 'two', null] })
})
