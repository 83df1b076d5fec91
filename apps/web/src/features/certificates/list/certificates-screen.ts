import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { certificatesQuery } from '../certificates-query.ts'
import { CertificatesPage } from './CertificatesPage.tsx'
import { CertificatesSkeleton } from './CertificatesSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'certificates'>) =>
  queryClient.ensureQueryData(certificatesQuery)

export const screen = createLazyRoute(memberRouteId('certificates'))({
  component: CertificatesPage,
  pendingComponent: CertificatesSkeleton,
})
