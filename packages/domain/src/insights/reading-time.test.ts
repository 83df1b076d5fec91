import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['', 1],
  [words(1), 1],
  [words(220), 1],
  [words(221), 2],
  [words(2200), 10],
])('A text takes a minute for 220 words to read, and at least one (case %#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test('The marks of Markdown are no words', () => {
  expect(readingMinutes(Array.from({ length: 1000 }, () => '- **—**').join('\n'))).toBe(1)
})
