import { isAttending } from '@section/domain/events/rsvp.ts'
import { Section } from '@section/ui/page/Section.tsx'
import { MemberFaces } from '../../directory/faces/MemberFaces.tsx'
import type { EventForMember } from './event-query.ts'
import css from './event.module.css'

interface EventGuestListProps extends EventForMember {
  /** Epoch ms. */
  readonly now: number
}

/** Those who come to an event: the faces of who shares it, and how many there are besides; nothing while nobody comes. */
export function EventGuestList({ event, rsvp, guests, now }: EventGuestListProps) {
  if (!guests || guests.coming === 0 || event.status === 'CANCELED') return null
  const { members, coming, isShared } = guests
  return (
    <div className={css.part}>
      {/* Whether those who had said that they come were there is not known. */}
      <Section title={event.eventEnd <= now ? 'Who signed up' : 'Who is coming'}>
        <MemberFaces
          members={members}
          others={coming - members.length}
          isHidden={isAttending(rsvp) && !isShared}
        />
      </Section>
    </div>
  )
}
