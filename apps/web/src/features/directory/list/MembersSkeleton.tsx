import { LinkCard } from '@section/ui/link-card/LinkCard.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { membersOnPage } from '@section/domain/directory/directory-address.ts'
import card from './member-card.module.css'
import { MembersHeader } from './MembersHeader.tsx'
import css from './members.module.css'

/** The directory while it loads. */
export function MembersSkeleton() {
  return (
    <Page>
      <MembersHeader />
      <LoadingRegion label="Loading members">
        <div className={css.bar}>
          <Skeleton className={css.searchSkeleton} height={46} shape="block" />
        </div>
        <MemberCardsSkeleton count={membersOnPage(window.innerWidth)} />
      </LoadingRegion>
    </Page>
  )
}

/** The cards of members while they load. */
export function MemberCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <LinkCard as="div" key={index} className={card.card}>
          <Skeleton width={96} height={96} shape="circle" />
          <div className={css.nameSkeleton}>
            <Skeleton width="70%" height={16} />
            <Skeleton width="88%" height={12} />
            <Skeleton width="50%" height={12} />
          </div>
        </LinkCard>
      ))}
    </div>
  )
}
