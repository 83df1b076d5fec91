import { expect, test } from 'vitest'
import { isSmallerPlan } from './smaller-plan.ts'

test.each<[string[], boolean]>([
  [['a', 'b', 'c'], true],
  [['c', 'a'], true],
  [['b'], true],
  [[], false],
  [['a', 'a'], false],
  [['a', 'd'], false],
  [['d'], false],
])('A plan of a, b and c becomes one of %j: %s', (courseIds, isOne) => {
  expect(isSmallerPlan(courseIds, ['a', 'b', 'c'])).toBe(isOne)
})
