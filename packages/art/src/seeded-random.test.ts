import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fnv1a, seededRandom } from './seeded-random.ts'

describe('seededRandom', () => {
  it('hashes as FNV-1a is published', () => {
    expect(fnv1a('')).toBe(0x811c9dc5)
    expect(fnv1a('a')).toBe(0xe40c292c)
    expect(fnv1a('foobar')).toBe(0xbf9cf968)
  })

  it('returns a fixed sequence for a seed', () => {
    expect(row('pricing-strategy')).toEqual(row('pricing-strategy'))
    expect(row('pricing-strategy')).not.toEqual(row('pricing-strategz'))
    expect(row('pricing-strategy')).toMatchInlineSnapshot(`
      [
        132,
        972,
        915,
      ]
    `)
  })

  it('stays within the requested range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
        const random = seededRandom(seed)
        const drawn = random.int(low, low + span)
        expect(drawn).toBeGreaterThanOrEqual(low)
        expect(drawn).toBeLessThanOrEqual(low + span)
        expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']))
        expect(random.chance(0)).toBe(false)
        expect(random.chance(1)).toBe(true)
      }),
    )
  })

  it('picks all items about equally often', () => {
    const random = seededRandom('even')
    const drawn = Array.from({ length: 5000 }, () => random.int(0, 4))
    for (const item of [0, 1, 2, 3, 4]) {
      const count = drawn.filter((one) => one === item).length
      expect(Math.abs(count - 1000)).toBeLessThan(150)
    }
  })
})

function row(seed: string): number[] {
  const random = seededRandom(seed)
  return [random.int(0, 999), random.int(0, 999), random.int(0, 999)]
}
