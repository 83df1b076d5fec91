import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** The list of Mini-MBAs while it loads. */
export function MiniMbasSkeleton() {
  return (
    <Page>
      <PageHeader title="Mini-MBAs" />
      <LoadingRegion label="Loading Mini-MBAs">
        <CourseCardsSkeleton count={2} />
      </LoadingRegion>
    </Page>
  )
}
