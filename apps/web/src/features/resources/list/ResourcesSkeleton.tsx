import { ALL_RESOURCES } from '@section/domain/resources/resource-address.ts'
import { LinkCard } from '@section/ui/link-card/LinkCard.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import card from '../resource-card.module.css'
import { ResourceFacets } from './ResourceFacets.tsx'
import { ResourcesHeader } from './ResourcesHeader.tsx'
import css from './resources.module.css'

const CARDS = 9

/** The list of resources while it loads. */
export function ResourcesSkeleton() {
  return (
    <Page>
      <ResourcesHeader />
      <LoadingRegion label="Loading resources">
        <div className={css.bar}>
          <Skeleton className={css.searchSkeleton} height={46} shape="block" />
        </div>
        <div className={css.columns}>
          <div className={css.aside} inert>
            <ResourceFacets address={ALL_RESOURCES} facets={null} onToggle={() => {}} />
          </div>
          <div>
            <div className={css.summary}>
              <p className={css.count}>
                <Skeleton width={96} height={14} />
              </p>
            </div>
            <ResourceCardsSkeleton />
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}

/** The cards of resources while they load. */
export function ResourceCardsSkeleton() {
  return (
    <div className={css.grid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <LinkCard as="div" key={index} className={card.card}>
          <Skeleton className={card.cover} height="auto" shape="block" />
          <Skeleton width={140} height={24} />
          <div className={card.skeleton}>
            <Skeleton width="88%" height={24} />
            <Skeleton width="96%" height={14} />
            <Skeleton width="70%" height={14} />
            <Skeleton width={132} height={24} />
          </div>
        </LinkCard>
      ))}
    </div>
  )
}
