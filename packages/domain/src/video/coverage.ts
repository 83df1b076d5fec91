/** A watched stretch in whole milliseconds of the video: start included, end not. */
export type WatchedRange = readonly [startMs: number, endMs: number]

/** Watched stretches, sorted, disjoint and not touching. */
export type Coverage = readonly WatchedRange[]

export const NOTHING_WATCHED: Coverage = []

/** Adds stretches to a coverage in any order; empty and reversed ones count as nothing. */
export function unionCoverage(coverage: Coverage, added: readonly WatchedRange[]): Coverage {
  return added.reduce(addRange, coverage)
}

function addRange(coverage: Coverage, [start, end]: WatchedRange): Coverage {
  if (start >= end) return coverage
  // From the end: what is watched mostly prolongs the last stretch.
  const first = coverage.findLastIndex((range) => range[1] < start) + 1
  const next = coverage.findLastIndex((range) => range[0] <= end) + 1
  const touched = coverage.slice(first, next)
  const merged: WatchedRange = [
    Math.min(start, touched.at(0)?.[0] ?? start),
    Math.max(end, touched.at(-1)?.[1] ?? end),
  ]
  return coverage.toSpliced(first, touched.length, merged)
}

/** How many milliseconds a coverage covers. */
export function coveredMs(coverage: Coverage): number {
  return coverage.reduce((sum, [start, end]) => sum + end - start, 0)
}

/** The stretch between two positions in seconds, rounded outwards to whole milliseconds so that none is lost. */
export function rangeOfSeconds(start: number, end: number): WatchedRange {
  return [Math.floor(start * 1000 + EPSILON), Math.ceil(end * 1000 - EPSILON)]
}

/** A coverage as PostgreSQL writes an int4multirange: `{[0,1000),[2000,3000)}`. */
export function printCoverage(coverage: Coverage): string {
  return `{${coverage.map(([start, end]) => `[${start},${end})`).join(',')}}`
}

/** Reads an int4multirange. Throws a RangeError for a text that is none, or that has an open bound. */
export function parseCoverage(text: string): Coverage {
  if (!MULTIRANGE.test(text)) throw new RangeError(`not a multirange of whole numbers: ${text.slice(0, 80)}`)
  const ranges = [...text.matchAll(RANGE)].map(([, open, start, end, close]): WatchedRange => {
    return [Number(start) + (open === '(' ? 1 : 0), Number(end) + (close === ']' ? 1 : 0)]
  })
  return unionCoverage(NOTHING_WATCHED, ranges)
}

// Positions are sums of floating point numbers; a millionth of a millisecond is their noise.
const EPSILON = 1e-6
const RANGE = /([[(])(\d{1,10}),(\d{1,10})([\])])/g
const MULTIRANGE = /^\{(?:[[(]\d{1,10},\d{1,10}[\])](?:,(?!\})|(?=\})))*\}$/
