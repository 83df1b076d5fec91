import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import { landingRoute, needsFlags, routeDecision } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { serverTime } from '../graphql/server-time.ts'
import { flagsWithinGrace } from '../flags.ts'
import { viewerQuery } from '../viewer/viewer.ts'

/**
 * Loads the viewer and redirects them from a screen that they may not open, and from home to their landing route. The
 * shell renders page locks. Only a screen that needs flags waits for them. See docs/product/access.md#redirects.
 */
export async function guardAccess(queryClient: QueryClient, pathname: string): Promise<void> {
  const [{ viewer }, flags] = await Promise.all([
    currentViewer(queryClient),
    needsFlags(pathname) ? flagsWithinGrace(queryClient) : null,
  ])
  if (pathname === pathTo('home')) {
    const landing = landingRoute(viewer)
    if (landing !== pathname) throw redirect({ href: landing, replace: true })
    return
  }
  const decision = routeDecision(pathname, viewer, { ...flags })
  if (decision.kind === 'redirect') throw redirect({ href: decision.to, replace: true })
}

/**
 * Returns the cached member, refetched when their trial has ended since, because their status may have changed. A device
 * whose clock is ahead must not ask for it with every screen, so the server's clock decides.
 */
async function currentViewer(queryClient: QueryClient) {
  const cached = await queryClient.ensureQueryData(viewerQuery)
  const { accountType: status, trialEndDate } = cached.viewer
  if (accountStatusAt({ status, trialEndDate }, serverTime() ?? Date.now()) === status) return cached
  return queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 })
}
