import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emptyState } from '@section/art/empty-state.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  EVENT_SORTS,
  type EventSort,
  eventSortIn,
  listedEvents,
} from '@section/domain/events/listed-events.ts'
import { isAttending } from '@section/domain/events/rsvp/rsvp.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { useServerNow } from '../../../lib/now.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { EventCard } from '../EventCard.tsx'
import css from './events.module.css'
import { EventsBar } from './EventsBar.tsx'
import { EventsHeader } from './EventsHeader.tsx'
import { type EventOnCard, eventsQuery } from './events-query.ts'

/** As many cards as fill whole rows of four, three and two. */
const SHOWN_AT_ONCE = 24

/** The number of pictures in sight when the page opens on a wide screen. */
const EAGER = 4

/** The events of the school: those to come, or those that are over. docs/product/events.md#list */
export function EventsPage() {
  const { data } = useSuspenseQuery(eventsQuery(useSignedIn().viewer.userId))
  const sort = eventSortIn({ ...useSearch({ from: memberRouteId('events') }) })
  const navigate = useNavigate()
  const now = useServerNow()
  const events = listedEvents(data.listMemberEvents, sort, now)
  const attended = new Set(data.listMemberEventsRsvp.filter(isAttending).map((rsvp) => rsvp.memberEventId))
  const changeSort = (next: EventSort) =>
    void navigate({
      to: pathTo('events'),
      search: next === 'latest' ? {} : { sort: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <Page>
      <EventsHeader />
      <EventsBar sort={sort} onSort={changeSort} />
      {events.length === 0 ? (
        <NoEvents sort={sort} onSort={changeSort} />
      ) : (
        <EventList key={sort} sort={sort} events={events} attended={attended} now={now} />
      )}
    </Page>
  )
}

interface EventListProps {
  readonly sort: EventSort
  readonly events: readonly EventOnCard[]
  /** The ids of the events to which the member comes. */
  readonly attended: ReadonlySet<string>
  readonly now: number
}

function EventList({ sort, events, attended, now }: EventListProps) {
  const [count, setCount] = useState(SHOWN_AT_ONCE)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setCount(count + SHOWN_AT_ONCE))
    // The keyboard and a screen reader go on at the first card that was added.
    list.current?.children[count]?.querySelector('a')?.focus()
  }
  return (
    <section aria-labelledby="events">
      <h2 id="events">
        <VisuallyHidden>{EVENT_SORTS.find(({ value }) => value === sort)?.label}</VisuallyHidden>
      </h2>
      <ul ref={list} className={css.grid}>
        {events.slice(0, count).map((event, index) => (
          <li key={event.memberEventId} className={css.cell}>
            <EventCard
              event={event}
              attends={attended.has(event.memberEventId)}
              now={now}
              eager={index < EAGER}
            />
          </li>
        ))}
      </ul>
      {count < events.length && (
        <div className={css.more}>
          <Button onClick={showMore}>Show more</Button>
        </div>
      )}
    </section>
  )
}

interface NoEventsProps {
  readonly sort: EventSort
  readonly onSort: (sort: EventSort) => void
}

function NoEvents({ sort, onSort }: NoEventsProps) {
  const drawing = <Drawing svg={emptyState('no-courses')} alt="" />
  if (sort === 'past')
    return (
      <ScreenState
        drawing={drawing}
        sentence="No event is over yet. Those that are stay here, with their recordings."
        action={<Button onClick={() => onSort('latest')}>See the latest events</Button>}
      />
    )
  return (
    <ScreenState
      drawing={drawing}
      sentence="No event is planned right now. New ones appear here."
      action={<Button onClick={() => onSort('past')}>See past events</Button>}
    />
  )
}
