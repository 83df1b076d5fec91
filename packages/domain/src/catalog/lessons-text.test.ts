import { expect, test } from 'vitest'
import { lessonsText } from './lessons-text.ts'

test.each([
  [{ count: 3, duration: 210 }, '3 lessons · 4 min'],
  [{ count: 1, duration: 36 }, '1 lesson · 36 sec'],
  [{ count: 4, duration: 1560 }, '4 lessons · 26 min'],
  [{ count: 12, duration: 5400, completed: 0 }, '12 lessons · 1 hr 30 min'],
  [{ count: 3, duration: 210, completed: 1 }, '3 lessons · 1 completed · 4 min'],
  [{ count: 2, duration: 0 }, '2 lessons'],
])('Lessons %j are described as “%s”', (lessons, text) => {
  expect(lessonsText(lessons)).toBe(text)
})
