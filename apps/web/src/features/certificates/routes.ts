import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../catalog/dashboard-query.ts'
import { CertificateSkeleton } from './CertificateSkeleton.tsx'
import { certificateQuery, certificatesQuery } from './certificates-query.ts'
import { CertificatesSkeleton } from './CertificatesSkeleton.tsx'

export const certificateRoutes = [
  createRoute({
    ...memberScreen('certificates'),
    loader: ({ context }) => context.queryClient.ensureQueryData(certificatesQuery),
    component: lazyScreen(() => import('./CertificatesPage.tsx'), 'CertificatesPage'),
    pendingComponent: CertificatesSkeleton,
  }),
  createRoute({
    ...memberScreen('certificate'),
    loader: ({ context: { queryClient }, params: { certificateId } }) =>
      Promise.all([
        orNotFound(queryClient.ensureQueryData(certificateQuery(certificateId))),
        queryClient.ensureQueryData(dashboardQuery),
      ]),
    component: lazyScreen(() => import('./CertificatePage.tsx'), 'CertificatePage'),
    pendingComponent: CertificateSkeleton,
  }),
] as const
