import { AI_STACK } from '../entitlement/course-entitlement.ts'
import { isAiAcademyOnly, type Viewer } from '../access/viewer.ts'

/** The courses that a search looks through: all of them, or those of the AI stack, which has an index of its own. */
export type SearchIndex = 'all' | 'ai'

/**
 * Returns the index that answers a viewer's searches. The AI stack's own index is for viewers with the AI academy's view,
 * unless they can also see courses of other stacks, e.g. one that they bought. Specification 2, sections 6 and 7.
 */
export function searchIndex(
  viewer: Pick<Viewer, 'entitlements'>,
  { aiAcademyView, stacks }: { aiAcademyView: boolean; stacks: ReadonlySet<string> },
): SearchIndex {
  const seesOnlyAi = [...stacks].every((stack) => stack === AI_STACK)
  return aiAcademyView && isAiAcademyOnly(viewer) && seesOnlyAi ? 'ai' : 'all'
}
