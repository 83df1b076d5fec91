import type { Coverage } from './coverage.ts'

/** The skipped parts of a video in seconds: the start of the first and the length of all. */
export type Skipped = { readonly from: number; readonly seconds: number }

/** Shorter gaps are artifacts between two stretches of playing, in seconds. */
const MIN_GAP_SECONDS = 2

/**
 * Finds the gaps before the last credited moment; null without any, or if the video is completed.
 * docs/product/video.md#skipped-parts
 */
export function findSkipped(progress: {
  readonly coverage: Coverage
  readonly completed: boolean
}): Skipped | null {
  if (progress.completed) return null
  const gaps = progress.coverage
    .map(([start], index) => ({ from: progress.coverage[index - 1]?.[1] ?? 0, until: start }))
    .filter(({ from, until }) => until - from >= MIN_GAP_SECONDS * 1000)
  const [first] = gaps
  if (!first) return null
  return {
    from: first.from / 1000,
    seconds: gaps.reduce((sum, { from, until }) => sum + until - from, 0) / 1000,
  }
}
