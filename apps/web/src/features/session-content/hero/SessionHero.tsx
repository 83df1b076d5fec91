import { IconVideo } from '@tabler/icons-react'
import { sessionGreeting } from '@section/domain/session-content/display/greeting.ts'
import { nextMeeting } from '@section/domain/sessions/meeting.ts'
import { meetingLiveDate, sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { AddToCalendar } from '../../enrollment/AddToCalendar.tsx'
import type { SessionPage } from '../session-page-query.ts'
import { startLiveEvent } from '../ticks/report-attendance.ts'
import css from './session-hero.module.css'

interface SessionHeroProps {
  readonly session: SessionPage['session']
  readonly title: string
  readonly now: number
}

/** The greeting, the title, the dates and the way into the next class. Specification 2, section 2.5; Decisions, section 9. */
export function SessionHero({ session, title, now }: SessionHeroProps) {
  const { member, viewer } = useSignedIn()
  const zone = localZone()
  const times = { ...session, sessionKind: session.kind, activateAt: null }
  const hidesTitle = viewer.entitlements.some(({ customizations }) => customizations?.hideSessionDetailTitle)
  const dates = session.hideTimeAndFacultyLabels ? null : sessionDates(times, zone)
  return (
    <header className={css.hero}>
      <h1 className={css.greeting}>{sessionGreeting(times, member.firstName || null, now, zone)}</h1>
      {!hidesTitle && <p className={css.title}>{title}</p>}
      {dates && <p className={css.dates}>{dates}</p>}
      <NextClass session={session} now={now} />
    </header>
  )
}

function NextClass({ session, now }: Omit<SessionHeroProps, 'title'>) {
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
        <AddToCalendar size="small" variant="quiet" session={session} />
      </div>
    </div>
  )
}
