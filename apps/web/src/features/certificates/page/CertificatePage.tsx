import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useNow } from '../../../lib/now.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import { CertificateGroup } from './CertificateGroup.tsx'
import { CertificateHero } from './CertificateHero.tsx'
import { certificateQuery } from '../certificates-query.ts'

/** One certificate: its registration and its courses. docs/product/certificates.md#page */
export function CertificatePage() {
  const { certificateId } = useParams({ from: memberRouteId('certificate') })
  const { data: certificate } = useSuspenseQuery(certificateQuery(certificateId))
  const { data: dashboard } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  usePageTitle(certificate?.title)
  if (!certificate) return <NotFoundScreen />
  const sessions = new Map(groupByCourse(dashboard.sessions, now).map((course) => [course.courseId, course]))
  return (
    <EnrollmentFlow>
      <Page>
        <CertificateHero certificate={certificate} />
        {certificate.groups.map((group) => (
          <CertificateGroup
            key={group.certificateGroupId}
            group={group}
            sessions={sessions}
            bookmarks={dashboard.bookmarks}
            now={now}
          />
        ))}
      </Page>
    </EnrollmentFlow>
  )
}
