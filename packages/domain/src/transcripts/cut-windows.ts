import { transcriptBlocks } from './transcript-blocks.ts'
import type { TranscriptLine } from './transcript-line.ts'

/** A part of a transcript that the search finds as one. */
export interface TranscriptWindow {
  /** The second at which the first line of the window is said. */
  startSeconds: number
  text: string
  lines: TranscriptLine[]
}

/** Returns a transcript in windows of about 30 s, in which the words of a sentence are found together. */
export const cutWindows = (lines: readonly TranscriptLine[]): TranscriptWindow[] =>
  transcriptBlocks(lines).map((block) => ({
    startSeconds: block[0]?.startSeconds ?? 0,
    text: block.map(({ text }) => text).join(' '),
    lines: block,
  }))
