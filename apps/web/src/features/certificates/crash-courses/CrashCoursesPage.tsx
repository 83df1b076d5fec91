import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { CertificateCard } from '../list/CertificateCard.tsx'
import { crashCourseQuery, crashCoursesQuery } from './crash-courses-query.ts'

/** The crash courses of a member who bought several. docs/product/certificates.md#crash-courses */
export function CrashCoursesPage() {
  const { data: ids } = useSuspenseQuery(crashCoursesQuery)
  const results = useSuspenseQueries({ queries: ids.map(crashCourseQuery) })
  return (
    <Page>
      <PageHeader title="Crash Courses" />
      <CardGrid label="Crash Courses">
        {results.map(({ data }) => data && <CertificateCard key={data.certificateId} certificate={data} />)}
      </CardGrid>
    </Page>
  )
}
