import { SENTENCE_END } from './sentence-end.ts'
import type { TranscriptLine } from './transcript-line.ts'

/** The length in seconds from which on a block ends with its sentence. */
const FULL_SECONDS = 25
/** The length in seconds at which a block ends in any case. */
const LONGEST_SECONDS = 45

const ENDS_SENTENCE = new RegExp(`${SENTENCE_END}$`)

/**
 * Returns the lines of a transcript in blocks of about 30 s. A block ends with a sentence, unless a sentence is too long.
 */
export function transcriptBlocks(lines: readonly TranscriptLine[]): TranscriptLine[][] {
  const blocks: TranscriptLine[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block && !isFull(block, line.startSeconds)) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

function isFull(block: readonly TranscriptLine[], nextSecond: number): boolean {
  const seconds = nextSecond - (block[0]?.startSeconds ?? nextSecond)
  return (
    seconds >= LONGEST_SECONDS || (seconds >= FULL_SECONDS && ENDS_SENTENCE.test(block.at(-1)?.text ?? ''))
  )
}
