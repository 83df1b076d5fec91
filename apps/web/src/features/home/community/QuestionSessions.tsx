import { useQuery } from '@tanstack/react-query'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { listedEvents } from '@section/domain/events/listed-events.ts'
import { CarouselSection } from '@section/ui/carousel/CarouselSection.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { EventCard } from '../../events/EventCard.tsx'
import { homeEventsQuery } from '../data/home-events-query.ts'
import { SeeAll } from '../SeeAll.tsx'

/** The next Q&A sessions that take place; nothing where there are none. docs/product/home.md#upcoming-qa-sessions */
export function QuestionSessions({ now }: { readonly now: number }) {
  const { viewer } = useSignedIn()
  const query = useQuery(homeEventsQuery(viewer.userId))
  const planned = query.data?.questionSessions.filter(({ status }) => status === 'ACTIVE')
  const next = listedEvents(planned ?? [], 'latest', now)
  const isEmpty = planned ? next.length === 0 : query.errorUpdateCount === 0
  if (isEmpty) return null
  return (
    <CarouselSection
      title="Upcoming Q&A Sessions"
      things="Q&A sessions"
      slides="card"
      action={<SeeAll of="events" to={pathTo('events')} />}
      cards={next.map((event) => (
        <EventCard key={event.memberEventId} event={event} attends={event.isComing} now={now} isSlide />
      ))}
    >
      {(row) => (
        <LoadedPart
          query={query}
          loading="Loading Q&A sessions"
          problem="The Q&A sessions didn’t load."
          skeleton={null}
        >
          {() => row}
        </LoadedPart>
      )}
    </CarouselSection>
  )
}
