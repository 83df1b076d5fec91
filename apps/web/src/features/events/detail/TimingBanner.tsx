import { recordingText } from '@section/domain/events/recording-text.ts'
import { eventTimingText } from '@section/domain/events/times/event-timing.ts'
import { isAttending } from '@section/domain/events/rsvp/rsvp.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import type { EventDetail, OwnRsvp } from './event-query.ts'
import css from './event.module.css'
import type { Watching } from './watch-event.ts'

interface TimingBannerProps {
  readonly event: EventDetail
  readonly rsvp: OwnRsvp
  /** Epoch ms. */
  readonly now: number
  readonly watching: Watching | null
}

/** Says how long it is until an event, and leads to its room or its recording. docs/product/events.md#timing */
export function TimingBanner({ event, rsvp, now, watching }: TimingBannerProps) {
  return (
    <Banner
      label="Time of the event"
      action={
        watching?.address && <WatchButton event={event} kind={watching.kind} address={watching.address} />
      }
    >
      {eventTimingText(event, isAttending(rsvp), now)}
      {watching?.kind === 'recording' && !recordingText(event, now) && (
        <span className={css.more}>There is no recording.</span>
      )}
      {watching?.kind === 'live' && watching.address === null && (
        <span className={css.more} role="status">
          Your link isn’t here yet. It appears on this page as soon as it has come.
        </span>
      )}
    </Banner>
  )
}

interface WatchButtonProps {
  readonly event: EventDetail
  readonly kind: Watching['kind']
  readonly address: string
}

function WatchButton({ event: { memberEventId, title }, kind, address }: WatchButtonProps) {
  if (kind === 'recording')
    return (
      <SafeAnchorButton address={address} newTab>
        Watch the Recording
      </SafeAnchorButton>
    )
  return (
    <SafeAnchorButton
      variant="primary"
      address={address}
      newTab
      onClick={() => track('Live Event Started', { member_event_id: memberEventId, title })}
    >
      Watch Live Event
    </SafeAnchorButton>
  )
}
