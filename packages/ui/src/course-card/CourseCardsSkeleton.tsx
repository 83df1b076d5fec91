import { LinkCard } from '../link-card/LinkCard.tsx'
import { Skeleton } from '../loading/Skeleton.tsx'
import { CardGrid } from './CardGrid.tsx'
import css from './course-card.module.css'
import text from './course-text.module.css'

/** A grid of course cards while they load. It needs a `LoadingRegion` around it. */
export function CourseCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </CardGrid>
  )
}

function CourseCardSkeleton() {
  return (
    <LinkCard as="div" className={css.card} data-layout="stacked" aria-hidden="true">
      <div className={css.media}>
        <Skeleton className={css.cover} height="auto" shape="block" />
      </div>
      <div className={text.body}>
        <Skeleton width="38%" height={14} />
        <Skeleton width="86%" height={22} />
        <Skeleton width="64%" height={14} />
        <div className={text.facts}>
          <Skeleton width="46%" height={14} />
          <Skeleton width="54%" height={14} />
        </div>
      </div>
    </LinkCard>
  )
}
