import { expect, test } from 'vitest'
import { stableFraction, stableId } from './stable-id.ts'

test('A stable id is a UUID, the same for the same noun and key', () => {
  const id = stableId('course', 'pricing-strategy')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(stableId('course', 'pricing-strategy')).toBe(id)
})

test('A stable id differs for another noun or key', () => {
  const ids = [
    stableId('course', 'pricing'),
    stableId('session', 'pricing'),
    stableId('course', 'pricing-strategy'),
  ]
  expect(new Set(ids).size).toBe(3)
})

test('Stable fractions are spread evenly from 0 to 1', () => {
  const drawn = Array.from({ length: 1000 }, (_, at) => stableFraction(`member ${at}`))
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(drawn.reduce((sum, one) => sum + one, 0) / 1000).toBeCloseTo(0.5, 1)
})
