import { expect, it } from 'vitest'
import { hasSmallTitle } from './small-title.ts'

it.each([
  ['AI Strategy', false],
  ['Product Management Foundations', true],
  ['Product Management Foundation', false],
  ['How to run a good team in a year', false],
])('The certificate title "%s" is set in the small size: %s', (title, small) =>
  expect(hasSmallTitle(title)).toBe(small),
)
