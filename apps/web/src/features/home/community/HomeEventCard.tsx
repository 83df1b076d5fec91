import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { eventDay, eventLiveTime } from '@section/domain/events/event-dates.ts'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { localZone } from '../../../lib/now.ts'
import type { HomeEvent } from '../data/home-events-query.ts'
import css from './home-event-card.module.css'

interface HomeEventCardProps {
  readonly event: HomeEvent
  readonly now: number
}

/** An event to come: the whole card is the link to its page. */
export function HomeEventCard({ event, now }: HomeEventCardProps) {
  const zone = localZone()
  const { time, until } = eventLiveTime(event, now, zone)
  return (
    <article className={css.card}>
      <div className={css.body}>
        <p className={css.category}>{event.eventCategory.label}</p>
        <h3 className={css.title}>
          <Link to={pathTo('event', { memberEventId: event.memberEventId })}>{event.title}</Link>
        </h3>
        <div className={css.when}>
          <p className={css.day}>{eventDay(event, zone)}</p>
          <p className={css.time}>
            <DottedLine parts={[time, until]} />
          </p>
        </div>
      </div>
      <div className={css.media}>
        <Picture src={event.heroImageUrl} alt="" width={640} height={360} loading="lazy" />
        {event.isComing && (
          <span className={css.badge}>
            <StatusPill tone="success">You’re in</StatusPill>
          </span>
        )}
      </div>
    </article>
  )
}
