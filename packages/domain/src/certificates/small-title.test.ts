import { expect, it } from 'vitest'
import { hasSmallTitle } from './small-title.ts'

it.each([
  ['AI Strategy', false],
  ['Product Management Foundations', true],
  ['Product Management Foundation', false],
  // 30 characters with 3 spaces, with 4 spaces, and 29 characters.
  ['Leading teams through conflict', true],
  ['The art of clear communication', false],
  ['Leading teams through changes', false],
  ['How to run a good team in a year', false],
])('The certificate title "%s" is set in the small size: %s', (title, small) =>
  expect(hasSmallTitle(title)).toBe(small),
)
