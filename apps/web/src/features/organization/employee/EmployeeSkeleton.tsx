import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { FigureSkeleton } from '../figure-table/FigureSkeleton.tsx'
import metric from '../metric-tile/metric-tile.module.css'
import css from './employee.module.css'
import tiles from './employee-tiles.module.css'

const TILES = ['videos', 'courses', 'badges']

/** The page of an employee while it loads. */
export function EmployeeSkeleton() {
  return (
    <Page>
      <Skeleton width={104} height={34} shape="block" />
      <div className={css.top}>
        <h1 className={css.title}>Student Details</h1>
        <Skeleton width={380} height={44} shape="block" />
      </div>
      <LoadingRegion label="Loading the student">
        <EmployeePartsSkeleton />
      </LoadingRegion>
    </Page>
  )
}

/** What stands below the title, while it loads. */
export function EmployeePartsSkeleton() {
  return (
    <>
      <div className={css.head}>
        <Skeleton width={96} height={96} shape="circle" />
        <div className={css.who}>
          <Skeleton width={220} height={30} />
          <Skeleton width={180} height={14} />
          <Skeleton width={140} height={14} />
        </div>
      </div>
      <div className={tiles.figures}>
        <div className={tiles.tiles}>
          {TILES.map((tile) => (
            <div key={tile} className={metric.tile}>
              <Skeleton width="70%" height={16} />
              <Skeleton width={90} height={44} className={metric.value} />
              <Skeleton width="60%" height={14} className={metric.detail} />
            </div>
          ))}
        </div>
        <div className={tiles.note}>
          <Skeleton width="min(420px, 100%)" height={14} />
        </div>
      </div>
      <FigureSkeleton columns={4} rows={6} />
    </>
  )
}
