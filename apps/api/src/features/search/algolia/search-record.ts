import type { IndexSettings } from '@algolia/client-search'
import { cutFolded, withFoldedWords } from '../../../server/search/algolia/folded-text.ts'
import { RELEVANCE_SETTINGS } from '../../../server/search/algolia/relevance-settings.ts'
import type { SearchDocument } from '../documents/search-document.ts'

/** Algolia takes records of up to 10 kB, of which the long texts may have these shares. */
const MAX_DESCRIPTION_BYTES = 4000
const MAX_DETAILS_BYTES = 2500
const MAX_LESSONS_BYTES = 1500

/** Returns the record of a search document. */
export function searchRecord(document: SearchDocument) {
  const { courseId, title, subtitle, filters, description, faculty, details, lessons } = document
  const { stack, topics, difficulty, sortOrder } = document
  return {
    objectID: courseId,
    title: withFoldedWords(title),
    subtitle: withFoldedWords(subtitle),
    filters: filters.map(withFoldedWords),
    description: cutFolded(description, MAX_DESCRIPTION_BYTES),
    faculty: faculty.map(withFoldedWords),
    details: cutFolded(details, MAX_DETAILS_BYTES),
    lessons: cutFolded(lessons.join(' '), MAX_LESSONS_BYTES),
    Stack: stack,
    Topic: topics,
    Difficulty: difficulty,
    sortOrder,
  }
}

/** The settings of a new index, by which both engines answer alike; afterwards they belong to the school. */
export const INDEX_SETTINGS: IndexSettings = {
  ...RELEVANCE_SETTINGS,
  searchableAttributes: [
    'unordered(title)',
    'subtitle,filters',
    'unordered(description)',
    'faculty,details,lessons',
  ],
  attributesForFaceting: ['filterOnly(Stack)', 'filterOnly(Topic)', 'filterOnly(Difficulty)'],
  customRanking: ['asc(sortOrder)'],
}
