import { expect, it, test } from 'vitest'
import { durationText, LIFETIMES } from './lifetimes.ts'

it.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3599, '1 hour'],
  [3601, '61 minutes'],
  [7200, '2 hours'],
])('%j seconds are formatted as %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

test('The lifetimes of codes and links are 15 minutes, 24 hours and 1 minute', () => {
  expect(durationText(LIFETIMES.mailedCode)).toBe('15 minutes')
  expect(durationText(LIFETIMES.activation)).toBe('24 hours')
  expect(durationText(LIFETIMES.oneTimeCode)).toBe('1 minute')
})
