import type { IndexSettings } from '@algolia/client-search'
import type { SearchDocument } from '../documents/search-document.ts'

/** Algolia takes records of up to 10 kB. */
const MAX_DESCRIPTION_LENGTH = 4000

/** A course as a record of an index. */
export type SearchRecord = ReturnType<typeof searchRecord>

/** Returns the record of a search document. */
export function searchRecord(document: SearchDocument) {
  const { courseId, title, subtitle, description, faculty, stack, topics, difficulty, sortOrder } = document
  return {
    objectID: courseId,
    title,
    subtitle,
    description: description.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed(),
    faculty,
    Stack: stack,
    Topic: topics,
    Difficulty: difficulty,
    sortOrder,
  }
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
