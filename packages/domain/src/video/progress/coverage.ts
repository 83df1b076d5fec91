/** A watched stretch in whole milliseconds of the video: start included, end not. */
type WatchedRange = readonly [startMs: number, endMs: number]

/** Watched stretches, sorted, disjoint and not touching. */
export type Coverage = readonly WatchedRange[]

export const NOTHING_WATCHED: Coverage = []

/**
 * The most stretches that are stored for a member and a video. They fit into one row of the database, so that the cost
 * of a save is bounded; docs/decisions/watched-stretches.md has the figures.
 */
export const MAX_STRETCHES = 128

/** Joining leaves fewer than the maximum, so that not every later save has to join again. */
const STRETCHES_AFTER_JOINING = 96

/**
 * Adds a stretch between two positions in seconds, in the whole milliseconds that lie between them: nothing is credited
 * that was not played. A stretch that begins where another ended is one with it, although both were rounded.
 */
export function addStretch(coverage: Coverage, from: number, to: number): Coverage {
  const start = Math.max(0, Math.ceil(from * 1000 - EPSILON))
  const end = Math.floor(to * 1000 + EPSILON)
  if (start >= end) return coverage
  // The search starts at the end, because most updates extend the last stretch.
  const first = coverage.findLastIndex((range) => range[1] < start - ROUNDING_MS) + 1
  const next = coverage.findLastIndex((range) => range[0] <= end + ROUNDING_MS) + 1
  const touched = coverage.slice(first, next)
  const merged: WatchedRange = [
    Math.min(start, touched.at(0)?.[0] ?? start),
    Math.max(end, touched.at(-1)?.[1] ?? end),
  ]
  return joinNearest(coverage.toSpliced(first, touched.length, merged))
}

/**
 * Returns a coverage of at most `MAX_STRETCHES`: where there are more, those with the smallest gaps are joined. A
 * joined stretch is as long as its parts together, so that a gap between them is not credited.
 */
export function joinNearest(coverage: Coverage): Coverage {
  if (coverage.length <= MAX_STRETCHES) return coverage
  const gapBefore = (index: number) => (coverage[index]?.[0] ?? 0) - (coverage[index - 1]?.[1] ?? 0)
  const nearest = coverage
    .keys()
    .drop(1)
    .toArray()
    .sort((a, b) => gapBefore(a) - gapBefore(b))
  const joined = new Set(nearest.slice(0, coverage.length - STRETCHES_AFTER_JOINING))
  const result: [start: number, end: number][] = []
  for (const [index, [start, end]] of coverage.entries()) {
    const last = result.at(-1)
    if (last && joined.has(index)) last[1] += end - start
    else result.push([start, end])
  }
  return result
}

/** Returns the length of all stretches together, in milliseconds. */
export function coveredMs(coverage: Coverage): number {
  return coverage.reduce((sum, [start, end]) => sum + end - start, 0)
}

/** Formats a coverage as an int4multirange of PostgreSQL: `{[0,1000),[2000,3000)}`. */
export function printCoverage(coverage: Coverage): string {
  return `{${coverage.map(([start, end]) => `[${start},${end})`).join(',')}}`
}

/** Parses an int4multirange of PostgreSQL. Throws a RangeError for any other text. */
export function parseCoverage(text: string): Coverage {
  if (!MULTIRANGE.test(text)) throw new RangeError(`not a multirange of whole numbers: ${text.slice(0, 80)}`)
  if (text === '{}') return NOTHING_WATCHED
  const ranges = text.slice(2, -2).split('),[')
  return mergeRanges(
    ranges.map((range): WatchedRange => {
      const comma = range.indexOf(',')
      return [Number(range.slice(0, comma)), Number(range.slice(comma + 1))]
    }),
  )
}

/** Sorts stretches and merges those that overlap or touch. */
function mergeRanges(ranges: readonly WatchedRange[]): Coverage {
  const coverage: [start: number, end: number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (start >= end) continue
    const last = coverage.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else coverage.push([start, end])
  }
  return coverage
}

// Tolerance for floating-point errors in milliseconds.
const EPSILON = 1e-6
/** The widest gap that rounding leaves between two stretches that meet. */
const ROUNDING_MS = 1
const MULTIRANGE = /^\{(?:\[\d{1,10},\d{1,10}\)(?:,(?!\})|(?=\})))*\}$/
