import { createLazyRoute, redirect } from '@tanstack/react-router'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { miniMbasQuery } from './mini-mbas-query.ts'
import { MiniMbasPage } from './MiniMbasPage.tsx'
import { MiniMbasSkeleton } from './MiniMbasSkeleton.tsx'

/**
 * Redirects a member with one Mini-MBA to its page, and a member without any, or whose Mini-MBAs did not load, to the
 * courses. Members who may not open the courses stay, because the courses would send them back here
 * (docs/product/catalog.md#mini-mba-list).
 */
export async function load({ context: { queryClient } }: Loading<'miniMbas'>): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(viewerQuery)
  // A free member gets the page lock instead of the list.
  if (!canOpen(pathTo('miniMbas'), viewer, {})) return
  const mayOpenCourses = canOpen(pathTo('courses'), viewer, {})
  const sessions = await queryClient.ensureQueryData(miniMbasQuery).catch((error: unknown) => {
    if (!mayOpenCourses) throw error
    reportError(error)
    return []
  })
  const [first, ...others] = sessions
  if (first && others.length === 0)
    throw redirect({ href: pathTo('miniMba', { sessionId: first.sessionId }), replace: true })
  if (!first && mayOpenCourses) throw redirect({ href: pathTo('courses'), replace: true })
}

export const screen = createLazyRoute(memberRouteId('miniMbas'))({
  component: MiniMbasPage,
  pendingComponent: MiniMbasSkeleton,
})
