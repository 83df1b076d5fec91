import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { DerivedSession } from '@section/domain/catalog/course-sessions.ts'
import { clashText, nextClash } from '@section/domain/home/clashing-classes.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { nextMeeting } from '@section/domain/sessions/meeting.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { ParticipantButtons } from '../../enrollment/SessionButtons.tsx'
import { SeeAll } from '../SeeAll.tsx'
import css from './live-dates.module.css'

const MAX_DATES = 3

interface LiveDatesProps {
  readonly dates: readonly DerivedSession<DashboardSession>[]
  readonly now: number
}

/** The next meetings of the member's sessions, and which of them are at once; renders nothing without any. */
export function LiveDates({ dates, now }: LiveDatesProps) {
  if (dates.length === 0) return null
  return (
    <Section
      title="Your live dates"
      action={dates.length > MAX_DATES && <SeeAll of="live dates" to={pathTo('courses')} />}
    >
      <ClashNote dates={dates} now={now} />
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

/** Says which of the classes meet at once, so that nobody notices too late; nothing where none do. */
function ClashNote({ dates, now }: LiveDatesProps) {
  const clash = nextClash(
    dates.map(({ session }) => session),
    now,
  )
  if (!clash) return null
  return (
    <p className={css.clash}>
      <Icon of={IconAlertTriangle} />
      <span>{clashText(clash, localZone())}</span>
    </p>
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

/** Returns the month and the day of an instant in an IANA zone, for a date tile: 'Nov' and '24'. */
export function tileDate(instant: number, timeZone: string): { month: string; day: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant)
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) }
}
