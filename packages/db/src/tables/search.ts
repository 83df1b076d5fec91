import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { ownedBy } from '../columns.ts'
import { courses } from './courses.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the full-text search finds of each course: title, subtitle, description and faculty, in this order of weight. */
export const courseSearchDocuments = pgTable(
  'course_search_documents',
  {
    courseId: ownedBy('course_id', () => courses.courseId).primaryKey(),
    document: tsvector('document').notNull(),
  },
  (t) => [index('course_search_documents_document_idx').using('gin', t.document)],
)

/** The words of all documents as they are spelled, among which the word is looked for that a typo means. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_word_idx').using('gin', sql`${t.word} gin_trgm_ops`),
])
