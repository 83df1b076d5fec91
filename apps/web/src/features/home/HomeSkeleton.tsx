import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCardSkeleton } from '@section/ui/course-card/CourseCardSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'

const CARDS = 3

/** Home while the member's courses load. */
export function HomeSkeleton() {
  return (
    <Page>
      <PageHeader title="Welcome back" lead={<Skeleton width={280} height={20} />} />
      <LoadingRegion label="Loading your courses">
        <CardGrid>
          {Array.from({ length: CARDS }, (_, card) => (
            <CourseCardSkeleton key={card} />
          ))}
        </CardGrid>
      </LoadingRegion>
    </Page>
  )
}
