import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import type { EnrollmentSession } from './enrollment-actions.ts'
import { useEnrollmentFlow } from './EnrollmentFlow.tsx'
import { isSessionLink, SessionLink } from './SessionLink.tsx'

/** The button or the enrollment status of a session in a list of dates. Specification 2, section 4.2. */
export function SessionAction({ session, now }: { session: EnrollmentSession; now: number }) {
  const { viewer } = useSignedIn()
  const openDialog = useEnrollmentFlow()
  const { enrollmentStatus, entitled } = session
  if (enrollmentStatus === 'ENROLLED') return <StatusPill tone="success">You’re in</StatusPill>
  if (enrollmentStatus === 'WAITLISTED') return <StatusPill>Waitlisted!</StatusPill>
  const button = sessionButton(session, enrollmentStatus, { viewer, entitled }, now)
  if (isSessionLink(button)) return <SessionLink button={button} session={session} />
  if (button.kind !== 'enroll' && button.kind !== 'join-waitlist') return null
  return (
    <Button variant="primary" onClick={() => openDialog(session, 'confirm')}>
      {button.text}
    </Button>
  )
}
