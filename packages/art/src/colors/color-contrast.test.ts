import { describe, expect, it } from 'vitest'
import { contrastRatio, mixColors, parseHex, toHex } from './color-contrast.ts'

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 between equals, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastRatio('#2b3ff2', '#2B3FF2')).toBe(1)
  })

  it('is the ratio of WCAG tools for a known gray', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('rejects other notations', () => {
    expect(() => contrastRatio('#fff', '#000000')).toThrow(RangeError)
    expect(() => parseHex('red')).toThrow(RangeError)
  })
})

describe('mixColors', () => {
  it('mixes two colors by their share', () => {
    expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixColors('#000000', '#ffffff', 1)).toBe('#ffffff')
  })

  it('clamps channels when writing', () => {
    expect(toHex([-4, 300, 15.6])).toBe('#00ff10')
  })
})
