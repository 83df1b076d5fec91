import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { CertificatePage } from './CertificatePage.tsx'
import { certificateQuery } from '../certificates-query.ts'
import { CertificateSkeleton } from './CertificateSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { certificateId } }: Loading<'certificate'>) =>
  Promise.all([
    orNotFound(queryClient.ensureQueryData(certificateQuery(certificateId))),
    queryClient.ensureQueryData(dashboardQuery),
  ])

export const screen = createLazyRoute(memberRouteId('certificate'))({
  component: CertificatePage,
  pendingComponent: CertificateSkeleton,
})
