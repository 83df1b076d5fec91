import { createHash } from 'node:crypto'
import type { transcripts } from '@section/db/schema.ts'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'
import { textSearchConfiguration } from '@section/domain/transcripts/text-search-configuration.ts'
import { cutWindows } from '@section/domain/transcripts/cut-windows.ts'
import type { Captions } from './caption-files.ts'

/** Counts up when the same captions are to be written in another way. */
const FORM = 2

/** Returns the row of a transcript. */
export function transcriptRow(captions: Captions): typeof transcripts.$inferInsert {
  const version = createHash('sha256')
    .update(JSON.stringify([FORM, captions.sortOrder, captions.lines]))
    .digest('base64url')
  return { ...captions, version }
}

/** A window of a transcript, with the words and the configuration from which the database makes its search vector. */
export interface WindowRow {
  external_key: string
  language: string
  start_seconds: number
  lines: TranscriptLine[]
  words: string
  configuration: string
}

/**
 * Returns the rows of a transcript's windows. Their words are folded and cut here, as those of a query are, so that accents
 * and the locale of the database make no difference.
 */
export function windowRows({ externalKey, language, lines }: Captions): WindowRow[] {
  return cutWindows(lines).map(({ startSeconds, text, lines: said }) => ({
    external_key: externalKey,
    language,
    start_seconds: startSeconds,
    lines: said,
    words: foldedWords(text).join(' '),
    configuration: textSearchConfiguration(language),
  }))
}
