import { isAiAcademyOnly, type Viewer } from '../access/viewer.ts'

/** What a search looks through: all courses, or only those of the AI stack. */
export type SearchIndex = 'all' | 'ai'

/** The stack that has an index of its own. */
export const AI_STACK = 'ai'

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
