import { createHash } from 'node:crypto'
import { wordsOf } from '../postgres/words.ts'

/** The texts by which a published course is found, and the facets by which it is filtered. */
export interface SearchDocument extends Record<string, unknown> {
  courseId: string
  title: string
  subtitle: string
  description: string
  /** The full names of those who teach it, in order. */
  faculty: string[]
  stack: string
  topics: string[]
  difficulty: string
  sortOrder: number
}

/** A search document as a row, with the words of each weight. */
export type SearchRow = ReturnType<typeof searchRow>

/** Counted up when `searchRow`, `wordsOf` or `writeDocuments` changes, so that every row is written again. */
const DERIVATION = 2

/** Returns the row of a search document. */
export function searchRow(document: SearchDocument) {
  const { courseId, title, subtitle, description, faculty, stack, topics, difficulty, sortOrder } = document
  const words = (text: string) => wordsOf(text).join(' ')
  return {
    course_id: courseId,
    title,
    stack,
    topics,
    difficulty,
    sort_order: sortOrder,
    a: words(title),
    b: words(subtitle),
    c: words(description),
    d: words(faculty.join(' ')),
    version: documentVersion(document),
  }
}

/** Returns a hash of all that a search document holds. */
export const documentVersion = (document: SearchDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([DERIVATION, document]))
    .digest('base64url')
