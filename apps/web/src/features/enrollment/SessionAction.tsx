import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { useEnrollmentFlow } from './EnrollmentFlow.tsx'
import type { SessionToJoin } from './session-to-join.ts'
import { isWayIn, WayIn } from './WayIn.tsx'

/**
 * What one can do with a session in a list of dates: join it, or why not. Who holds a place reads that here; their
 * buttons stand with `OwnSession`. Specification 2, section 4.2.
 */
export function SessionAction({ session, now }: { session: SessionToJoin; now: number }) {
  const { viewer } = useSignedIn()
  const ask = useEnrollmentFlow()
  const { enrollmentStatus, entitled } = session
  if (enrollmentStatus === 'ENROLLED') return <StatusPill tone="success">You’re in</StatusPill>
  if (enrollmentStatus === 'WAITLISTED') return <StatusPill>Waitlisted!</StatusPill>
  const button = sessionButton(session, enrollmentStatus, { viewer, entitled }, now)
  if (isWayIn(button)) return <WayIn button={button} session={session} />
  if (button.kind !== 'enroll' && button.kind !== 'join-waitlist') return null
  return (
    <Button variant="primary" onClick={() => ask(session, 'confirm')}>
      {button.text}
    </Button>
  )
}
