import { Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import link from '../../../lib/links/back-link.module.css'
import css from './event.module.css'

/** An event while it loads: a spinner in the place of its picture, within the shape of the page. */
export function EventSkeleton() {
  return (
    <Page>
      <div className={link.back}>
        <Skeleton width={140} height={14} />
      </div>
      <div className={css.event}>
        <div className={css.header}>
          <Skeleton width={90} height={14} />
          <Skeleton width="72%" height={50} />
          <Skeleton width="84%" height={22} />
          <Skeleton width={300} height={16} />
        </div>
        <div className={css.side}>
          <Card>
            <div className={css.actions}>
              <Skeleton height={44} shape="block" />
              <Skeleton height={84} shape="block" />
            </div>
          </Card>
        </div>
        <div>
          <div className={css.waiting}>
            <Spinner label="Loading the event" size={44} />
          </div>
        </div>
        <div className={css.details}>
          <SkeletonText lines={6} />
        </div>
      </div>
    </Page>
  )
}
