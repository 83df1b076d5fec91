import { SafeAnchorButton } from '../../../../lib/links/SafeAnchorButton.tsx'
import { IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import type { SessionButton } from '@section/domain/sessions/session-button.ts'
import { formatDate, sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { type OwnMeeting, ownSession } from '@section/domain/sessions/own-session.ts'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../../../lib/now.ts'
import type { EnrollmentSession } from '../../../enrollment/EnrollmentFlow.tsx'
import { reportAttendance } from '../../../session-content/ticks/report-attendance.ts'
import css from './own-session.module.css'
import { opensSession, useEnrollmentActions, useSessionButton } from '../../../enrollment/SessionButtons.tsx'
import { SessionLink } from '../../../enrollment/SessionLink.tsx'
import { NextStepBar } from '../next-step/NextStepBar.tsx'

export const OWN_SESSION_ID = 'own-session'

const MAX_MEETINGS = 3

interface OwnSessionCardProps {
  session: EnrollmentSession
  now: number
  /** The id of the block that gets the focus after enrolling, which is the first one of a screen. */
  id?: string
  /** True if entering the session is the next step of the member in the course. */
  isNextStep?: boolean
  /** A further offer, above the buttons of the card. */
  children?: ReactNode
}

/**
 * The session in which the member is enrolled or waitlisted: its meetings, and the buttons to enter it, to add it to a
 * calendar and to leave it; after its end, the button to review it (docs/product/sessions.md#own-session).
 */
export function OwnSessionCard({ session, now, id, isNextStep, children }: OwnSessionCardProps) {
  const button = useSessionButton(session, now)
  const actions = useEnrollmentActions(session, now)
  const own = ownSession(session, session.enrollmentStatus, now, localZone())
  if (!own) return null
  const room = own.meetings.find(({ link }) => link !== null && link !== addressOf(button))
  const rank = session.waitlist && waitingText(session.waitlist)
  const dates = sessionDates(session, localZone())
  const [first, ...others] = own.meetings
  const isSingleMeeting = first !== undefined && others.length === 0 && dates === dateOf(first)
  const entry = <SessionLink button={button} session={session} />
  const isEntry = opensSession(button)
  const isScheduled = own.stage === 'ahead' || own.stage === 'running'
  const isRoomClosed = isScheduled && own.enrollment === 'seat' && !room && !isEntry
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
      {children}
      <div className={css.actions}>
        {isEntry && isNextStep ? <NextStepBar>{entry}</NextStepBar> : entry}
        {room?.link && <RoomLink session={session} address={room.link} isNextStep={isNextStep && !isEntry} />}
        {actions}
      </div>
    </section>
  )
}

interface RoomLinkProps {
  session: EnrollmentSession
  address: string
  isNextStep: boolean | undefined
}

/** The link to the open room of a meeting, which is the primary button where it is the next step of the member. */
function RoomLink({ session, address, isNextStep }: RoomLinkProps) {
  const link = (
    <SafeAnchorButton
      variant={isNextStep ? 'primary' : 'secondary'}
      icon={<Icon of={IconVideo} />}
      address={address}
      newTab
      onClick={() => reportAttendance(session.sessionId)}
    >
      Join the meeting
    </SafeAnchorButton>
  )
  return isNextStep ? <NextStepBar>{link}</NextStepBar> : link
}

const dateOf = ({ startAt }: OwnMeeting) => formatDate(startAt, localZone())

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
            <DottedLine parts={[dates, time]} />
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
