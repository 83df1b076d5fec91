import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** The courses dashboard while its courses load. */
export function CoursesSkeleton() {
  return (
    <Page>
      <PageHeader title="Courses Dashboard" lead={<Skeleton width={220} height={20} />} />
      <LoadingRegion label="Loading courses">
        <CourseCardsSkeleton count={6} />
      </LoadingRegion>
    </Page>
  )
}
