import { type Waitlist, waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { DateRow } from './DateRow.tsx'
import css from './live-dates.module.css'

interface WaitingPlacesProps {
  /** The sessions on whose waitlist the member has a place. */
  readonly sessions: readonly DashboardSession[]
  /** The waitlists with the member's rank; empty while they are unknown. */
  readonly waitlists: readonly (Waitlist & { readonly sessionId: string })[]
  readonly now: number
}

/** The classes for which the member waits, each with its next meeting, their place in line and the way out of it; nothing without any. */
export function WaitingPlaces({ sessions, waitlists, now }: WaitingPlacesProps) {
  if (sessions.length === 0) return null
  return (
    <Section title="On the waitlist">
      <Card padding="none">
        <ul className={css.dates}>
          {sessions.map((session) => {
            const own = ownSession(session, session.enrollmentStatus, now, localZone())
            const waitlist = waitlists.find(({ sessionId }) => sessionId === session.sessionId)
            if (!own) return null
            return (
              <DateRow key={session.sessionId} {...{ session, own, now }} variant="secondary">
                <span className={css.rank}>{waitlist ? waitingText(waitlist) : 'Waitlisted!'}</span>
              </DateRow>
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}
