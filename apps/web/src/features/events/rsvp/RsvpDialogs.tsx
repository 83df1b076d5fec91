import { eventDay, eventLiveTime } from '@section/domain/events/times/event-dates.ts'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { localZone } from '../../../lib/now.ts'
import type { EventOnCard } from '../list/events-query.ts'
import css from './rsvp.module.css'

interface RsvpDialogsProps {
  readonly opened: boolean
  /** The answer that is to be confirmed; null for none. */
  readonly asked: 'ACTIVE' | 'DELETED' | null
  readonly event: EventOnCard
  /** Epoch ms. */
  readonly now: number
  readonly busy: boolean
  readonly onConfirm: (status: 'ACTIVE' | 'DELETED') => void
  readonly onCancel: () => void
}

/** The dialogs that ask before a member comes to an event, and before they do not any more. docs/product/events.md#rsvp */
export function RsvpDialogs({ asked, event, now, busy, onConfirm, onCancel }: RsvpDialogsProps) {
  const zone = localZone()
  return (
    <>
      <ConfirmDialog
        opened={asked === 'ACTIVE'}
        title="Confirm Registration"
        confirmLabel="Confirm"
        focusOn="confirm"
        busy={busy}
        onConfirm={() => onConfirm('ACTIVE')}
        onCancel={onCancel}
      >
        <p className={css.category}>{event.eventCategory.label}</p>
        <p className={css.title}>{event.title}</p>
        <p className={css.date}>
          <DottedLine parts={[eventDay(event, zone), eventLiveTime(event, now, zone).time]} />
        </p>
        <h3 className={css.next}>Next Steps</h3>
        <p>
          We send you a reminder by e-mail on the day of the event. Once you are registered, you can add the
          event to your calendar here.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'DELETED'}
        title="Are you sure?"
        confirmLabel="I'm sure. Remove me please!"
        tone="danger"
        busy={busy}
        onConfirm={() => onConfirm('DELETED')}
        onCancel={onCancel}
      >
        <p>Are you sure you want to be removed from this event?</p>
        <p>We'll miss you!...</p>
      </ConfirmDialog>
    </>
  )
}
