import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import css from './video-screen.module.css'
import stage from './video-stage.module.css'

/** The video page while its course loads. */
export function VideoPageSkeleton() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={css.screen}>
      <LoadingRegion label="Loading the video">
        <div className={css.dark} data-surface="dark">
          <div className={css.inner}>
            <div className={css.navigation}>
              <Skeleton width={140} height={42} />
            </div>
            <div className={css.columns}>
              <div className={stage.stage} />
              <aside>
                <Skeleton height={226} shape="block" />
              </aside>
            </div>
          </div>
        </div>
        <div className={css.inner}>
          <div className={css.details}>
            <Skeleton width={320} height={40} />
            <SkeletonText lines={2} />
          </div>
        </div>
      </LoadingRegion>
    </main>
  )
}
