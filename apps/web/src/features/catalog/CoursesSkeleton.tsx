import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCardSkeleton } from '@section/ui/course-card/CourseCardSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'

const CARDS = 6

/** The courses dashboard while its courses load. */
export function CoursesSkeleton() {
  return (
    <Page>
      <PageHeader title="Courses Dashboard" lead={<Skeleton width={220} height={20} />} />
      <LoadingRegion label="Loading courses">
        <CardGrid>
          {Array.from({ length: CARDS }, (_, card) => (
            <CourseCardSkeleton key={card} />
          ))}
        </CardGrid>
      </LoadingRegion>
    </Page>
  )
}
