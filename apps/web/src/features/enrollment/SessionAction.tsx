import { Link, useNavigate } from '@tanstack/react-router'
import { IconLock } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { sessionButton } from '@section/domain/sessions/session-button.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { useSignedIn } from '../../lib/viewer.ts'
import { useSaveEnrollment } from './save-enrollment.ts'
import type { SessionToJoin } from './session-to-join.ts'

const EnrollmentDialogs = lazy(() =>
  import('./EnrollmentDialogs.tsx').then((module) => ({ default: module.EnrollmentDialogs })),
)

export type EnrollmentStep = 'confirm' | 'enrolled' | 'waitlisted' | 'leave'

/** The one button of a session and the dialogs behind it. Specification 2, section 4.2. */
export function SessionAction({ session, now }: { session: SessionToJoin; now: number }) {
  const { viewer } = useSignedIn()
  const navigate = useNavigate()
  const save = useSaveEnrollment()
  const [step, setStep] = useState<EnrollmentStep | null>(null)

  const enrol = () =>
    save.mutate(
      { sessionId: session.sessionId },
      {
        onSuccess: (status) =>
          setStep(
            happeningNow(session, Date.now()) ? null : status === 'WAITLISTED' ? 'waitlisted' : 'enrolled',
          ),
        onError: () => setStep(null),
      },
    )
  const leave = () =>
    save.mutate(
      { sessionId: session.sessionId, unenroll: true },
      {
        onSuccess: (status) => (status === 'CLOSED' ? void navigate({ to: '/courses' }) : setStep(null)),
        onError: () => setStep(null),
      },
    )

  return (
    <>
      <ActionButton session={session} now={now} viewer={viewer} onStep={setStep} />
      {step && (
        <Suspense>
          <EnrollmentDialogs
            step={step}
            session={session}
            busy={save.isPending}
            onEnrol={enrol}
            onLeave={leave}
            onClose={() => setStep(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ActionButtonProps {
  session: SessionToJoin
  now: number
  viewer: ReturnType<typeof useSignedIn>['viewer']
  onStep: (step: EnrollmentStep) => void
}

function ActionButton({ session, now, viewer, onStep }: ActionButtonProps) {
  const button = sessionButton(session, session.enrollmentStatus, { viewer, entitled: session.entitled }, now)
  switch (button.kind) {
    case 'locked':
      return (
        <Tooltip text={button.tooltip}>
          <ButtonLink
            icon={<IconLock size={18} stroke={1.75} aria-hidden />}
            renderLink={(slot) => <Link to={button.path} aria-description={button.tooltip} {...slot} />}
          >
            {button.text}
          </ButtonLink>
        </Tooltip>
      )
    case 'enrol':
    case 'join-waitlist':
      return (
        <Button variant="primary" onClick={() => onStep('confirm')}>
          {button.text}
        </Button>
      )
    case 'go-to-live': {
      const url = button.target.kind === 'event-link' ? button.target.url : session.sessionMeta?.eventLink
      return url ? (
        <ButtonLink variant="primary" renderLink={anchorTo(url, { newTab: true })}>
          {button.text}
        </ButtonLink>
      ) : (
        <Button disabled>{button.text}</Button>
      )
    }
    case 'launch':
      return (
        <ButtonLink variant="primary" renderLink={anchorTo(button.url, { newTab: true })}>
          {button.text}
        </ButtonLink>
      )
    case 'unenrol':
    case 'leave-waitlist':
      return (
        <Button variant="quiet" onClick={() => onStep('leave')}>
          {button.text}
        </Button>
      )
    case 'disabled':
      return <Button disabled>{button.text}</Button>
    case 'review':
    case 'none':
      return null
  }
}
