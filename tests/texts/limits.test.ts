import { expect, test } from 'vitest'
import { limits } from './limits.ts'

test('every limit and timing of specification 1 is held by a test that names its section', () => {
  const all = limits()
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ problem }) => problem !== null)).toEqual([])
})
