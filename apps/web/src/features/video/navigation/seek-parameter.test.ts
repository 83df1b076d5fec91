import { expect, it } from 'vitest'
import { seekSearch } from './seek-parameter.ts'

it.each([
  ['a number', 90, { seek: 90 }],
  ['a text', '12.5', { seek: 12.5 }],
  ['nothing', undefined, {}],
  ['a negative number', -4, {}],
  ['words', 'start', {}],
  ['more than a number', '12;30', {}],
  ['a list', [30], {}],
])('seekSearch parses %s', (_what, seek, expected) => {
  expect(seekSearch({ seek })).toEqual(expected)
})
