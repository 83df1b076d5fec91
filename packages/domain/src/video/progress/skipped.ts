import type { Coverage } from './coverage.ts'

/** What was passed over in a video, in seconds: how much of it in all, and where the first of it begins. */
export type Skipped = { readonly from: number; readonly seconds: number }

/** A shorter gap is where two stretches of playing meet, and nothing that anybody misses, in seconds. */
const SKIPPED_AT_LEAST_SECONDS = 2

/**
 * What a member skipped of a video: the gaps before the last moment that the server credited. What comes after it is
 * only not watched yet, and of a completed video nothing is missing: null. Decisions, section 9.
 */
export function skippedOf(progress: {
  readonly coverage: Coverage
  readonly completed: boolean
}): Skipped | null {
  if (progress.completed) return null
  const gaps = progress.coverage
    .map(([start], index) => ({ from: progress.coverage[index - 1]?.[1] ?? 0, until: start }))
    .filter(({ from, until }) => until - from >= SKIPPED_AT_LEAST_SECONDS * 1000)
  const [first] = gaps
  if (!first) return null
  return {
    from: first.from / 1000,
    seconds: gaps.reduce((sum, { from, until }) => sum + until - from, 0) / 1000,
  }
}
