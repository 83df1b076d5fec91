import { foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { textSearchVector } from '../columns.ts'

type TranscriptLines = { startSeconds: number; endSeconds: number; text: string }[]

/** What is said in a video of the media host, in one language, as its caption file had it at the import. */
export const transcripts = pgTable(
  'transcripts',
  {
    externalKey: text('external_key').notNull(),
    /** The tag that names the caption file, e.g. `en` or `pt-BR`. */
    language: text('language').notNull(),
    /** The place of the language among those of the video; the first is shown unless the viewer chooses. */
    sortOrder: integer('sort_order').notNull(),
    lines: jsonb('lines').$type<TranscriptLines>().notNull(),
    /** A hash of all that the import wrote, by which a change is noticed. */
    version: text('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.externalKey, t.language] })],
)

/** Parts of about 30 s of the transcripts, among which the search finds what is said. */
export const transcriptWindows = pgTable(
  'transcript_windows',
  {
    externalKey: text('external_key').notNull(),
    language: text('language').notNull(),
    startSeconds: numeric('start_seconds', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    /** The lines of the window once more, because a transcript of hours takes milliseconds to unpack. */
    lines: jsonb('lines').$type<TranscriptLines>().notNull(),
    /** The folded words of the text in the language's own configuration. */
    words: textSearchVector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.externalKey, t.language, t.startSeconds] }),
    foreignKey({
      name: 'transcript_windows_transcript_fk',
      columns: [t.externalKey, t.language],
      foreignColumns: [transcripts.externalKey, transcripts.language],
    }).onDelete('cascade'),
    index('transcript_windows_words_idx').using('gin', t.words),
  ],
)
