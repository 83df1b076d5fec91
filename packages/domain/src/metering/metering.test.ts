import { describe, expect, it, test } from 'vitest'
import {
  canWatch,
  checkAllowance,
  metering,
  meteringText,
  monthKey,
  type MeteringPlan,
  type MonthVideo,
} from './metering.ts'

const plan = (currentMeasure: number, more: Partial<MeteringPlan> = {}): MeteringPlan => ({
  threshold: 3,
  currentMeasure,
  watchedVideoIds: ['w'],
  entitledVideoIds: ['e'],
  ...more,
})

test('A video counts in the calendar month of UTC', () => {
  const newYear = Date.UTC(2027, 0, 1)
  expect([monthKey(newYear - 1), monthKey(newYear)]).toEqual(['2026-12', '2027-01'])
})

describe('The allowance of a limited member', () => {
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

  it('is used up from the beginning where it is no video, but for what is never counted', () => {
    const none = plan(0, { threshold: 0, watchedVideoIds: [] })
    expect(metering(true, none)).toMatchObject({ numRemainingVideos: 0, hasExceededMeteringPlan: true })
    expect([canWatch(true, none, 'x'), canWatch(true, none, 'e')]).toEqual([false, true])
    expect(checkAllowance([], 0, 'x', 0)).toBe('METERING_EXCEEDED')
  })

  it('does not limit other members or plans without valid numbers', () => {
    const unreckonable = { threshold: Number.NaN, currentMeasure: 9 }
    for (const derived of [metering(false, plan(9)), metering(true, null), metering(true, unreckonable)]) {
      expect(derived).toMatchObject({ numRemainingVideos: Infinity, hasExceededMeteringPlan: false })
      expect(meteringText(derived)).toBeNull()
    }
  })
})

test('An exceeded allowance still opens watched and bought videos', () => {
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

describe('An allowance of three videos a month', () => {
  const NOW = Date.UTC(2026, 5, 1)
  const played = (videoId: string): MonthVideo => ({ videoId, reservedAt: 0, playedAt: 1 })
  const reserved = (videoId: string, secondsAgo: number): MonthVideo => ({
    videoId,
    reservedAt: NOW - secondsAgo * 1000,
    playedAt: null,
  })
  const check = (videos: MonthVideo[], videoId: string) => checkAllowance(videos, 3, videoId, NOW)

  it('covers three videos that play, and the same ones again', () => {
    expect(check([played('a'), played('b')], 'c')).toBeNull()
    expect(check([played('a'), played('b'), played('c')], 'd')).toBe('METERING_EXCEEDED')
    expect(check([played('a'), played('b'), played('c')], 'b')).toBeNull()
  })

  it('holds a reserved video for two minutes', () => {
    expect(check([played('a'), played('b'), reserved('c', 119.999)], 'd')).toBe('METERING_RESERVED')
    expect(check([played('a'), played('b'), reserved('c', 120)], 'd')).toBeNull()
    expect(check([reserved('a', 0), reserved('b', 0), reserved('c', 0)], 'd')).toBe('METERING_RESERVED')
  })

  it('lets a reserved video play while it is held, and afterwards only if there is room', () => {
    expect(check([played('a'), played('b'), reserved('c', 119)], 'c')).toBeNull()
    expect(check([played('a'), played('b'), reserved('c', 121)], 'c')).toBeNull()
    expect(check([played('a'), played('b'), reserved('c', 121), played('d')], 'c')).toBe('METERING_EXCEEDED')
  })
})
