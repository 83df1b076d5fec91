import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { CertificateSkeleton } from '../page/CertificateSkeleton.tsx'
import { boughtSessionsQuery } from './bought-sessions-query.ts'
import { crashCourseQuery } from './crash-courses-query.ts'
import { CrashCoursePage } from './CrashCoursePage.tsx'

export const load = ({ context: { queryClient }, params: { certificateId } }: Loading<'crashCourse'>) =>
  Promise.all([
    queryClient.ensureQueryData(crashCourseQuery(certificateId)),
    queryClient.ensureQueryData(boughtSessionsQuery),
    // The cards of the courses show the bookmarks, which come with the dashboard.
    queryClient.ensureQueryData(dashboardQuery),
  ])

export const screen = createLazyRoute(memberRouteId('crashCourse'))({
  component: CrashCoursePage,
  pendingComponent: CertificateSkeleton,
})
