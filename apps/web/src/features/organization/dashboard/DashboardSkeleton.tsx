import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './dashboard.module.css'
import overview from '../overview/overview.module.css'
import tiles from '../metric-tile/metric-tile.module.css'

/** The dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <Page>
      <div className={css.top}>
        <PageHeader title="Insights Hub" />
        <Skeleton width={380} height={44} shape="block" />
      </div>
      <LoadingRegion label="Loading your dashboard">
        <DashboardContentSkeleton />
      </LoadingRegion>
    </Page>
  )
}

/** What stands below the period while it loads. */
export function DashboardContentSkeleton() {
  return (
    <>
      <div className={css.figures} aria-hidden="true">
        <div className={overview.card}>
          <div className={overview.head}>
            <Skeleton width={64} height={64} shape="block" />
            <div className={overview.company}>
              <Skeleton width={180} height={30} />
              <Skeleton width={240} height={14} className={overview.contract} />
            </div>
            <div className={overview.seats}>
              <Skeleton width={160} height={14} />
              <Skeleton height={10} />
            </div>
          </div>
        </div>
        <div className={css.numbers}>
          <div className={tiles.tiles}>
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className={tiles.tile}>
                <Skeleton width="70%" height={16} />
                <Skeleton width={90} height={44} className={tiles.value} />
                <Skeleton width="80%" height={14} className={tiles.detail} />
              </div>
            ))}
          </div>
          <TrendsSkeleton />
        </div>
        <Skeleton width={420} height={14} />
      </div>
      <div className={css.panel}>
        <Skeleton width={320} height={28} />
      </div>
    </>
  )
}

/** The trends while their file loads. */
export function TrendsSkeleton() {
  return (
    <Card className={css.trends}>
      <Skeleton width={110} height={28} />
    </Card>
  )
}
