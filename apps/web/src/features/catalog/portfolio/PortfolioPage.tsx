import { useSuspenseQuery } from '@tanstack/react-query'
import { dashboardSections } from '@section/domain/catalog/dashboard-sections.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../../lib/config.ts'
import { useNow } from '../../../lib/now.ts'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import { CourseCards } from '../cards/CourseCards.tsx'
import { dashboardQuery } from '../dashboard-query.ts'
import { PortfolioNotLoaded } from '../CoursesNotLoaded.tsx'

/** The sprints of the member's catalog, the member's own first (docs/product/catalog.md#course-portfolio). */
export function PortfolioPage() {
  const { data } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const sprints = data.sessions.filter(({ sessionKind }) => sessionKind === 'SPRINT')
  const { active, available, past } = dashboardSections(sprints, now)
  // A past course that can be taken again is in two sections, and is listed once.
  const courses = new Map([...active, ...available, ...past].map((course) => [course.courseId, course]))
  if (courses.size === 0) return <PortfolioNotLoaded />
  return (
    <EnrollmentFlow>
      <Page>
        <PageHeader title="Course Portfolio" lead={`Your catalog of ${config.brandName} courses`} />
        <CourseCards
          title="Your Courses"
          courses={[...courses.values()]}
          bookmarks={data.bookmarks}
          now={now}
          eager
        />
      </Page>
    </EnrollmentFlow>
  )
}
