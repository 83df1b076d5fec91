import type { TranscriptLine } from './transcript-line.ts'

/**
 * Returns the index of the line that is said at a position in whole seconds, or was said last; -1 before the first. A line
 * belongs to the whole second in which it begins, so that the line to which a viewer has jumped is the current one.
 */
export function currentLine(
  lines: readonly Pick<TranscriptLine, 'startSeconds'>[],
  position: number,
): number {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((lines[middle]?.startSeconds ?? 0) < position + 1) from = middle + 1
    else to = middle
  }
  return from - 1
}
