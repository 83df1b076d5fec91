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
])('the subtitle size of %j is %j', (asked, size) => expect(subtitleSize(asked)).toBe(size))

it('the subtitle size of any text is a bounded whole number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (asked) => {
      const size = subtitleSize(asked)
      expect(size === null || (Number.isInteger(size) && size >= 14 && size <= 32)).toBe(true)
    }),
  )
})
