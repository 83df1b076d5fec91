import { AI_STACK } from '../entitlement/course-entitlement.ts'
import { isAiAcademyOnly, type Viewer } from '../access/viewer.ts'

/** The courses that a search looks through: all of them, or those of the AI stack, which have an index of their own. */
export type SearchIndex = 'all' | 'ai'

/**
 * Returns the index that answers a viewer's searches. The index of the AI stack is for viewers with the AI academy's
 * view, unless they can also see courses of other stacks, for example one that they bought
 * (docs/product/search.md#ai-index).
 */
export function searchIndex(
  viewer: Pick<Viewer, 'entitlements'>,
  { aiAcademyView, stacks }: { aiAcademyView: boolean; stacks: ReadonlySet<string> },
): SearchIndex {
  const seesOnlyAi = [...stacks].every((stack) => stack === AI_STACK)
  return aiAcademyView && isAiAcademyOnly(viewer) && seesOnlyAi ? 'ai' : 'all'
}
