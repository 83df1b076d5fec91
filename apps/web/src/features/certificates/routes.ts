import { CertificatesSkeleton } from './CertificatesSkeleton.tsx'
import { certificatesQuery } from './certificates-query.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'

export const certificateRoutes = [
  createRoute({
    ...memberScreen('certificates'),
    loader: ({ context }) => context.queryClient.ensureQueryData(certificatesQuery),
    component: lazyScreen(() => import('./CertificatesPage.tsx'), 'CertificatesPage'),
    pendingComponent: CertificatesSkeleton,
  }),
] as const
