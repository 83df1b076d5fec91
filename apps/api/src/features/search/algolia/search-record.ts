import type { IndexSettings } from '@algolia/client-search'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { SearchDocument } from '../documents/search-document.ts'

/** Algolia takes records of up to 10 kB. */
const MAX_DESCRIPTION_LENGTH = 4000
const MAX_DESCRIPTION_BYTES = 8000

/** A course as a record of an index. */
export type SearchRecord = ReturnType<typeof searchRecord>

/** Returns the record of a search document. */
export function searchRecord(document: SearchDocument) {
  const { courseId, title, subtitle, description, faculty, stack, topics, difficulty, sortOrder } = document
  return {
    objectID: courseId,
    title: withFoldedWords(title),
    subtitle: withFoldedWords(subtitle),
    description: cut(withFoldedWords(description.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed())),
    faculty: faculty.map(withFoldedWords),
    Stack: stack,
    Topic: topics,
    Difficulty: difficulty,
    sortOrder,
  }
}

/** Adds the folded forms of words that differ, because queries are sent folded and Algolia folds fewer letters by itself. */
function withFoldedWords(text: string): string {
  const written = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const others = new Set(foldedWords(text)).difference(written)
  return [text, ...others].join(' ')
}

/** Cuts a description, never within a character. */
function cut(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MAX_DESCRIPTION_BYTES))
  return text.slice(0, read)
}

/** The settings of a new index, by which both engines rank alike; afterwards they belong to the school. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: ['title', 'subtitle', 'description', 'faculty'],
  attributesForFaceting: ['filterOnly(Stack)', 'filterOnly(Topic)', 'filterOnly(Difficulty)'],
  customRanking: ['asc(sortOrder)'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
}
