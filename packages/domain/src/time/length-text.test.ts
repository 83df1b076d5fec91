import { expect, test } from 'vitest'
import { lengthText } from './length-text.ts'

test.each([
  [0, '0 sec'],
  [-3, '0 sec'],
  [Number.NaN, '0 sec'],
  [39.6, '40 sec'],
  [59.4, '59 sec'],
  [59.5, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [154, '3 min'],
  [3569, '59 min'],
  [3570, '1 hr'],
  [3600, '1 hr'],
  [3900, '1 hr 5 min'],
  [7200, '2 hr'],
  [36_120, '10 hr 2 min'],
])('A length of %d seconds is told as %s', (seconds, text) => expect(lengthText(seconds)).toBe(text))
