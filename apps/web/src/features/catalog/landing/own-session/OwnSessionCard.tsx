import { SafeAnchorButton } from '../../../../lib/links/SafeAnchorButton.tsx'
import { IconVideo } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import type { SessionButton } from '@section/domain/sessions/session-button.ts'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { type OwnMeeting, ownSession } from '@section/domain/sessions/own-session.ts'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../../../lib/now.ts'
import type { EnrollmentSession } from '../../../enrollment/EnrollmentFlow.tsx'
import { reportAttendance } from '../../../session-content/ticks/report-attendance.ts'
import css from './own-session.module.css'
import { opensSession, useEnrollmentActions, useSessionButton } from '../../../enrollment/SessionButtons.tsx'
import { SessionLink } from '../../../enrollment/SessionLink.tsx'

export const OWN_SESSION_ID = 'own-session'

const MAX_MEETINGS = 3

interface OwnSessionCardProps {
  session: EnrollmentSession
  now: number
  /** The id of the block that gets the focus after enrolling, which is the first one of a screen. */
  id?: string
}

/**
 * The session in which the member is enrolled or waitlisted: its meetings, and the buttons to enter it, to add it to a
 * calendar and to leave it; after its end, the button to review it (docs/product/sessions.md#own-session).
 */
export function OwnSessionCard({ session, now, id }: OwnSessionCardProps) {
  const button = useSessionButton(session, now)
  const actions = useEnrollmentActions(session, now)
  const own = ownSession(session, session.enrollmentStatus, now, localZone())
  if (!own) return null
  const room = own.meetings.find(({ link }) => link !== null && link !== addressOf(button))
  const rank = session.waitlist && waitingText(session.waitlist)
  const dates = sessionDates(session, localZone())
  const isSingleMeeting = own.meetings.length === 1 && own.meetings[0]?.dates === dates
  const isScheduled = own.stage === 'ahead' || own.stage === 'running'
  const isRoomClosed = isScheduled && own.enrollment === 'seat' && !room && !opensSession(button)
  return (
    <section className={css.own} id={id} tabIndex={-1} aria-label="Your session" data-stage={own.stage}>
      <div className={css.top}>
        <h2 className={css.title}>{TITLES[own.stage === 'over' ? 'over' : own.enrollment]}</h2>
        {own.happening && own.statusText !== HAPPENING && <StatusPill tone="success">{HAPPENING}</StatusPill>}
        <StatusPill tone={own.statusText === HAPPENING ? 'success' : 'neutral'}>{own.statusText}</StatusPill>
      </div>
      {rank && own.stage !== 'over' && <p className={css.dates}>{rank}</p>}
      {dates && !isSingleMeeting && <p className={css.dates}>{dates}</p>}
      <Meetings meetings={own.meetings} isSingle={isSingleMeeting} />
      {isRoomClosed && (
        <p className={css.hint}>The link to the live session opens shortly before it starts.</p>
      )}
      <div className={css.actions}>
        <SessionLink button={button} session={session} />
        {room?.link && (
          <SafeAnchorButton
            variant={opensSession(button) ? 'secondary' : 'primary'}
            icon={<Icon of={IconVideo} />}
            address={room.link}
            newTab
            onClick={() => reportAttendance(session.sessionId)}
          >
            Join the meeting
          </SafeAnchorButton>
        )}
        {actions}
      </div>
    </section>
  )
}

const HAPPENING = 'Happening now'
const TITLES = { seat: 'You’re in.', waitlist: 'You’re on the waitlist.', over: 'You took this class.' }

/** The next three meetings; later ones are collapsed. */
function Meetings({ meetings, isSingle }: { meetings: readonly OwnMeeting[]; isSingle: boolean }) {
  if (meetings.length === 0) return null
  const later = meetings.slice(MAX_MEETINGS)
  return (
    <>
      <MeetingList meetings={meetings.slice(0, MAX_MEETINGS)} isSingle={isSingle} />
      {later.length > 0 && (
        <details className={css.later}>
          <summary>{later.length === 1 ? 'One more meeting' : `${later.length} more meetings`}</summary>
          <MeetingList meetings={later} isSingle={false} />
        </details>
      )}
    </>
  )
}

function MeetingList({ meetings, isSingle }: { meetings: readonly OwnMeeting[]; isSingle: boolean }) {
  return (
    <ul className={css.meetings} data-once={isSingle}>
      {meetings.map(({ meetingId, startAt, dates, time, until, happening }) => (
        <li key={meetingId} className={css.meeting} data-happening={happening}>
          <time className={css.when} dateTime={new Date(startAt).toISOString()}>
            <span>{dates}</span>
            <span className={css.time}>{time}</span>
          </time>
          {until && !(isSingle && happening) && <span className={css.until}>{until}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Returns the external address to which a button leads; null when it has none. */
function addressOf(button: SessionButton): string | null {
  if (button.kind === 'launch') return button.url
  return button.kind === 'go-to-live' && button.target.kind === 'event-link' ? button.target.url : null
}
