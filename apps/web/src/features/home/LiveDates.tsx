import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import type { DerivedSession } from '@section/domain/catalog/course-sessions.ts'
import { nextMeeting } from '@section/domain/sessions/meeting.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../lib/now.ts'
import type { DashboardSession } from '../catalog/dashboard-query.ts'
import { ParticipantButtons } from '../enrollment/SessionButtons.tsx'
import css from './home.module.css'

const MAX_DATES = 3

/** The next meetings of the member's sessions; renders nothing without any. */
export function LiveDates({
  dates,
  now,
}: {
  dates: readonly DerivedSession<DashboardSession>[]
  now: number
}) {
  if (dates.length === 0) return null
  return (
    <Section title="Your live dates" action={dates.length > MAX_DATES && <SeeAll />}>
      <Card padding="none">
        <ul className={css.dates}>
          {dates.slice(0, MAX_DATES).map((date) => (
            <LiveDateRow key={date.session.sessionId} {...date} now={now} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** The next meeting of a session with its buttons; the row links to the course's page. */
function LiveDateRow({ session, flags, now }: DerivedSession<DashboardSession> & { now: number }) {
  const zone = localZone()
  const own = ownSession(session, session.enrollmentStatus, now, zone)
  const date = own?.meetings[0] ?? sessionLiveDate(session, now, zone)
  const at = nextMeeting(session.meetings, now)?.startAt ?? session.startAt
  if (!own || !date || at === null) return null
  const { month, day } = tileDate(at, zone)
  // Before the first meeting, the pill shows the time until it.
  const until = own.stage === 'running' && !own.happening ? date.until : null
  return (
    <li className={css.date}>
      <time className={css.tile} dateTime={new Date(at).toISOString()}>
        <span className={css.month}>{month}</span>
        <span className={css.day}>{day}</span>
      </time>
      <div className={css.dateText}>
        <Link to={pathTo('course', { courseId: session.courseId })} className={css.dateLink}>
          {session.title}
        </Link>
        <span className={css.dateTime}>
          <DottedLine parts={[date.time, until]} />
        </span>
        <StatusPill tone={own.happening ? 'success' : flags.happeningShortly ? 'accent' : 'neutral'}>
          {own.happening ? 'Happening now' : own.statusText}
        </StatusPill>
        <ParticipantButtons session={session} now={now} classNames={css} />
      </div>
    </li>
  )
}

const SeeAll = () => (
  <ButtonLink variant="quiet" size="small" to={pathTo('courses')} aria-label="See All live dates">
    See All
  </ButtonLink>
)

/** Returns the month and the day of an instant in an IANA zone, for a date tile: 'Nov' and '24'. */
export function tileDate(instant: number, timeZone: string): { month: string; day: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant)
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) }
}
