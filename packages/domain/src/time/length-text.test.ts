import { expect, test } from 'vitest'
import { lengthText } from './length-text.ts'

test.each([
  [0, '1 sec'],
  [41.2, '41 sec'],
  [59.4, '59 sec'],
  [59.6, '1 min'],
  [60, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [1_560, '26 min'],
  [3_600, '1 hr'],
  [3_900, '1 hr 5 min'],
  [7_170, '2 hr'],
])('A length of %d seconds is written as “%s”', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
