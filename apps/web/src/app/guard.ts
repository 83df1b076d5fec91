import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { routeDecision } from '@section/domain/access/route-access.ts'
import { viewerQuery } from '../lib/viewer.ts'

/**
 * Loads the member and sends them away from a place that is not theirs; from home, its own route leads on.
 * Specification 1, section 6; Decisions, sections 2 and 3.
 */
export async function guard(queryClient: QueryClient, pathname: string): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  if (pathname === '/') return
  const decision = routeDecision(pathname, viewer, {})
  if (decision.kind === 'redirect') throw redirect({ href: decision.to, replace: true })
}
