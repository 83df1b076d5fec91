import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtitleSize } from './subtitle-size.ts'

it.each([
  ['20px', 20],
  ['22', 22],
  ['18.7px', 18],
  ['2px', 14],
  ['400px', 32],
  [undefined, null],
  [null, null],
  ['', null],
  ['2rem', null],
  ['20px; background: url(//evil.example)', null],
  ['calc(1px)', null],
  ['-20px', null],
])('The subtitle size %j of an invitation is read as %j', (asked, size) =>
  expect(subtitleSize(asked)).toBe(size),
)

it('The subtitle size that is read from any text is a whole number from 14 to 32, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (asked) => {
      const size = subtitleSize(asked)
      expect(size === null || (Number.isInteger(size) && size >= 14 && size <= 32)).toBe(true)
    }),
  )
})
