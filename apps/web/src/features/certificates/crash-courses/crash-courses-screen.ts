import { createLazyRoute, redirect } from '@tanstack/react-router'
import { homeWithoutCrashCourses } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { viewerQuery } from '../../../lib/viewer/viewer.ts'
import { crashCourseQuery, crashCoursesQuery } from './crash-courses-query.ts'
import { CrashCoursesPage } from './CrashCoursesPage.tsx'
import { CrashCoursesSkeleton } from './CrashCoursesSkeleton.tsx'

/**
 * Redirects a member with one crash course to its page, and a member without any, or whose crash courses did not load,
 * home. docs/product/certificates.md#crash-courses
 */
export async function load({ context: { queryClient } }: Loading<'crashCourses'>): Promise<void> {
  const loadAll = async () => {
    const ids = await queryClient.ensureQueryData(crashCoursesQuery)
    if (ids.length > 1) await Promise.all(ids.map((id) => queryClient.ensureQueryData(crashCourseQuery(id))))
    return ids
  }
  const [first, ...others] = await loadAll().catch((error: unknown) => {
    reportError(error)
    return []
  })
  if (first === undefined) {
    const { viewer } = await queryClient.ensureQueryData(viewerQuery)
    throw redirect({ href: homeWithoutCrashCourses(viewer), replace: true })
  }
  if (others.length === 0)
    throw redirect({ href: pathTo('crashCourse', { certificateId: first }), replace: true })
}

export const screen = createLazyRoute(memberRouteId('crashCourses'))({
  component: CrashCoursesPage,
  pendingComponent: CrashCoursesSkeleton,
})
