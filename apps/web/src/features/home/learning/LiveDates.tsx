import { IconAlertTriangle } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { DerivedSession } from '@section/domain/catalog/course-sessions.ts'
import { clashText, nextClash } from '@section/domain/home/clashing-classes.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { SeeAll } from '../SeeAll.tsx'
import { DateRow } from './DateRow.tsx'
import css from './live-dates.module.css'

type Dates = readonly DerivedSession<DashboardSession>[]

interface LiveDatesProps {
  /** Those that are shown. */
  readonly dates: Dates
  readonly hasMore: boolean
  /** The id of the session whose button is the primary one. */
  readonly toEnter: string | null
  readonly now: number
}

/** The next meetings of the member's sessions, and which of them are at once; renders nothing without any. */
export function LiveDates({ dates, hasMore, toEnter, now }: LiveDatesProps) {
  if (dates.length === 0) return null
  return (
    <Section title="Your live dates" action={hasMore && <SeeAll of="live dates" to={pathTo('courses')} />}>
      <ClashNote dates={dates} now={now} />
      <Card padding="none">
        <ul className={css.dates}>
          {dates.map((date) => (
            <LiveDateRow
              key={date.session.sessionId}
              {...date}
              isToEnter={date.session.sessionId === toEnter}
              now={now}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** Says which of the member's own classes meet at once, so that nobody notices too late; nothing where none do. */
function ClashNote({ dates, now }: Pick<LiveDatesProps, 'dates' | 'now'>) {
  const own = dates.map(({ session }) => session).filter(({ hasEnrollment }) => hasEnrollment)
  const clash = nextClash(own, now)
  if (!clash) return null
  return (
    <p className={css.clash}>
      <Icon of={IconAlertTriangle} />
      <span>{clashText(clash, localZone())}</span>
    </p>
  )
}

interface LiveDateRowProps extends DerivedSession<DashboardSession> {
  readonly isToEnter: boolean
  readonly now: number
}

function LiveDateRow({ session, flags, isToEnter, now }: LiveDateRowProps) {
  const own = ownSession(session, session.enrollmentStatus, now, localZone())
  if (!own) return null
  return (
    <DateRow {...{ session, own, now }} variant={isToEnter ? 'primary' : 'secondary'}>
      <StatusPill tone={own.happening ? 'success' : flags.happeningShortly ? 'accent' : 'neutral'}>
        {own.happening ? 'Happening now' : own.statusText}
      </StatusPill>
    </DateRow>
  )
}
