import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentColors, accessibleAccent } from './accessible-accent.ts'
import { contrastRatio } from './color-contrast.ts'

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('accessibleAccent', () => {
  it('keeps a color that passes', () => {
    expect(accessibleAccent('#2b3ff2')).toBe('#2b3ff2')
  })

  it('darkens a pale color until white text is readable on it', () => {
    const darkened = accessibleAccent('#ffd400')
    expect(darkened).not.toBe('#ffd400')
    expect(contrastRatio(darkened, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(darkened, '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
  })

  it('rejects a text that is not a color', () => {
    expect(() => accessibleAccent('url(x)')).toThrow(RangeError)
  })
})

describe('accentColors', () => {
  it('reaches AA on every surface for any accent', () => {
    fc.assert(
      fc.property(hexColor, (accent) => {
        const { light, dark } = accentColors(accent)
        for (const scheme of [light, dark]) {
          expect(contrastRatio(scheme.fill, '#ffffff')).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(scheme.fillHover, '#ffffff')).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(scheme.text, scheme.tint)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrastRatio(light.text, '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(dark.text, '#110f1c')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(dark.text, '#1a1828')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
