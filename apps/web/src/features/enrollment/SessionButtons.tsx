import type { ReactNode } from 'react'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { leaveButton, type SessionButton, sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { AddToCalendar } from '../calendar/AddToCalendar.tsx'
import { type EnrollmentSession, useEnrollmentFlow } from './EnrollmentFlow.tsx'
import { SessionLink } from './SessionLink.tsx'

interface SessionProps {
  session: EnrollmentSession
  now: number
}

/** The button of a session in a list of dates, or the member's enrollment in it (docs/product/sessions.md#session-button). */
export function SessionAction({ session, now }: SessionProps) {
  const button = useSessionButton(session, now)
  const openDialog = useEnrollmentFlow()
  if (session.enrollmentStatus === 'ENROLLED') return <StatusPill tone="success">You’re in</StatusPill>
  if (session.enrollmentStatus === 'WAITLISTED') return <StatusPill>Waitlisted!</StatusPill>
  if (button.kind !== 'enroll' && button.kind !== 'join-waitlist')
    return <SessionLink button={button} session={session} />
  return <Button onClick={() => openDialog(session, 'confirm')}>{button.text}</Button>
}

/** The small button that enrolls in a running session, or joins its waitlist, from a card; nothing for other sessions. */
export function JoinRunningButton({ session, now }: SessionProps) {
  const button = useSessionButton(session, now)
  const openDialog = useEnrollmentFlow()
  if (!happeningNow(session, now) || (button.kind !== 'enroll' && button.kind !== 'join-waitlist'))
    return null
  return (
    <Button size="small" variant="primary" onClick={() => openDialog(session, 'confirm')}>
      {button.text}
    </Button>
  )
}

/** The small button that opens a session which the member took, to review it; nothing for other sessions. */
export function ReviewButton({ session, now }: SessionProps) {
  const button = useSessionButton(session, now)
  return button.kind === 'review' ? <SessionLink button={button} session={session} size="small" /> : null
}

interface ParticipantButtonsProps extends SessionProps {
  /** A text beside the button that enters the session. */
  note?: ReactNode
  /** The variant of that button; without one it is the primary button during a meeting. */
  variant?: 'primary' | 'secondary'
  classNames: { entry?: string; enrollment?: string }
}

/** The small buttons with which a participant enters and leaves a session, on a card or in a row. */
export function ParticipantButtons({ session, now, note, variant, classNames }: ParticipantButtonsProps) {
  const button = useSessionButton(session, now)
  const actions = useEnrollmentActions(session, now, { size: 'small', variant: 'quiet' })
  const happening = ownSession(session, session.enrollmentStatus, now, 'UTC')?.happening
  return (
    <>
      {opensSession(button) && (
        <div className={classNames.entry}>
          <SessionLink
            button={button}
            session={session}
            size="small"
            variant={variant ?? (happening ? 'primary' : 'secondary')}
          />
          {note}
        </div>
      )}
      {actions && <div className={classNames.enrollment}>{actions}</div>}
    </>
  )
}

/**
 * Returns the buttons of a participant besides the one that enters the session: to add future meetings to a calendar,
 * and to leave; null when there are none.
 */
export function useEnrollmentActions(
  session: EnrollmentSession,
  now: number,
  buttonProps: Pick<ButtonProps, 'size' | 'variant'> = {},
): ReactNode {
  const { viewer } = useSignedIn()
  const openDialog = useEnrollmentFlow()
  const { enrollmentStatus, meetings } = session
  // The zone affects texts only, and no text is used here.
  const own = ownSession(session, enrollmentStatus, now, 'UTC')
  const calendar = own?.enrollment === 'seat' && meetings.some(({ endAt }) => now < endAt)
  const leave = own && leaveButton(session, enrollmentStatus, viewer, now)
  if (!calendar && !leave) return null
  return (
    <>
      {calendar && <AddToCalendar {...buttonProps} session={session} />}
      {leave && (
        <Button {...buttonProps} variant="leave" onClick={() => openDialog(session, 'leave')}>
          {leave.text}
        </Button>
      )}
    </>
  )
}

/** Returns the button of a session for the viewer at `now`. */
export function useSessionButton(session: EnrollmentSession, now: number): SessionButton {
  const { viewer } = useSignedIn()
  const { enrollmentStatus, entitled } = session
  return sessionButton(
    session,
    enrollmentStatus,
    { viewer, entitled, sprintCenterUrl: config.sprintCenterUrl },
    now,
  )
}

/** Checks whether a button opens the session itself. */
export const opensSession = (button: SessionButton): boolean =>
  button.kind === 'go-to-live' || (button.kind === 'launch' && button.url !== null)
