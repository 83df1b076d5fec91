import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { textSearchVector } from '../columns.ts'
import { courses } from './courses.ts'

/** The documents of the search: one row for each published course, derived from the course and its faculty. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    courseId: uuid('course_id')
      .primaryKey()
      .references(() => courses.courseId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    stack: text('stack').notNull(),
    topics: text('topics').array().notNull(),
    difficulty: text('difficulty').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** The words with the weights A of the title, B of the subtitle, C of the description and D of the faculty. */
    words: textSearchVector('words').notNull(),
    /** A hash of all from which the row was derived, by which a change is noticed. */
    version: text('version').notNull(),
  },
  (t) => [index('search_documents_words_idx').using('gin', t.words)],
)

/** Every word of the search documents once, among which the meant one is found for a mistyped word. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_trigram_idx').using('gist', t.word.op('gist_trgm_ops')),
])
