import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { recordingText } from '@section/domain/events/recording-text.ts'
import { eventDay, eventLiveTime } from '@section/domain/events/times/event-dates.ts'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import { localZone } from '../../lib/now.ts'
import css from './event-card.module.css'
import type { EventOnCard } from './list/events-query.ts'

interface EventCardProps {
  readonly event: EventOnCard
  /** True if the member has said that they come. */
  readonly attends: boolean
  /** Epoch ms. */
  readonly now: number
  /** True for the first cards of a page, whose pictures are not loaded lazily. */
  readonly eager?: boolean
  /** True for a slide, which has its picture above the text on small screens, too. */
  readonly isSlide?: boolean
}

/** An event as a card that links to it; a low row on small screens. docs/product/events.md#list */
export function EventCard({ event, attends, now, eager = false, isSlide = false }: EventCardProps) {
  const { memberEventId, title, heroImageUrl, eventCategory } = event
  const zone = localZone()
  const { time, until } = eventLiveTime(event, now, zone)
  const recording = recordingText(event, now)
  return (
    <LinkCard className={css.card} data-slide={isSlide || undefined}>
      <div className={css.body}>
        <div className={css.top}>
          <p className={css.category}>{eventCategory.label}</p>
          <Mark event={event} attends={attends} now={now} />
        </div>
        <LinkCardTitle className={css.title}>
          <Link to={pathTo('event', { memberEventId })}>{title}</Link>
        </LinkCardTitle>
        <div className={css.facts}>
          <p className={css.day}>{eventDay(event, zone)}</p>
          <p className={css.time}>
            <DottedLine parts={[time, until]} />
          </p>
          {recording && (
            <p className={css.recording}>
              <Icon of={IconPlayerPlayFilled} size={12} />
              {recording}
            </p>
          )}
        </div>
      </div>
      <div className={css.media}>
        <Picture
          className={css.picture}
          src={heroImageUrl}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
        />
      </div>
    </LinkCard>
  )
}

/** Says where the member stands; nothing for an event to which they have not answered. */
function Mark({
  event: { status, eventEnd },
  attends,
  now,
}: Pick<EventCardProps, 'event' | 'attends' | 'now'>) {
  if (status === 'CANCELED') return <StatusPill tone="danger">Called off</StatusPill>
  if (!attends) return null
  // Whether a member was at an event that is over is not known.
  if (eventEnd <= now) return <StatusPill>You signed up</StatusPill>
  return (
    <StatusPill tone="success" icon={<Icon of={IconCheck} size={12} />}>
      You’re going
    </StatusPill>
  )
}
