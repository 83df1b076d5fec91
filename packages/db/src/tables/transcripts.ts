import { foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { textSearchVector } from '../columns.ts'

type TranscriptLines = { startSeconds: number; endSeconds: number; text: string }[]

/** The transcript of a video of the media host in one language, as its caption file had it at the last import. */
export const transcripts = pgTable(
  'transcripts',
  {
    externalKey: text('external_key').notNull(),
    /** The tag that names the caption file, e.g. `en` or `pt-BR`. */
    language: text('language').notNull(),
    /** The rank of the language among those of the video, from 0; the first is shown unless the viewer chooses. */
    sortOrder: integer('sort_order').notNull(),
    lines: jsonb('lines').$type<TranscriptLines>().notNull(),
    /** A hash of all that the import wrote, by which a change is noticed. */
    version: text('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.externalKey, t.language] })],
)

/** The transcripts in parts of about 30 s, which the search in transcripts looks through. */
export const transcriptWindows = pgTable(
  'transcript_windows',
  {
    externalKey: text('external_key').notNull(),
    language: text('language').notNull(),
    startSeconds: numeric('start_seconds', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    /** A copy of the lines of the window, because unpacking the whole transcript takes milliseconds. */
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
