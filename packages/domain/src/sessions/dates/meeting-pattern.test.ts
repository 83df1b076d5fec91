import { describe, expect, test } from 'vitest'
import { meetingPattern } from './meeting-pattern.ts'

const NEW_YORK = 'America/New_York'
const at = (...instants: string[]) => instants.map((instant) => ({ startAt: Date.parse(instant) }))

/** Returns classes at noon in New York in December 2026, and on from there, on some days of the month. */
const december = (...days: number[]) => days.map((day) => ({ startAt: Date.UTC(2026, 11, day, 17) }))

describe('meetingPattern', () => {
  test('lists the weekdays of a weekly rhythm in their order, from Monday', () => {
    expect(meetingPattern(december(3, 8, 10, 15), NEW_YORK)).toEqual([
      'Tue, Thu',
      '12:00 PM EST',
      '4 meetings',
    ])
  })

  test('writes three and more weekdays in a row as a range', () => {
    expect(meetingPattern(december(1, 2, 3, 8, 9, 10), NEW_YORK)?.[0]).toBe('Tue – Thu')
    expect(meetingPattern(december(7, 8, 10, 14), NEW_YORK)?.[0]).toBe('Mon, Tue, Thu')
  })

  test('lists the days of two and three meetings', () => {
    expect(meetingPattern(december(7, 9), NEW_YORK)).toEqual(['Mon, Dec 7', 'Wed, Dec 9', '12:00 PM EST'])
    expect(meetingPattern(december(1, 8, 15), NEW_YORK)).toEqual([
      'Tue, Dec 1',
      'Tue, Dec 8',
      'Tue, Dec 15',
      '12:00 PM EST',
    ])
  })

  test('lists the days of up to six meetings without a weekly rhythm, and counts more of them', () => {
    expect(meetingPattern(december(1, 4, 10, 22), NEW_YORK)).toEqual([
      'Tue, Dec 1',
      'Fri, Dec 4',
      'Thu, Dec 10',
      'Tue, Dec 22',
      '12:00 PM EST',
    ])
    expect(meetingPattern(december(1, 4, 10, 14, 23, 29, 31), NEW_YORK)).toEqual([
      '12:00 PM EST',
      '7 meetings on different days',
    ])
  })

  test('says the one pause of a weekly rhythm, a single day or a break', () => {
    expect(meetingPattern(december(1, 3, 8, 15, 17), NEW_YORK)).toEqual([
      'Tue, Thu',
      '12:00 PM EST',
      '5 meetings',
      'no class Dec 10',
    ])
    expect(meetingPattern(december(15, 17, 22, 36, 38), NEW_YORK)).toEqual([
      'Tue, Thu',
      '12:00 PM EST',
      '5 meetings',
      'break Dec 24 – Dec 31',
    ])
  })

  test('leaves out a time of day that differs from meeting to meeting', () => {
    const meetings = at('2026-12-01T17:00Z', '2026-12-08T18:00Z', '2026-12-15T17:00Z', '2026-12-22T17:00Z')
    expect(meetingPattern(meetings, NEW_YORK)).toEqual(['Tue', '4 meetings'])
  })

  test('keeps the time of day across the end of daylight saving, with the zone’s name of the first meeting', () => {
    const meetings = at('2026-10-22T21:00Z', '2026-10-29T21:00Z', '2026-11-05T22:00Z', '2026-11-12T22:00Z')
    expect(meetingPattern(meetings, NEW_YORK)).toEqual(['Thu', '5:00 PM EDT', '4 meetings'])
  })

  test('takes the days of the viewer’s zone, across midnight', () => {
    const meetings = at('2026-12-01T22:00Z', '2026-12-03T22:00Z')
    expect(meetingPattern(meetings, 'Pacific/Auckland')?.slice(0, 2)).toEqual(['Wed, Dec 2', 'Fri, Dec 4'])
  })

  test('is null for a single meeting, and for none', () => {
    expect(meetingPattern(at('2026-12-01T17:00Z'), NEW_YORK)).toBeNull()
    expect(meetingPattern([], NEW_YORK)).toBeNull()
  })
})
