import { LinkCard } from '@section/ui/link-card/LinkCard.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import card from '../event-card.module.css'
import css from './events.module.css'
import { EventsHeader } from './EventsHeader.tsx'

/** The list of events while it loads. */
export function EventsSkeleton() {
  return (
    <Page>
      <EventsHeader />
      <LoadingRegion label="Loading events">
        <div className={css.bar}>
          <Skeleton className={css.sort} height={44} shape="block" />
          <Skeleton width={120} height={42} shape="block" />
          <p className={css.note}>
            <Skeleton width={280} height={14} />
          </p>
        </div>
        <div className={css.grid} aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <LinkCard as="div" key={index} className={card.card}>
              <div className={card.body}>
                <Skeleton width="40%" height={12} />
                <Skeleton width="92%" height={22} />
                <Skeleton width="70%" height={22} />
                <Skeleton width="80%" height={14} />
                <Skeleton width="64%" height={14} />
              </div>
              <div className={card.media}>
                <Skeleton className={card.picture} height="auto" shape="block" />
              </div>
            </LinkCard>
          ))}
        </div>
      </LoadingRegion>
    </Page>
  )
}
