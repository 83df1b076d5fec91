import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  addStretch,
  type Coverage,
  coveredMs,
  joinNearest,
  MAX_STRETCHES,
  NOTHING_WATCHED,
  parseCoverage,
  printCoverage,
} from './coverage.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))
  .map(([start, end]): [number, number] => [start, end])
const ranges = fc.array(range, { maxLength: 20 })

/** Returns all watched milliseconds, and each unwatched one that is alone between two watched ones. */
const cells = (list: readonly (readonly [number, number])[]) => {
  const watched = new Set<number>()
  for (const [start, end] of list) for (let at = start; at < end; at += 1) watched.add(at)
  const alone = [...watched].map((at) => at + 1).filter((at) => !watched.has(at) && watched.has(at + 1))
  return watched.union(new Set(alone))
}

const add = (coverage: Coverage, added: readonly (readonly [number, number])[]) =>
  added.reduce((sum, [start, end]) => addStretch(sum, start / 1000, end / 1000), coverage)

test('A coverage equals the set of its milliseconds whatever the order of its stretches', () => {
  fc.assert(
    fc.property(ranges, ranges, (first, second) => {
      const union = add(add(NOTHING_WATCHED, first), second)
      const expected = cells([...first, ...second])
      expect(cells(union)).toEqual(expected)
      expect(coveredMs(union)).toBe(expected.size)
      expect(add(NOTHING_WATCHED, [...second, ...first])).toEqual(union)
      expect(add(union, first)).toEqual(union)
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
  ['{[5,5)}', []],
  ['{[0,10),[10,20)}', [[0, 20]]],
])('The coverage %s is parsed', (text, coverage) => expect(parseCoverage(text)).toEqual(coverage))

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
  '{[0,999]}',
  '{(0,1000)}',
  '{[0,1)} ',
  'empty',
])('The text %j is refused as a coverage', (text) => expect(() => parseCoverage(text)).toThrow(RangeError))

it.each([
  [0, 10, [[0, 10_000]]],
  [0.1 + 0.2, 0.7, [[300, 700]]],
  [1.0004, 1.0036, [[1001, 1003]]],
  [1.0004, 1.0006, []],
])('A stretch from %d to %d s covers the whole milliseconds within it', (from, to, coverage) =>
  expect(addStretch(NOTHING_WATCHED, from, to)).toEqual(coverage),
)

test('Stretches that meet between two milliseconds are joined to one, in either order', () => {
  const once = addStretch(addStretch(NOTHING_WATCHED, 0, 10.0004), 10.0004, 20)
  expect(once).toEqual([[0, 20_000]])
  expect(addStretch(addStretch(NOTHING_WATCHED, 10.0004, 20), 0, 10.0004)).toEqual(once)
})

/** Returns stretches of half a second, a second apart, each gap a millisecond longer than the previous one. */
const fragments = (count: number): Coverage =>
  Array.from({ length: count }, (_, index) => {
    const start = index * 1500 + (index * (index - 1)) / 2
    return [start, start + 500] as const
  })

test('A coverage has a bounded number of stretches, and joining the nearest ones credits no time', () => {
  for (const count of [MAX_STRETCHES + 1, 30_000]) {
    const many = fragments(count)
    const few = joinNearest(many)
    expect(few.length).toBeLessThanOrEqual(MAX_STRETCHES)
    expect(coveredMs(few)).toBe(coveredMs(many))
    expect(few.at(-1)).toEqual(many.at(-1))
    expect(parseCoverage(printCoverage(few))).toEqual(few)
  }
  const most = fragments(MAX_STRETCHES)
  expect(joinNearest(most)).toBe(most)
  expect(addStretch(most, 9_999_999, 10_000_000).length).toBeLessThan(MAX_STRETCHES)
})

test('The longest possible coverage is parsed within a tenth of a second', () => {
  const text = printCoverage(fragments(30_000))
  // CPU time is measured, because wall time includes other processes. The smallest of several measurements leaves out
  // the work of the compiler.
  const cpuTimes = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage()
    expect(joinNearest(parseCoverage(text)).length).toBeLessThanOrEqual(MAX_STRETCHES)
    return process.cpuUsage(began).user / 1000
  })
  expect(Math.min(...cpuTimes)).toBeLessThan(100)
})
