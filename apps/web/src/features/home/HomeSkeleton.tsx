import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** Home while the member's courses load. */
export function HomeSkeleton() {
  return (
    <Page>
      <PageHeader title="Welcome back" lead={<Skeleton width={280} height={20} />} />
      <LoadingRegion label="Loading your courses">
        <CourseCardsSkeleton count={3} />
      </LoadingRegion>
    </Page>
  )
}
