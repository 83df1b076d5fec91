import type { QueryClient } from '@tanstack/react-query'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { flagsWithinGrace } from '../../../lib/flags.ts'
import { lazyPart } from '../../../lib/routing/lazy-part.tsx'
import { viewerQuery } from '../../../lib/session/viewer.ts'

/** What a flag puts above the courses is worth so long a wait, not that of a redirect. */
const FLAGS_GRACE_MS = 500

/** What stands above the courses of the free tier; other members never load it. */
export const FreeTier = lazyPart(async () => (await import('./FreeTier.tsx')).FreeTier, { missing: null })

/** Brings it before the courses are shown: later it would push them down. Without its file they stand alone. */
export async function loadFreeTier(queryClient: QueryClient): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  if (!isLimitedUser(viewer)) return
  await Promise.all([FreeTier.preload().catch(() => {}), flagsWithinGrace(queryClient, FLAGS_GRACE_MS)])
}
