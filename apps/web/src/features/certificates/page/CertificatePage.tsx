import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { certificateQuery } from '../certificates-query.ts'
import { CertificateBody } from './CertificateBody.tsx'

/** An open certificate with its registration and its courses. docs/product/certificates.md#page */
export function CertificatePage() {
  const { certificateId } = useParams({ from: memberRouteId('certificate') })
  const { data: certificate } = useSuspenseQuery(certificateQuery(certificateId))
  const { sessions } = useSuspenseQuery(dashboardQuery).data
  usePageTitle(certificate?.title)
  if (!certificate) return <NotFoundScreen />
  return (
    <CertificateBody
      certificate={certificate}
      sessions={sessions}
      back={{ to: pathTo('certificates'), label: 'Back to all certificates' }}
    />
  )
}
