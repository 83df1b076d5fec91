import { createLazyRoute, redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { CertificatePage } from './CertificatePage.tsx'
import { certificateQuery } from '../certificates-query.ts'
import { CertificateSkeleton } from './CertificateSkeleton.tsx'

/** Redirects to the page of a crash course, which shows also the courses that the catalog hides. */
export async function load({ context: { queryClient }, params: { certificateId } }: Loading<'certificate'>) {
  const [{ type }] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(certificateQuery(certificateId))),
    queryClient.ensureQueryData(dashboardQuery),
  ])
  if (type === 'CRASH_COURSE')
    throw redirect({ href: pathTo('crashCourse', { certificateId }), replace: true })
}

export const screen = createLazyRoute(memberRouteId('certificate'))({
  component: CertificatePage,
  pendingComponent: CertificateSkeleton,
})
