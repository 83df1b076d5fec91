import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { InsightsHeader } from './InsightsHeader.tsx'
import css from './insights.module.css'

/** The list of insights while it loads. */
export function InsightsSkeleton() {
  return (
    <Page>
      <InsightsHeader />
      <LoadingRegion label="Loading insights">
        <div className={css.bar}>
          <Skeleton className={css.searchSkeleton} height={46} shape="block" />
        </div>
        <CourseCardsSkeleton count={6} />
      </LoadingRegion>
    </Page>
  )
}
