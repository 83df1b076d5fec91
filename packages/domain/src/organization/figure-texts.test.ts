import { describe, expect, test } from 'vitest'
import { contractDates, type FiguresNote, figuresNote, hoursWatchedText, seatUsage } from './figure-texts.ts'

const ASOF = Date.UTC(2026, 10, 27, 21, 41)
const plain = ({ days, time }: FiguresNote) => `${days}${time}`.replaceAll('\u202f', ' ')

describe('The note below figures', () => {
  test('says from which day to which they count, and when they were true in the zone of the reader', () => {
    const note = figuresNote(Date.UTC(2026, 9, 29), ASOF, 'America/New_York')
    expect(plain(note)).toBe(
      'Figures from Oct 29 to Nov 27, 2026, as of 4:41 PM EST. Days are counted in UTC.',
    )
  })

  test('has the same first part as long as the same days are counted', () => {
    const daysAt = (asOf: number) => figuresNote(Date.UTC(2026, 9, 29), asOf, 'UTC').days
    expect(daysAt(ASOF + 60_000)).toBe(daysAt(ASOF))
    expect(daysAt(ASOF + 86_400_000)).not.toBe(daysAt(ASOF))
  })

  test('names both years of a period that began in another year', () => {
    const note = figuresNote(Date.UTC(2025, 11, 1), ASOF, 'UTC')
    expect(plain(note)).toBe(
      'Figures from Dec 1, 2025 to Nov 27, 2026, as of 9:41 PM UTC. Days are counted in UTC.',
    )
  })

  test('names a single day once', () => {
    const note = figuresNote(Date.UTC(2026, 10, 27), ASOF, 'UTC')
    expect(plain(note)).toBe('Figures of Nov 27, 2026, as of 9:41 PM UTC. Days are counted in UTC.')
  })

  test('says that figures are being counted before they have been counted once', () => {
    expect(plain(figuresNote(Date.UTC(2026, 9, 29), null, 'UTC'))).toBe(
      'The figures are being counted. They appear here in a few minutes.',
    )
  })
})

test('The dates of a contract are those that are known, in UTC', () => {
  const [start, end] = [Date.UTC(2026, 3, 27), Date.UTC(2027, 3, 27)]
  expect(contractDates(start, end)).toBe('Apr 27, 2026 – Apr 27, 2027')
  expect(contractDates(start, null)).toBe('Since Apr 27, 2026')
  expect(contractDates(null, end)).toBe('Until Apr 27, 2027')
  expect(contractDates(null, null)).toBeNull()
})

test.each([
  [0, '0 hours watched'],
  [1, '1 hour watched'],
  [0.001, '1 minute watched'],
  [0.04, '2 minutes watched'],
  [0.05, '3 minutes watched'],
  [0.5, '30 minutes watched'],
  [0.9833, '59 minutes watched'],
  [0.996, '1 hour watched'],
  [1.04, '1 hour watched'],
  [1204.46, '1,204.5 hours watched'],
])('%d hours are shown as %s', (hours, text) => {
  expect(hoursWatchedText(hours)).toBe(text)
})

describe('The usage of seats', () => {
  test.each([
    [48, 60, '48 of 60 seats used', 0.8, 0],
    [60, 60, '60 of 60 seats used', 1, 0],
    [1_263, 1_200, '1,263 of 1,200 seats used', 1, 63],
    [0, 0, '0 of 0 seats used', 1, 0],
    [0, 1, '0 of 1 seat used', 0, 0],
  ])('of %d of %d is %s, with a bar that ends at its end', (used, total, label, share, over) => {
    expect(seatUsage(used, total)).toEqual({ label, share, over })
  })

  test('without a limit is a number without a bar', () => {
    expect(seatUsage(48, null)).toEqual({ label: '48 seats used', share: null, over: 0 })
    expect(seatUsage(1, null)).toEqual({ label: '1 seat used', share: null, over: 0 })
  })
})
