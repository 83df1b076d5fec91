import { createHash } from 'node:crypto'
import { wordsOf } from '../../../server/search/words.ts'

/** The texts by which a published course is found, the most important first, and the facets by which it is filtered. */
export interface SearchDocument {
  courseId: string
  title: string
  subtitle: string
  /** The texts of the filters that list it, e.g. 'Business Core' and 'Beginner'. */
  filters: string[]
  description: string
  /** The full names of those who teach it, in order. */
  faculty: string[]
  /** The texts of its landing page about who benefits, and about what they take away. */
  details: string
  /** The titles of the lessons of its on-demand edition, in order; none where that is hidden. */
  lessons: string[]
  stack: string
  topics: string[]
  difficulty: string
  sortOrder: number
}

/** A search document as a row, with the words of each weight. */
export type SearchRow = ReturnType<typeof searchRow>

/** Counted up when `searchRow`, `wordsOf` or `writeDocuments` changes, so that every row is written again. */
const DERIVATION = 5

/** Returns the row of a search document. */
export function searchRow(document: SearchDocument) {
  const { courseId, title, stack, topics, difficulty, sortOrder } = document
  return {
    course_id: courseId,
    title,
    stack,
    topics,
    difficulty,
    sort_order: sortOrder,
    ...weightedWords(document),
    version: documentVersion(document),
  }
}

/** Returns the words of a search document by their weights, of which there are four. */
export function weightedWords(document: SearchDocument) {
  const { title, subtitle, filters, description, faculty, details, lessons } = document
  const words = (...texts: string[]) => wordsOf(texts.join(' ')).join(' ')
  return {
    a: words(title),
    b: words(subtitle, ...filters),
    c: words(description),
    d: words(...faculty, details, ...lessons),
  }
}

/** Returns a hash of all that a search document holds. */
export const documentVersion = (document: SearchDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([DERIVATION, document]))
    .digest('base64url')
