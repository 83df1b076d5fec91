import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import link from '../../../lib/links/back-link.module.css'
import css from './resource.module.css'

/** A resource while it loads. */
export function ResourceSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the resource">
        <div className={css.layout}>
          <div>
            <div className={link.back}>
              <Skeleton width={110} height={14} />
            </div>
            <div className={css.article}>
              <div className={css.header}>
                <Skeleton width={140} height={24} />
                <Skeleton width="86%" height={50} />
                <Skeleton width="92%" height={22} />
                <div className={css.files}>
                  <Skeleton width={164} height={44} shape="block" />
                </div>
              </div>
              <SkeletonText lines={8} />
            </div>
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
