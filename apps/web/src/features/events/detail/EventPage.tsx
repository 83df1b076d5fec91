import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { eventDay, eventLiveTime } from '@section/domain/events/times/event-dates.ts'
import { isToCome } from '@section/domain/events/rsvp/rsvp.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { localZone } from '../../../lib/now.ts'
import { ArticleText } from '../../../lib/rich-text/ArticleText.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { InviteFriend } from '../invite/InviteFriend.tsx'
import { RsvpButtons } from '../rsvp/RsvpButtons.tsx'
import link from '../../../lib/links/back-link.module.css'
import css from './event.module.css'
import { type EventForMember, eventQuery } from './event-query.ts'
import { EventGuestList } from './EventGuestList.tsx'
import { EventInsights } from './EventInsights.tsx'
import { EventPicture } from './EventPicture.tsx'
import { TimingBanner } from './TimingBanner.tsx'
import { useEventNow } from './use-event-now.ts'
import { useFreshRoom } from './use-fresh-room.ts'
import { watchingOf } from './watch-event.ts'

/** One event: what it is, when, whether the member comes, and who else does. docs/product/events.md#page */
export function EventPage() {
  const { memberEventId } = useParams({ from: memberRouteId('event') })
  const { data } = useSuspenseQuery(eventQuery(memberEventId, useSignedIn().viewer.userId))
  usePageTitle(data?.event.title)
  return data ? <OpenEvent key={memberEventId} {...data} /> : <NotFoundScreen />
}

function OpenEvent({ event, rsvp, guests }: EventForMember) {
  const { memberEventId, title, subtitle, details, eventCategory, eventType } = event
  const zone = localZone()
  const now = useEventNow(event)
  const watching = watchingOf(event, rsvp, now)
  useFreshRoom(memberEventId, watching)
  const invites = useFlag('inviteAFriend') && isToCome(event, now)
  return (
    <Page>
      <BackLink to={pathTo('events')} className={link.back}>
        <Icon of={IconArrowLeft} size={16} />
        Back to all events
      </BackLink>
      <article className={css.event}>
        <header className={css.header}>
          <p className={css.category}>{eventCategory.label}</p>
          <h1 className={css.title}>{title}</h1>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          <p className={css.date}>
            <time dateTime={new Date(event.eventStart).toISOString()}>
              <DottedLine parts={[eventDay(event, zone), eventLiveTime(event, now, zone).time]} />
            </time>
          </p>
        </header>
        <div className={css.side}>
          <Card>
            {/* The focus goes here when the button that had it is gone, because the event has ended meanwhile. */}
            <div className={css.actions} tabIndex={-1}>
              <RsvpButtons event={event} rsvp={rsvp} now={now} />
              <TimingBanner event={event} rsvp={rsvp} now={now} watching={watching} />
              {invites && <InviteFriend memberEventId={memberEventId} />}
            </div>
          </Card>
        </div>
        <div>
          <EventPicture event={event} now={now} />
        </div>
        <div className={css.details}>
          <p className={css.type}>{eventType.label}</p>
          <ArticleText>{details}</ArticleText>
        </div>
      </article>
      <EventGuestList event={event} rsvp={rsvp} guests={guests} now={now} />
      <EventInsights insightIds={event.insightIds} />
    </Page>
  )
}
