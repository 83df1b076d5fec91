import { useQuery } from '@tanstack/react-query'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { visitOrder } from '@section/domain/home/visit-order.ts'
import { CarouselSection } from '@section/ui/carousel/CarouselSection.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { MemberCard } from '../../directory/list/MemberCard.tsx'
import { homeMembersQuery } from '../data/home-members-query.ts'
import { SeeAll } from '../SeeAll.tsx'

/** Names the visit, which ends when the page is closed or loaded again. */
const VISIT = crypto.randomUUID()

/** Other members, in an order that stays for the visit; nothing where there is nobody. docs/product/home.md#meet-our-members */
export function MeetMembers() {
  const query = useQuery(homeMembersQuery)
  const { viewer } = useSignedIn()
  const others = query.data?.filter(({ userId }) => userId !== viewer.userId)
  const isEmpty = others ? others.length === 0 : query.errorUpdateCount === 0
  if (isEmpty) return null
  const members = visitOrder(others ?? [], VISIT, ({ userId }) => userId)
  return (
    <CarouselSection
      title="Meet Our Members"
      things="members"
      slides="portrait"
      action={<SeeAll of="members" to={pathTo('memberDirectory')} />}
      cards={members.map((member) => (
        <MemberCard key={member.userId} member={member} />
      ))}
    >
      {(row) => (
        <LoadedPart
          query={query}
          loading="Loading members"
          problem="The members didn’t load."
          skeleton={null}
        >
          {() => row}
        </LoadedPart>
      )}
    </CarouselSection>
  )
}
