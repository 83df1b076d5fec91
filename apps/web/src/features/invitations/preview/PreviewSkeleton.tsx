import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import css from './invite-screen.module.css'
import content from './invite-content.module.css'
import stage from './stage.module.css'

/** Both previews while their invitation loads. */
export function PreviewSkeleton() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.screen} data-full-bleed>
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
    </main>
  )
}
