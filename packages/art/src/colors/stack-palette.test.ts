import { describe, expect, it } from 'vitest'
import { INK, PAPER, STACK_KEYS, stackTones } from './stack-palette.ts'

describe('The stack palette', () => {
  it.each([...STACK_KEYS, undefined])('orders the tones of %s from dark to pale', (stack) => {
    const { deep, base, soft, mist } = stackTones(stack)
    const lights = [deep, base, soft, mist, '#FFFFFF'].map(luminance)
    expect(lights).toEqual(lights.toSorted((a, b) => a - b))
    expect(contrast(deep, PAPER)).toBeGreaterThan(9)
  })

  it('returns the school’s own tones without a stack', () => {
    expect(stackTones(null)).toEqual(stackTones())
    expect(stackTones().deep).toBe(INK)
  })
})

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
