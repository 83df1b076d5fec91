import { useQuery } from '@tanstack/react-query'
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { isAttending, isToCome, toggledRsvp } from '@section/domain/events/rsvp/rsvp.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { isOutage } from '../../../lib/graphql/failures.ts'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import type { EventDetail, OwnRsvp } from '../detail/event-query.ts'
import { eventLinkQuery } from './event-link-query.ts'
import css from './rsvp.module.css'
import { useSaveRsvp } from './save-rsvp.ts'

const RsvpDialogs = lazyDialog(() => import('./RsvpDialogs.tsx'), 'RsvpDialogs')

interface RsvpButtonsProps {
  readonly event: EventDetail
  readonly rsvp: OwnRsvp
  /** Epoch ms. */
  readonly now: number
}

/** Says whether the member comes, and changes it; nothing for an event that takes no answers. docs/product/events.md#rsvp */
export function RsvpButtons({ event, rsvp, now }: RsvpButtonsProps) {
  const save = useSaveRsvp(event.memberEventId)
  /** The answer that a dialog asks to confirm. */
  const [asked, setAsked] = useState<'ACTIVE' | 'DELETED' | null>(null)
  const attends = isAttending(rsvp)
  if (!isToCome(event, now)) return null
  const close = () => setAsked(null)
  const submit = (status: 'ACTIVE' | 'DELETED') =>
    save.mutate(status, {
      onSuccess: close,
      // After an outage the dialog stays open for a retry.
      onError: (error) => !isOutage(error) && close(),
    })
  return (
    <div className={css.buttons}>
      {attends && (
        <div>
          <StatusPill tone="success" icon={<Icon of={IconCheck} size={12} />}>
            You’re going
          </StatusPill>
        </div>
      )}
      {/* One button for both, so that it keeps the focus when its text changes. */}
      <div className={css.answer} data-next={!attends || undefined}>
        <Button fullWidth variant={attends ? 'leave' : 'primary'} onClick={() => setAsked(toggledRsvp(rsvp))}>
          {attends ? 'Cancel RSVP' : 'RSVP to Event'}
        </Button>
      </div>
      {attends && <AddEventToCalendar memberEventId={event.memberEventId} />}
      <RsvpDialogs
        opened={asked !== null}
        asked={asked}
        event={event}
        now={now}
        busy={save.isPending}
        onConfirm={submit}
        onCancel={close}
        onMissing={close}
      />
    </div>
  )
}

/** Downloads the calendar file of the event; nothing when its address is not found. */
function AddEventToCalendar({ memberEventId }: { readonly memberEventId: string }) {
  const { data: link, isError } = useQuery(eventLinkQuery(memberEventId))
  const button = { fullWidth: true, icon: <Icon of={IconCalendarPlus} /> }
  if (link)
    return (
      <SafeAnchorButton {...button} address={link}>
        Add to calendar
      </SafeAnchorButton>
    )
  if (isError || link === null) return null
  return (
    <Button {...button} busy>
      Add to calendar
    </Button>
  )
}
