import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './hero/course-hero.module.css'
import sections from './course-landing.module.css'

/** The placeholder for a course's landing page while it loads. */
export function CourseLandingSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the course">
        <div className={css.hero}>
          <div>
            <div className={css.pills}>
              <Skeleton width={88} height={24} />
              <Skeleton width={72} height={24} />
            </div>
            <Skeleton width="86%" height={48} />
            <SkeletonText lines={2} />
            <div className={css.footer}>
              <Skeleton width={190} height={48} shape="block" />
            </div>
          </div>
          <div className={css.media}>
            <Skeleton className={css.cover} height="auto" shape="block" />
          </div>
        </div>
        <div className={sections.sections}>
          <Skeleton height={280} shape="block" />
        </div>
      </LoadingRegion>
    </Page>
  )
}
