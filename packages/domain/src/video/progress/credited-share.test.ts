import { expect, test } from 'vitest'
import { creditedShare, videoShare, watchedStage } from './credited-share.ts'

const required = { completionRequired: true, completed: false }

test('The credited share of a course weights each required video by its length', () => {
  expect(
    creditedShare([
      { ...required, duration: 100, creditedSeconds: 50 },
      { ...required, duration: 300, creditedSeconds: 0 },
    ]),
  ).toBe(0.125)
})

test('A completed video is credited as a whole, so that a course of completed videos has 100 %', () => {
  const videos = [
    { ...required, duration: 100, creditedSeconds: 91, completed: true },
    { ...required, duration: 300, creditedSeconds: 271, completed: true },
  ]
  expect(creditedShare(videos)).toBe(1)
})

test('Optional videos do not change the credited share of a course', () => {
  const optional = { duration: 500, creditedSeconds: 500, completionRequired: false, completed: true }
  expect(creditedShare([{ ...required, duration: 100, creditedSeconds: 25 }, optional])).toBe(0.25)
  expect(creditedShare([optional])).toBeNull()
  expect(creditedShare([])).toBeNull()
})

test('A video is never credited beyond its length', () => {
  expect(creditedShare([{ ...required, duration: 20, creditedSeconds: 20.4 }])).toBe(1)
})

test('The share of a video is its credited part, or 1 if it is completed', () => {
  expect(videoShare({ duration: 200, creditedSeconds: 50, completed: false })).toBe(0.25)
  expect(videoShare({ duration: 200, creditedSeconds: 181, completed: true })).toBe(1)
  expect(videoShare({ duration: 100, creditedSeconds: 120, completed: false })).toBe(1)
  expect(videoShare({ duration: 0, creditedSeconds: 5, completed: false })).toBe(0)
})

test('A course is completed by the server’s mark, whatever its credited share is', () => {
  expect(watchedStage({ completed: false, creditedShare: 0 })).toBe('NOT_STARTED')
  expect(watchedStage({ completed: false, creditedShare: 0.95 })).toBe('IN_PROGRESS')
  expect(watchedStage({ completed: true, creditedShare: 0.92 })).toBe('COMPLETED')
})
