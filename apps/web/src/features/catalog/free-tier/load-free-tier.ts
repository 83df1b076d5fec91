import type { QueryClient } from '@tanstack/react-query'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'

// The parts are loaded lazily, because other members never see them.
export const LazyFreeTier = lazyPart(() => import('./FreeTier.tsx'), 'FreeTier', { missing: null })

export const LazyFreeTierBanners = lazyPart(() => import('./FreeTier.tsx'), 'FreeTierBanners', {
  missing: null,
})

/**
 * Loads `LazyFreeTier` before the courses are shown, because it would push them down if it appeared later. A file that
 * fails to load is ignored.
 */
export async function loadFreeTier(queryClient: QueryClient): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  if (isLimitedUser(viewer)) await LazyFreeTier.preload().catch(() => {})
}
