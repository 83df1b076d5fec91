import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './profile.module.css'

/** A profile while it loads. */
export function ProfileSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the profile">
        <div className={css.back}>
          <Skeleton width={110} height={14} />
        </div>
        <div className={css.columns}>
          <Card className={css.card}>
            <Skeleton width={144} height={144} shape="circle" />
            <Skeleton width="70%" height={30} />
            <SkeletonText lines={2} />
            <SkeletonText lines={4} />
          </Card>
          <div className={css.texts}>
            {['about', 'tip'].map((text) => (
              <div key={text}>
                <Skeleton width="38%" height={30} />
                <div className={css.textSkeleton}>
                  <SkeletonText lines={4} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
