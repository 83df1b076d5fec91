import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  coveredMs,
  NOTHING_WATCHED,
  parseCoverage,
  printCoverage,
  rangeOfSeconds,
  unionCoverage,
} from './coverage.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))
  .map(([start, end]): [number, number] => [start, end])
const ranges = fc.array(range, { maxLength: 20 })

const cells = (list: readonly (readonly [number, number])[]) => {
  const watched = new Set<number>()
  for (const [start, end] of list) for (let at = start; at < end; at += 1) watched.add(at)
  return watched
}

test('a union is what a set of milliseconds would be', () => {
  fc.assert(
    fc.property(ranges, ranges, (first, second) => {
      const union = unionCoverage(unionCoverage(NOTHING_WATCHED, first), second)
      const expected = cells([...first, ...second])
      expect(cells(union)).toEqual(expected)
      expect(coveredMs(union)).toBe(expected.size)
      expect(unionCoverage(NOTHING_WATCHED, [...second, ...first])).toEqual(union)
      expect(unionCoverage(union, first)).toEqual(union)
      for (const [index, [start, end]] of union.entries()) {
        expect(start).toBeLessThan(end)
        if (index > 0) expect(start).toBeGreaterThan(union[index - 1]?.[1] ?? -1)
      }
      expect(parseCoverage(printCoverage(union))).toEqual(union)
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['{}', []],
  [
    '{[0,1000),[2000,3000)}',
    [
      [0, 1000],
      [2000, 3000],
    ],
  ],
  [
    '{[0,999],(1999,3000)}',
    [
      [0, 1000],
      [2000, 3000],
    ],
  ],
  ['{[5,5)}', []],
  ['{[0,10),[10,20)}', [[0, 20]]],
])('reads %s', (text, coverage) => expect(parseCoverage(text)).toEqual(coverage))

it.each([
  '',
  '{',
  '[0,1)',
  '{[0,1),}',
  '{[0,1)[2,3)}',
  '{[,1)}',
  '{[0,)}',
  '{[-1,1)}',
  '{[0,1.5)}',
  '{[0,1)} ',
  'empty',
])('refuses %j', (text) => expect(() => parseCoverage(text)).toThrow(RangeError))

test('positions become whole milliseconds without gaps', () => {
  expect(rangeOfSeconds(0, 10)).toEqual([0, 10_000])
  expect(rangeOfSeconds(0.1 + 0.2, 0.7)).toEqual([300, 700])
  expect(rangeOfSeconds(1.0004, 1.0006)).toEqual([1000, 1001])
})
