import { Link } from '@tanstack/react-router'
import type { DerivedSession } from '@section/domain/catalogue/course-sessions.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../lib/now.ts'
import type { DashboardSession } from '../catalogue/dashboard-query.ts'
import { dateParts, untilText } from './live-date-text.ts'
import css from './home.module.css'

const MOST_DATES = 3

interface LiveDatesProps {
  dates: readonly DerivedSession<DashboardSession>[]
  now: number
}

/** When the member meets their class next; without a seat it is not there. */
export function LiveDates({ dates, now }: LiveDatesProps) {
  if (dates.length === 0) return null
  return (
    <Section title="Your live dates">
      <Card padding="none">
        <ul className={css.dates}>
          {dates.slice(0, MOST_DATES).map(({ session, flags }) => {
            const startAt = session.startAt ?? now
            const { month, day, time } = dateParts(startAt, localZone())
            return (
              <li key={session.sessionId} className={css.date}>
                <time className={css.tile} dateTime={new Date(startAt).toISOString()}>
                  <span className={css.month}>{month}</span>
                  <span className={css.day}>{day}</span>
                </time>
                <div className={css.dateText}>
                  <Link
                    to="/courses/$courseId"
                    params={{ courseId: session.courseId }}
                    className={css.dateLink}
                  >
                    {session.title}
                  </Link>
                  <span className={css.dateTime}>{flags.happeningNow ? `Since ${time}` : time}</span>
                  <StatusPill tone={flags.happeningNow ? 'success' : 'neutral'}>
                    {flags.happeningNow ? 'Happening now' : untilText(startAt, now)}
                  </StatusPill>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}
