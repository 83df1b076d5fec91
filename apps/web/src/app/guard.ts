import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { routeDecision } from '@section/domain/access/route-access.ts'
import { viewerQuery } from '../lib/viewer.ts'

/** Loads the member and sends them away from a place that is not theirs. Specification 1, section 6; Decisions, section 3. */
export async function guard(queryClient: QueryClient, pathname: string): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  const decision = routeDecision(pathname, viewer, {})
  if (decision.kind === 'redirect') throw redirect({ href: decision.to, replace: true })
}
