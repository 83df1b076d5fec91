import { MAX_QUERY_LENGTH } from '@section/domain/catalog/filters/course-filters.ts'

/** More words than this are ignored: each is looked up. */
const MAX_WORDS = 8

/** Returns the words of a query in lower case, at most 8: runs of letters and digits, so that nothing is an operator. */
export function searchWordsOf(query: string): string[] {
  const words =
    query
      .slice(0, MAX_QUERY_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MAX_WORDS)
}
