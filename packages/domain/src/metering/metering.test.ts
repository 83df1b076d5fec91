import { describe, expect, it, test } from 'vitest'
import {
  countsAgainstPlan,
  canWatch,
  metering,
  meteringText,
  monthKey,
  type MeteringPlan,
} from './metering.ts'

const plan = (currentMeasure: number, more: Partial<MeteringPlan> = {}): MeteringPlan => ({
  threshold: 3,
  currentMeasure,
  watchedVideoIds: ['w'],
  entitledVideoIds: ['e'],
  ...more,
})

test('a video counts in the calendar month of UTC', () => {
  const newYear = Date.UTC(2027, 0, 1)
  expect([monthKey(newYear - 1), monthKey(newYear)]).toEqual(['2026-12', '2027-01'])
})

describe('the allowance', () => {
  it.each([
    [0, 3, false, '3 videos left this month.'],
    [1, 2, false, '2 videos left this month.'],
    [2, 1, false, '1 video left this month.'],
    [3, 0, true, "You've reached your free video limit."],
    [4, 0, true, "You've reached your free video limit."],
  ])('after %d videos: %d left', (measure, left, exceeded, text) => {
    const derived = metering(true, plan(measure))
    expect(derived).toEqual({
      isLimitedUser: true,
      numRemainingVideos: left,
      hasExceededMeteringPlan: exceeded,
    })
    expect(meteringText(derived)).toBe(text)
  })

  it('does not limit other members or plans without valid numbers', () => {
    const unreckonable = { threshold: Number.NaN, currentMeasure: 9 }
    for (const derived of [metering(false, plan(9)), metering(true, null), metering(true, unreckonable)]) {
      expect(derived).toMatchObject({ numRemainingVideos: Infinity, hasExceededMeteringPlan: false })
      expect(meteringText(derived)).toBeNull()
    }
  })
})

test('an exceeded plan still allows watched and bought videos', () => {
  const may = (measure: number, id: string, limited = true) => canWatch(limited, plan(measure), id)
  expect([may(2, 'x'), may(3, 'x'), may(3, 'w'), may(3, 'e'), may(3, 'x', false)]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(canWatch(true, null, 'x')).toBe(true)
})

test('a video counts once a month, and never if it was bought', () => {
  const counts = (id: string, limited = true) => countsAgainstPlan(limited, plan(1), id)
  expect([counts('x'), counts('w'), counts('e'), counts('x', false)]).toEqual([true, false, false, false])
})
