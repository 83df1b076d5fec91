import { useSuspenseQuery } from '@tanstack/react-query'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { useNow } from '../../../lib/now.ts'
import { type DashboardSession, dashboardQuery } from '../../catalog/dashboard-query.ts'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import type { CertificateDetail } from '../certificates-query.ts'
import { CertificateGroup } from './CertificateGroup.tsx'
import { type BackTarget, CertificateHero } from './CertificateHero.tsx'

interface CertificateBodyProps {
  certificate: CertificateDetail
  /** The sessions of the member's courses; a course without one shows its name only. */
  sessions: readonly DashboardSession[]
  /** The list above the page; absent where it would lead back here. */
  back?: BackTarget | undefined
}

/** The page of a certificate, open or of a crash course: where the member stands, and the groups of its courses. */
export function CertificateBody({ certificate, sessions, back }: CertificateBodyProps) {
  const { bookmarks } = useSuspenseQuery(dashboardQuery).data
  const now = useNow()
  const courses = new Map(groupByCourse(sessions, now).map((course) => [course.courseId, course]))
  return (
    <EnrollmentFlow>
      <Page>
        <CertificateHero certificate={certificate} back={back} />
        {certificate.groups.map((group) => (
          <CertificateGroup
            key={group.certificateGroupId}
            group={group}
            certificate={certificate}
            courses={courses}
            bookmarks={bookmarks}
            now={now}
          />
        ))}
      </Page>
    </EnrollmentFlow>
  )
}
