import { pathTo } from '@section/domain/access/screen-path.ts'
import { useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { isOutage } from '../../lib/graphql/failures.ts'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import { useSaveEnrollment } from './save-enrollment.ts'
import type { SessionToJoin } from './session-to-join.ts'

const EnrollmentDialogs = lazyDialog(async () => (await import('./EnrollmentDialogs.tsx')).EnrollmentDialogs)

const PAGE = { joining: MAIN_ID, leaving: MAIN_ID }

export type EnrollmentStep = 'confirm' | 'enrolled' | 'waitlisted' | 'leave'
type Ask = (session: SessionToJoin, step: 'confirm' | 'leave') => void

const FlowContext = createContext<Ask>(() => undefined)

/** Asks to enroll in a session or to leave it. */
export const useEnrollmentFlow = (): Ask => useContext(FlowContext)

interface EnrollmentFlowProps {
  /**
   * The elements that take the focus once one is in or out: the button that was pressed is gone by then. Default: the
   * page.
   */
  focusAfter?: { joining: string; leaving: string }
  children: ReactNode
}

/**
 * The dialogs of enrolling and leaving around the screen whose buttons open them, so that they stay while the
 * screen changes behind them. Specification 2, section 4.2.
 */
export function EnrollmentFlow({ focusAfter = PAGE, children }: EnrollmentFlowProps) {
  const navigate = useNavigate()
  const save = useSaveEnrollment()
  const [shown, setShown] = useState<{ session: SessionToJoin; step: EnrollmentStep } | null>(null)
  const focusNext = useRef<string>(undefined)
  const close = () => setShown(null)
  // Whoever had no network may press once more where they are.
  const giveUp = (error: unknown) => {
    if (!isOutage(error)) close()
  }

  // After every drawing, since what takes the focus may come a moment after the dialog has gone.
  useEffect(() => {
    const next = shown || !focusNext.current ? null : document.getElementById(focusNext.current)
    if (!next) return
    next.focus()
    focusNext.current = undefined
  })

  const enroll = (session: SessionToJoin) =>
    save.mutate(
      { sessionId: session.sessionId },
      {
        onSuccess: ({ enrollmentStatus: status }) => {
          focusNext.current = focusAfter.joining
          if (happeningNow(session, Date.now())) close()
          else setShown({ session, step: status === 'WAITLISTED' ? 'waitlisted' : 'enrolled' })
        },
        onError: giveUp,
      },
    )
  const leave = ({ sessionId }: SessionToJoin) =>
    save.mutate(
      { sessionId, unenroll: true },
      {
        onSuccess: ({ enrollmentStatus: status }) => {
          if (status === 'CLOSED') return void navigate({ to: pathTo('courses') })
          focusNext.current = focusAfter.leaving
          close()
        },
        onError: giveUp,
      },
    )

  return (
    <FlowContext value={(session, step) => setShown({ session, step })}>
      {children}
      {shown && (
        <EnrollmentDialogs
          step={shown.step}
          session={shown.session}
          busy={save.isPending}
          onEnroll={() => enroll(shown.session)}
          onLeave={() => leave(shown.session)}
          onClose={close}
          onMissing={close}
        />
      )}
    </FlowContext>
  )
}
