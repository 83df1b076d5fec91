import { expect, test } from 'vitest'
import { requiredShare } from './required-share.ts'

const lesson = (duration: number, completionRequired = true) => ({ duration, completionRequired })

test.each([
  ['all lessons', [lesson(60), lesson(40)], 1],
  ['half of the length in one of three lessons', [lesson(100), lesson(60, false), lesson(40, false)], 0.5],
  ['most lessons, but little of the length', [lesson(10), lesson(15), lesson(75, false)], 0.25],
  ['no lesson', [lesson(60, false)], 0],
  ['a course without lessons', [], 0],
])('The required share of a course is that of its length: %s', (_which, lessons, share) => {
  expect(requiredShare(lessons)).toBe(share)
})
