import { describe, expect, test } from 'vitest'
import { meetingPattern } from './meeting-pattern.ts'

const NEW_YORK = 'America/New_York'
const at = (...instants: string[]) => instants.map((instant) => ({ startAt: Date.parse(instant) }))

describe('meetingPattern', () => {
  test('lists the weekdays of a weekly rhythm in their order, from Monday', () => {
    const meetings = at('2026-12-03T22:00Z', '2026-12-08T22:00Z', '2026-12-10T22:00Z', '2026-12-15T22:00Z')
    expect(meetingPattern(meetings, NEW_YORK)).toEqual(['Tue, Thu', '5:00 PM EST', '4 meetings'])
  })

  test('writes three and more weekdays in a row as a range', () => {
    const week = at('2026-12-01T17:00Z', '2026-12-02T17:00Z', '2026-12-03T17:00Z')
    expect(meetingPattern(week, NEW_YORK)?.[0]).toBe('Tue – Thu')
    const withGap = at('2026-11-30T17:00Z', '2026-12-01T17:00Z', '2026-12-03T17:00Z')
    expect(meetingPattern(withGap, NEW_YORK)?.[0]).toBe('Mon, Tue, Thu')
  })

  test('leaves out a time of day that differs from meeting to meeting', () => {
    const meetings = at('2026-12-01T17:00Z', '2026-12-08T18:00Z')
    expect(meetingPattern(meetings, NEW_YORK)).toEqual(['Tue', '2 meetings'])
  })

  test('keeps the time of day across the end of daylight saving, with the zone’s name of the first meeting', () => {
    const meetings = at('2026-10-29T21:00Z', '2026-11-05T22:00Z')
    expect(meetingPattern(meetings, NEW_YORK)).toEqual(['Thu', '5:00 PM EDT', '2 meetings'])
  })

  test('takes the weekdays of the viewer’s zone, across midnight', () => {
    const meetings = at('2026-12-01T22:00Z', '2026-12-03T22:00Z')
    expect(meetingPattern(meetings, 'Pacific/Auckland')?.[0]).toBe('Wed, Fri')
  })

  test('is null for a single meeting, and for none', () => {
    expect(meetingPattern(at('2026-12-01T17:00Z'), NEW_YORK)).toBeNull()
    expect(meetingPattern([], NEW_YORK)).toBeNull()
  })
})
