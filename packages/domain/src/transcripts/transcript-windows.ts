import type { TranscriptLine } from './transcript-line.ts'

/** A part of a transcript that the search finds as one. */
export interface TranscriptWindow {
  /** The second at which the first line of the window is said. */
  startSeconds: number
  text: string
}

/** From this age on a window ends with the next sentence. */
const FULL_SECONDS = 25
/** At this age it ends in any case. */
export const LONGEST_WINDOW_SECONDS = 45

const ENDS_SENTENCE = /[.!?…。！？؟।]["'”’»)\]]*$/

/**
 * Returns a transcript in windows of about 30 s. A window begins with a line and ends, where it can, with a sentence, so that
 * the words of a sentence are found together.
 */
export function transcriptWindows(lines: readonly TranscriptLine[]): TranscriptWindow[] {
  const windows: { startSeconds: number; texts: string[] }[] = []
  for (const { startSeconds, text } of lines) {
    const last = windows.at(-1)
    if (last && !isFull(startSeconds - last.startSeconds, last.texts.at(-1) ?? '')) last.texts.push(text)
    else windows.push({ startSeconds, texts: [text] })
  }
  return windows.map(({ startSeconds, texts }) => ({ startSeconds, text: texts.join(' ') }))
}

const isFull = (seconds: number, lastText: string) =>
  seconds >= LONGEST_WINDOW_SECONDS || (seconds >= FULL_SECONDS && ENDS_SENTENCE.test(lastText))
