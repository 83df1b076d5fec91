import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import link from '../../lib/links/back-link.module.css'
import css from './insight.module.css'

/** An insight while it loads. */
export function InsightSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the insight">
        <div className={css.column}>
          <div className={link.back}>
            <Skeleton width={150} height={14} />
          </div>
          <div className={css.article}>
            <div className={css.header}>
              <Skeleton width="86%" height={50} />
              <Skeleton width="92%" height={22} />
              <Skeleton width={180} height={14} />
            </div>
            <Skeleton className={css.cover} height="auto" shape="block" />
            <SkeletonText lines={6} />
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
