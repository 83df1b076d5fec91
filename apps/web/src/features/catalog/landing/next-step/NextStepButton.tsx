import type { NextStep } from '@section/domain/catalog/course-page/next-step.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { useEnrollmentFlow } from '../../../enrollment/EnrollmentFlow.tsx'
import { useSessionButton } from '../../../enrollment/SessionButtons.tsx'
import { SessionLink } from '../../../enrollment/SessionLink.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import { NextStepBar } from './NextStepBar.tsx'
import { useRunDates } from './use-run-dates.ts'

export type JoiningStep = Extract<NextStep<LandingSession>, { kind: 'enroll' | 'join-waitlist' | 'unlock' }>

/** Returns the step if it joins a session, or names what opens one; otherwise null. */
export function joiningStep(step: NextStep<LandingSession> | null): JoiningStep | null {
  return step && (step.kind === 'enroll' || step.kind === 'join-waitlist' || step.kind === 'unlock')
    ? step
    : null
}

/** The button that enrolls in a session, joins its waitlist, or leads to what opens it. */
export function NextStepButton({ step: { kind, session }, now }: { step: JoiningStep; now: number }) {
  const button = useSessionButton(session, now)
  const openDialog = useEnrollmentFlow()
  const caption = useCaption(kind, session, now)
  if (button.kind === 'locked')
    return (
      <NextStepBar caption={button.tooltip}>
        <SessionLink button={button} session={session} />
      </NextStepBar>
    )
  if (button.kind !== 'enroll' && button.kind !== 'join-waitlist') return null
  return (
    <NextStepBar caption={caption}>
      <Button variant="primary" onClick={() => openDialog(session, 'confirm')}>
        {button.text}
      </Button>
    </NextStepBar>
  )
}

function useCaption(kind: JoiningStep['kind'], session: LandingSession, now: number): string | null {
  const dates = useRunDates(session, now)
  if (dates === null) return null
  return kind === 'join-waitlist' ? `Full: ${dates}` : `Live: ${dates}`
}
