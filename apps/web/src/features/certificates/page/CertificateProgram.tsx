import { useSuspenseQuery } from '@tanstack/react-query'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { useNow } from '../../../lib/now.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import type { CertificateDetail } from '../certificates-query.ts'
import { CertificateGroup } from './CertificateGroup.tsx'
import { type BackTarget, CertificateHero } from './CertificateHero.tsx'

interface CertificateProgramProps {
  certificate: CertificateDetail
  /** The list above the page; absent where it would lead back here. */
  back?: BackTarget | undefined
}

/** The page of a certificate, open or of a crash course: where the member stands, and the groups of its courses. */
export function CertificateProgram({ certificate, back }: CertificateProgramProps) {
  const { data: dashboard } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const sessions = new Map(groupByCourse(dashboard.sessions, now).map((course) => [course.courseId, course]))
  return (
    <EnrollmentFlow>
      <Page>
        <CertificateHero certificate={certificate} back={back} />
        {certificate.groups.map((group) => (
          <CertificateGroup
            key={group.certificateGroupId}
            group={group}
            certificate={certificate}
            sessions={sessions}
            bookmarks={dashboard.bookmarks}
            now={now}
          />
        ))}
      </Page>
    </EnrollmentFlow>
  )
}
