import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import type { QueryWord } from '@section/domain/search/query-word.ts'
import { reasonFinder } from '@section/domain/search/reasons/search-reason.ts'
import type { SearchQuery } from './search-engine.ts'

/** Returns hits with the reason why each was found by these words, as the engine has taken them; null without words. */
export function withReasons(
  hits: readonly Omit<CourseSearchHit, 'reason'>[],
  words: readonly QueryWord[],
  { textsOf }: Pick<SearchQuery, 'textsOf'>,
): CourseSearchHit[] {
  if (words.length === 0) return hits.map((hit) => ({ ...hit, reason: null }))
  const reasonOf = reasonFinder(words)
  return hits.map((hit) => ({ ...hit, reason: reasonOf(textsOf(hit.courseId)) }))
}
