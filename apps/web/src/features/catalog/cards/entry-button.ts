import type { Viewer } from '@section/domain/access/viewer.ts'
import { ownSession } from '@section/domain/sessions/own-session.ts'
import { type SessionButton, sessionButton } from '@section/domain/sessions/session-button.ts'
import type { DashboardSession } from '../dashboard-query.ts'

interface EntryProps {
  button: Extract<SessionButton, { kind: 'go-to-live' | 'launch' }>
  session: DashboardSession
  size: 'small'
  /** `primary` during a meeting only. */
  variant: 'primary' | 'secondary'
}

/** Returns the props of the link that enters a session at `now`; null when it cannot be entered. Specification 2, section 4.2. */
export function entryButton(session: DashboardSession, viewer: Viewer, now: number): EntryProps | null {
  const { enrollmentStatus, entitled } = session
  const button = sessionButton(session, enrollmentStatus, { viewer, entitled }, now)
  if (button.kind !== 'go-to-live' && button.kind !== 'launch') return null
  if (button.kind === 'launch' && button.url === null) return null
  const happening = ownSession(session, enrollmentStatus, now, 'UTC')?.happening
  return { button, session, size: 'small', variant: happening ? 'primary' : 'secondary' }
}
