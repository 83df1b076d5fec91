import { isAttending } from '@section/domain/events/rsvp/rsvp.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Section } from '@section/ui/page/Section.tsx'
import { MemberFaces } from '../../directory/faces/MemberFaces.tsx'
import type { EventForMember } from './event-query.ts'
import css from './event.module.css'

interface EventGuestListProps extends EventForMember {
  /** Epoch ms. */
  readonly now: number
}

/** Those who come to an event: how many, and the faces of who shares it; nothing while nobody comes. docs/product/events.md#who-is-coming */
export function EventGuestList({ event, rsvp, guests, now }: EventGuestListProps) {
  if (!guests || guests.coming === 0 || event.status === 'CANCELED') return null
  const { members, coming, isShared } = guests
  const attends = isAttending(rsvp)
  // The viewer is counted, and is not among the faces.
  const others = attends ? coming - 1 : coming
  const isOver = event.eventEnd <= now
  const alone = isOver ? 'Only you' : 'Only you so far'
  const withViewer = others === 0 ? alone : `You and ${counted(others, 'other')}`
  return (
    <div className={css.part}>
      {/* Whether those who had said that they come were there is not known. */}
      <Section
        title={isOver ? 'Who signed up' : 'Who is coming'}
        description={attends ? withViewer : counted(others, 'member')}
      >
        <MemberFaces members={members} others={others - members.length} isHidden={attends && !isShared} />
      </Section>
    </div>
  )
}
