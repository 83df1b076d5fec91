import { IconVideo } from '@tabler/icons-react'
import { nextMeeting } from '@section/domain/sessions/meeting.ts'
import { meetingLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import { AddToCalendar } from '../../enrollment/AddToCalendar.tsx'
import type { SessionPage } from '../session-page-query.ts'
import { startLiveEvent } from '../ticks/report-attendance.ts'
import css from './session-hero.module.css'

interface NextClassProps {
  readonly session: SessionPage['session']
  readonly now: number
}

/** The next class of a session with the way into it while its room is open; nothing after the last one. Decisions, section 9. */
export function NextClass({ session, now }: NextClassProps) {
  const next = nextMeeting(session.meetings, now)
  if (!next) return null
  const { dates, time, until } = meetingLiveDate(next, now, localZone())
  const room = next.link === null ? null : safeHref(next.link)
  return (
    <div className={css.next}>
      <p>
        <span className={css.label}>Next class</span>
        {dates}, {time}
        {until && <span className={css.until}> · {until}</span>}
      </p>
      <div className={css.actions}>
        {room && (
          <AnchorButton
            variant="primary"
            href={room.href}
            newTab
            icon={<IconVideo size={18} stroke={1.75} aria-hidden />}
            onClick={() => startLiveEvent(session)}
          >
            Join the live class
          </AnchorButton>
        )}
        {session.access === 'OPEN' && <AddToCalendar size="small" variant="quiet" session={session} />}
      </div>
    </div>
  )
}
