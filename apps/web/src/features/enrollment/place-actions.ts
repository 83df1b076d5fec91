import type { Viewer } from '@section/domain/access/viewer.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { type LeaveButton, leaveButton } from '@section/domain/sessions/session-button.ts'
import type { ButtonLook } from '@section/ui/button/Button.tsx'
import type { PlaceInSession, SessionToJoin } from './session-to-join.ts'

/** These actions are open to the holder of a place besides going in. */
export interface PlaceActions {
  /** It has meetings to come that can stand in a calendar. */
  readonly calendar: boolean
  /** The way out; null while there is none. */
  readonly leave: LeaveButton | null
}

/** A component that draws `PlaceActions` takes these. */
export interface PlaceActionsProps extends PlaceActions, Required<Pick<ButtonLook, 'size' | 'variant'>> {
  readonly session: SessionToJoin
}

/**
 * Answers what the viewer can do at `now` with a place in a live session, which is nothing without one. Decisions,
 * section 9; Specification 2, section 4.2.
 */
export function placeActions(session: PlaceInSession, viewer: Viewer, now: number): PlaceActions {
  // The zone decides texts only.
  const own = ownSession(session, session.enrollmentStatus, now, 'UTC')
  if (!own) return { calendar: false, leave: null }
  return {
    calendar: own.place === 'seat' && session.meetings.some(({ endAt }) => now < endAt),
    leave: leaveButton(session, session.enrollmentStatus, viewer, now),
  }
}
