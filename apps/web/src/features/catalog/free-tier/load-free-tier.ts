import type { QueryClient } from '@tanstack/react-query'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { viewerQuery } from '../../../lib/session/viewer.ts'

/** Loaded lazily, because other members never see it. */
export const FreeTier = lazyPart(() => import('./FreeTier.tsx'), 'FreeTier', { missing: null })

/** Loads `FreeTier` before the courses are shown, because later it would push them down. Ignores a file that fails to load. */
export async function loadFreeTier(queryClient: QueryClient): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  if (isLimitedUser(viewer)) await FreeTier.preload().catch(() => {})
}
