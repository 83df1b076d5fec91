import { IconVideo } from '@tabler/icons-react'
import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { sessionDates } from '@section/domain/sessions/session-dates.ts'
import { type OwnMeeting, ownSession } from '@section/domain/sessions/own-session.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { localZone } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import css from './own-session.module.css'
import { placeActions } from './place-actions.ts'
import { PlaceButtons } from './PlaceButtons.tsx'
import type { SessionToJoin } from './session-to-join.ts'
import { isWayIn, WayIn } from './WayIn.tsx'

export const OWN_SESSION_ID = 'own-session'

const MOST_MEETINGS = 3

interface OwnSessionProps {
  session: SessionToJoin
  now: number
  /** Set on the first of a screen only: enrolling leads the focus there. */
  id?: string
}

/**
 * The session that a member holds a place in: when it meets, the way in, the calendar, and a quiet way out; after
 * its end, the way back. Decisions, section 9; Specification 2, section 4.2.
 */
export function OwnSession({ session, now, id }: OwnSessionProps) {
  const { viewer } = useSignedIn()
  const { enrollmentStatus, entitled } = session
  const own = ownSession(session, enrollmentStatus, now, localZone())
  if (!own) return null
  const button = sessionButton(session, enrollmentStatus, { viewer, entitled }, now)
  const room = own.meetings.find(({ link }) => link !== null && link !== addressOf(button))
  const dates = sessionDates(session, localZone())
  const once = own.meetings.length === 1 && own.meetings[0]?.dates === dates
  const scheduled = own.stage === 'ahead' || own.stage === 'running'
  const waitsForRoom = scheduled && own.place === 'seat' && !room && !leadsIn(button)
  return (
    <section className={css.own} id={id} tabIndex={-1} aria-label="Your session" data-stage={own.stage}>
      <div className={css.top}>
        <h2 className={css.title}>{TITLES[own.stage === 'over' ? 'over' : own.place]}</h2>
        {own.happening && own.standing !== HAPPENING && <StatusPill tone="success">{HAPPENING}</StatusPill>}
        <StatusPill tone={own.standing === HAPPENING ? 'success' : 'neutral'}>{own.standing}</StatusPill>
      </div>
      {dates && !once && <p className={css.dates}>{dates}</p>}
      <Meetings meetings={own.meetings} once={once} />
      {waitsForRoom && (
        <p className={css.hint}>The link to the live session opens shortly before it starts.</p>
      )}
      <div className={css.actions}>
        {isWayIn(button) && <WayIn button={button} session={session} />}
        {room?.link && (
          <ButtonLink
            variant={leadsIn(button) ? 'secondary' : 'primary'}
            icon={<IconVideo size={18} stroke={1.75} aria-hidden />}
            renderLink={anchorTo(room.link, { newTab: true })}
          >
            Join the meeting
          </ButtonLink>
        )}
        <PlaceButtons
          session={session}
          {...placeActions(session, viewer, now)}
          size="medium"
          variant="secondary"
        />
      </div>
    </section>
  )
}

const HAPPENING = 'Happening now'
const TITLES = { seat: 'You’re in.', waitlist: 'You’re on the waitlist.', over: 'You took this class.' }

/** The next meetings with their times; those after them on request. */
function Meetings({ meetings, once }: { meetings: readonly OwnMeeting[]; once: boolean }) {
  if (meetings.length === 0) return null
  const later = meetings.slice(MOST_MEETINGS)
  return (
    <>
      <MeetingList meetings={meetings.slice(0, MOST_MEETINGS)} once={once} />
      {later.length > 0 && (
        <details className={css.later}>
          <summary>{later.length === 1 ? 'One more meeting' : `${later.length} more meetings`}</summary>
          <MeetingList meetings={later} />
        </details>
      )}
    </>
  )
}

function MeetingList({ meetings, once = false }: { meetings: readonly OwnMeeting[]; once?: boolean }) {
  return (
    <ul className={css.meetings} data-once={once}>
      {meetings.map(({ meetingId, startAt, dates, time, until, happening }) => (
        <li key={meetingId} className={css.meeting} data-happening={happening}>
          <time className={css.when} dateTime={new Date(startAt).toISOString()}>
            <span>{dates}</span>
            <span className={css.time}>{time}</span>
          </time>
          {until && !(once && happening) && <span className={css.until}>{until}</span>}
        </li>
      ))}
    </ul>
  )
}

type AnyButton = ReturnType<typeof sessionButton>

/** Whether a button opens the class itself. */
const leadsIn = (button: AnyButton) =>
  button.kind === 'go-to-live' || (button.kind === 'launch' && button.url !== null)

/** Where a button leads outside of the app, if it does. */
function addressOf(button: AnyButton): string | null {
  if (button.kind === 'launch') return button.url
  return button.kind === 'go-to-live' && button.target.kind === 'event-link' ? button.target.url : null
}
