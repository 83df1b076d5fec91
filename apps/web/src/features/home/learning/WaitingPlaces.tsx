import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { type Waitlist, waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import css from './live-dates.module.css'

interface WaitingPlacesProps {
  /** The sessions on whose waitlist the member has a place. */
  readonly sessions: readonly DashboardSession[]
  /** The waitlists with the member's rank; empty while they are unknown. */
  readonly waitlists: readonly (Waitlist & { readonly sessionId: string })[]
}

/** The classes for which the member waits, each with their place in line; nothing without any. */
export function WaitingPlaces({ sessions, waitlists }: WaitingPlacesProps) {
  if (sessions.length === 0) return null
  return (
    <Section title="On the waitlist">
      <Card padding="none">
        <ul className={css.dates}>
          {sessions.map((session) => {
            const waitlist = waitlists.find(({ sessionId }) => sessionId === session.sessionId)
            return (
              <li key={session.sessionId} className={css.date}>
                <div className={css.dateText}>
                  <Link to={pathTo('course', { courseId: session.courseId })} className={css.dateLink}>
                    {session.title}
                  </Link>
                  <span className={css.dateTime}>
                    {sessionDates(session, localZone()) ?? 'Dates to be announced'}
                  </span>
                  <span className={css.rank}>{waitlist ? waitingText(waitlist) : 'Waitlisted!'}</span>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}
