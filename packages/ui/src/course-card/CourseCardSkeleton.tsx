import { Skeleton } from '../loading/Skeleton.tsx'
import css from './course-card.module.css'

/** A course card on its way, in the same shape. Wrap a grid of them in `LoadingRegion`. */
export function CourseCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.media}>
        <Skeleton className={css.cover} height="auto" shape="block" />
      </div>
      <div className={css.body}>
        <Skeleton width="38%" height={14} />
        <Skeleton width="86%" height={22} />
        <Skeleton width="64%" height={14} />
        <div className={css.facts}>
          <Skeleton width="46%" height={14} />
          <Skeleton width="54%" height={14} />
        </div>
      </div>
    </div>
  )
}
