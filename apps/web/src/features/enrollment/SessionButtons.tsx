import { SafeAnchorButton } from '../../lib/links/SafeAnchorButton.tsx'
import { IconLock } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { ReactNode } from 'react'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { leaveButton, type SessionButton, sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { reportAttendance, startLiveEvent } from '../session-content/ticks/report-attendance.ts'
import { AddToCalendar } from '../calendar/AddToCalendar.tsx'
import { type EnrollmentSession, useEnrollmentFlow } from './EnrollmentFlow.tsx'

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
  return (
    <Button variant="primary" onClick={() => openDialog(session, 'confirm')}>
      {button.text}
    </Button>
  )
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
        <Button {...buttonProps} variant="quiet" onClick={() => openDialog(session, 'leave')}>
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

interface SessionLinkProps extends Pick<ButtonProps, 'size'> {
  /** The variant of a button that opens the session. */
  variant?: 'primary' | 'secondary'
  button: SessionButton
  session: EnrollmentSession
}

/**
 * The link of a session ('Go to Live Course', 'Launch course' or 'Review Past Course'), the lock of free members, or a
 * disabled button; nothing for a button that opens a dialog. Links to a meeting report attendance; those of workshops
 * are tracked.
 */
export function SessionLink({ button, session, size = 'medium', variant = 'primary' }: SessionLinkProps) {
  switch (button.kind) {
    case 'locked':
      return (
        <Tooltip label={button.tooltip}>
          <ButtonLink
            size={size}
            icon={<Icon of={IconLock} />}
            to={button.path}
            aria-description={button.tooltip}
          >
            {button.text}
          </ButtonLink>
        </Tooltip>
      )
    case 'go-to-live': {
      const { target } = button
      if (target.kind === 'route') {
        return (
          <ButtonLink variant={variant} size={size} to={target.path}>
            {button.text}
          </ButtonLink>
        )
      }
      if (target.kind === 'cohort-link') {
        return (
          <SafeAnchorButton variant={variant} size={size} address={target.url}>
            {button.text}
          </SafeAnchorButton>
        )
      }
      const onClick = () => startLiveEvent(session)
      return (
        <SafeAnchorButton variant={variant} size={size} address={target.url} newTab onClick={onClick}>
          {button.text}
        </SafeAnchorButton>
      )
    }
    case 'launch': {
      if (button.url === null) break
      const onClick = () => reportAttendance(session.sessionId)
      return (
        <SafeAnchorButton variant={variant} size={size} address={button.url} newTab onClick={onClick}>
          {button.text}
        </SafeAnchorButton>
      )
    }
    case 'review':
      return (
        <ButtonLink size={size} to={button.path}>
          {button.text}
        </ButtonLink>
      )
    case 'disabled':
      break
    default:
      return null
  }
  return (
    <Button size={size} disabled>
      {button.text}
    </Button>
  )
}
