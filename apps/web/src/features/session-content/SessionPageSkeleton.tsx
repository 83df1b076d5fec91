import { Page } from '@section/ui/page/Page.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import css from './session-page.module.css'

/** The page of a session while it loads. */
export function SessionPageSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the session">
        <Skeleton width="min(560px, 90%)" height={52} />
        <Skeleton width={220} height={22} />
        <Skeleton height={208} shape="block" />
        <div className={css.columns}>
          <div className={css.main}>
            <Skeleton height={180} shape="block" />
            {Array.from({ length: 4 }, (_, row) => (
              <Skeleton key={row} height={72} shape="block" />
            ))}
          </div>
          <div className={css.side}>
            <Skeleton height={200} shape="block" />
            <SkeletonText lines={4} />
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
