import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { VisitorPage } from '../../../lib/visitor-page/VisitorPage.tsx'
import content from './invite-content.module.css'
import stage from './stage.module.css'

/** Both previews while their invitation loads. */
export function PreviewSkeleton() {
  return (
    <VisitorPage>
      <section className={content.hero}>
        <LoadingRegion label="Loading your invitation">
          <div className={content.heroText}>
            <Skeleton height={56} />
            <Skeleton height={56} width="70%" />
            <SkeletonText lines={3} />
            <Skeleton height={48} width={160} shape="block" />
          </div>
        </LoadingRegion>
        <Skeleton className={stage.stage} height="auto" shape="block" />
      </section>
    </VisitorPage>
  )
}
