import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountStatusAt } from '@section/domain/access/account-status.ts'
import { landingRoute, needsFlags, routeDecision } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { flagsWithinGrace } from '../flags.ts'
import { viewerQuery } from '../session/viewer.ts'

/**
 * Loads the viewer and sends them away from a screen that is not theirs; from home to where the product opens for
 * them. A page lock is drawn by the shell. Only a screen that asks for flags waits for them, within the grace window.
 * Specification 1, sections 4 and 6; Decisions, sections 2 and 3.
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

/** The member as kept, asked for anew once their trial has ended since: the server then says what they are. */
async function currentViewer(queryClient: QueryClient) {
  const kept = await queryClient.ensureQueryData(viewerQuery)
  const { accountType: status, trialEndDate } = kept.viewer
  if (accountStatusAt({ status, trialEndDate }, Date.now()) === status) return kept
  return queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 })
}
