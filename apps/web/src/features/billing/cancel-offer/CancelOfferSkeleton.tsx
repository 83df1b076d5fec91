import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './cancel-offer.module.css'

/** The shape of the offer while it loads. */
export function CancelOfferSkeleton() {
  return (
    <Page width="reading">
      <LoadingRegion label="Loading your membership">
        <div className={css.top}>
          <Skeleton width={120} height={24} />
          <Skeleton width="70%" height={48} />
          <Skeleton width="90%" height={24} />
        </div>
        <Skeleton height={320} shape="block" />
      </LoadingRegion>
    </Page>
  )
}
