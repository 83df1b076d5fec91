import type { Viewer } from '@section/domain/access/viewer.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { type SessionButton, sessionButton } from '@section/domain/sessions/session-button.ts'
import type { DashboardSession } from '../dashboard-query.ts'

/** A button that opens a class now. */
type EntryButton = Extract<SessionButton, { kind: 'go-to-live' | 'launch' }>

/** What draws the button that opens a class. */
export interface EntryProps {
  button: EntryButton
  session: DashboardSession
  size: 'small'
  /** `primary` during a meeting only: among several classes it is the one thing to do now. */
  variant: 'primary' | 'secondary'
}

/** What stands on a card or a row as the way into its class at `now`; null where its button does anything else. Specification 2, section 4.2. */
export function entryButton(session: DashboardSession, viewer: Viewer, now: number): EntryProps | null {
  const { enrollmentStatus, entitled } = session
  const button = sessionButton(session, enrollmentStatus, { viewer, entitled }, now)
  if (button.kind !== 'go-to-live' && button.kind !== 'launch') return null
  if (button.kind === 'launch' && button.url === null) return null
  const happening = ownSession(session, enrollmentStatus, now, 'UTC')?.happening
  return { button, session, size: 'small', variant: happening ? 'primary' : 'secondary' }
}
