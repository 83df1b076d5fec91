import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'

export const certificateRoutes = [
  createRoute({
    ...memberScreen('certificates'),
    // Not awaited: the screen has a skeleton of its own.
    loader: ({ context }) => {
      void import('./certificates-query.ts').then(({ certificatesQuery }) =>
        context.queryClient.prefetchQuery(certificatesQuery),
      )
    },
    component: lazyScreen(() => import('./CertificatesPage.tsx'), 'CertificatesPage'),
  }),
] as const
