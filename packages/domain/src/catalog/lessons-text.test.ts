import { expect, test } from 'vitest'
import { lengthText, lessonsText } from './lessons-text.ts'

test.each([
  [{ count: 3, duration: 210 }, '3 lessons · 4 min'],
  [{ count: 1, duration: 36 }, '1 lesson · 1 min'],
  [{ count: 4, duration: 1560 }, '4 lessons · 26 min'],
  [{ count: 12, duration: 5400, completed: 0 }, '12 lessons · 1 hr 30 min'],
  [{ count: 3, duration: 210, completed: 1 }, '3 lessons · 1 completed · 4 min'],
  [{ count: 2, duration: 0 }, '2 lessons'],
])('Lessons %j are described as “%s”', (lessons, text) => {
  expect(lessonsText(lessons)).toBe(text)
})

test.each([
  [1, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [3569, '59 min'],
  [3570, '1 hr'],
  [3900, '1 hr 5 min'],
  [7200, '2 hr'],
])('A length of %d seconds is said in whole minutes, “%s”', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
