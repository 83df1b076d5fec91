import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { classTimeText } from '@section/domain/home/live-dates.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import type { OwnSession } from '@section/domain/sessions/own-session.ts'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { ParticipantButtons } from '../../enrollment/SessionButtons.tsx'
import css from './live-dates.module.css'

interface DateRowProps {
  readonly session: DashboardSession
  readonly own: OwnSession
  readonly now: number
  /** The variant of the button that enters the session. */
  readonly variant: 'primary' | 'secondary'
  /** The state of the session or of the member. */
  readonly children: ReactNode
}

/** The next meeting of a session in which the member has or awaits a seat, with its buttons; the row links to the course's page. */
export function DateRow({ session, own, now, variant, children }: DateRowProps) {
  const zone = localZone()
  const [next] = own.meetings
  const date = next ?? sessionLiveDate(session, now, zone)
  const at = next?.startAt ?? session.startAt
  return (
    <li className={css.date}>
      {at !== null && <DateTile at={at} />}
      <div className={css.dateText}>
        <Link to={pathTo('course', { courseId: session.courseId })} className={css.dateLink}>
          {session.title}
        </Link>
        <span className={css.dateTime}>
          {date && at !== null ? (
            // Before the first meeting, the pill shows the time until it.
            <DottedLine
              parts={[
                classTimeText(date, at, now, zone),
                own.stage === 'running' && !own.happening ? date.until : null,
              ]}
            />
          ) : (
            'Dates to be announced'
          )}
        </span>
        {children}
      </div>
      <div className={css.buttons}>
        <ParticipantButtons session={session} now={now} variant={variant} classNames={css} />
      </div>
    </li>
  )
}

function DateTile({ at }: { readonly at: number }) {
  const { month, day } = tileDate(at, localZone())
  return (
    <time className={css.tile} dateTime={new Date(at).toISOString()}>
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
    </time>
  )
}

/** Returns the month and the day of an instant in an IANA zone, for a date tile: 'Nov' and '24'. */
export function tileDate(instant: number, timeZone: string): { month: string; day: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant)
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) }
}
