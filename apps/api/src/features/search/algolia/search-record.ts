import type { IndexSettings } from '@algolia/client-search'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { ONE_TYPO_FROM, TWO_TYPOS_FROM } from '../search-engine.ts'

/** Algolia takes records of up to 10 kB, of which the description and the details may have these shares. */
const MAX_DESCRIPTION_BYTES = 5000
const MAX_DETAILS_BYTES = 3000

/** A course as a record of an index. */
export type SearchRecord = ReturnType<typeof searchRecord>

/** Returns the record of a search document. */
export function searchRecord(document: SearchDocument) {
  const { courseId, title, subtitle, filters, description, faculty, details } = document
  const { stack, topics, difficulty, sortOrder } = document
  return {
    objectID: courseId,
    title: withFoldedWords(title),
    subtitle: withFoldedWords(subtitle),
    filters: filters.map(withFoldedWords),
    description: cut(description, MAX_DESCRIPTION_BYTES),
    faculty: faculty.map(withFoldedWords),
    details: cut(details, MAX_DETAILS_BYTES),
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

/** Cuts a text with its folded words, never within a character. */
function cut(text: string, bytes: number): string {
  // Half of the bytes are left for the folded words, of which there are at most as many as words.
  const folded = withFoldedWords(text.slice(0, bytes / 2).toWellFormed())
  const { read } = new TextEncoder().encodeInto(folded, new Uint8Array(bytes))
  return folded.slice(0, read)
}

/**
 * The settings of a new index, by which both engines answer alike; afterwards they belong to the school. With 'min', a typo
 * is forgiven only where no course has the words as they are typed.
 */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: ['unordered(title)', 'subtitle,filters', 'unordered(description)', 'faculty,details'],
  // The fields in which the words stand count more than their distance, and every word counts.
  ranking: ['typo', 'geo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  attributeCriteriaComputedBy: 'sum',
  attributesForFaceting: ['filterOnly(Stack)', 'filterOnly(Topic)', 'filterOnly(Difficulty)'],
  customRanking: ['asc(sortOrder)'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  typoTolerance: 'min',
  minWordSizefor1Typo: ONE_TYPO_FROM,
  minWordSizefor2Typos: TWO_TYPOS_FROM,
  allowTyposOnNumericTokens: false,
}
