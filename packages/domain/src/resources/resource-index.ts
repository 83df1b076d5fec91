import { isAiAcademyOnly, type Viewer } from '../access/viewer.ts'
import type { SearchIndex } from '../search/search-index.ts'

/**
 * Returns the index of resources that a viewer searches: that of the AI stack with the AI academy's view, otherwise that of
 * all resources. docs/product/resources.md#ai-view
 */
export function resourceIndex(viewer: Pick<Viewer, 'entitlements'>, aiAcademyView: boolean): SearchIndex {
  return aiAcademyView && isAiAcademyOnly(viewer) ? 'ai' : 'all'
}
