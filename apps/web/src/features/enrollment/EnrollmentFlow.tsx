import { useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Waitlist } from '@section/domain/enrollment/waitlist-rank.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import type { ButtonSession } from '@section/domain/sessions/session-button.ts'
import { happeningNow } from '@section/domain/sessions/session-flags.ts'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'

/** The facts of a session that the buttons and dialogs of enrollment use. */
export interface EnrollmentSession extends ButtonSession {
  readonly courseId: string
  readonly title: string
  readonly coverImageUrl: string
  readonly entitled: boolean
  readonly enrollmentStatus: EnrollmentStatus
  readonly hasWaitlist: boolean
  /** False for a member who counts as enrolled without a seat. */
  readonly hasEnrollment?: boolean
  /** Present for sessions that can be joined. */
  readonly courseTypeMeta?: { readonly waitlist: { readonly taskItems: readonly string[] } }
  /** The meetings of the session, soonest first. */
  readonly meetings: readonly Meeting[]
  /** Present on the landing page, where a waitlist can be joined; null for a session without a waitlist. */
  readonly waitlist?: Waitlist | null
}

const EnrollmentDialogs = lazyDialog(() => import('./EnrollmentDialogs.tsx'), 'EnrollmentDialogs')

const PAGE = { joining: MAIN_ID, leaving: MAIN_ID }

export type EnrollmentStep = 'confirm' | 'enrolled' | 'waitlisted' | 'leave'

/**
 * Opens the dialog for a step. `focusAfter` is the id of the element that gets the focus when the step succeeds;
 * without it, the flow's own `focusAfter` says which one does.
 */
type OpenDialog = (session: EnrollmentSession, step: 'confirm' | 'leave', focusAfter?: string) => void

const FlowContext = createContext<OpenDialog>(() => undefined)

/** Returns a function that opens the dialog for enrolling in a session or for leaving it. */
export const useEnrollmentFlow = (): OpenDialog => useContext(FlowContext)

interface EnrollmentFlowProps {
  /** The ids of the elements that get the focus after a step, because the pressed button is gone; by default the page. */
  focusAfter?: { joining: string; leaving: string }
  /** The course's sessions as they are now, from which the dialogs of a full session offer other dates. */
  sessions?: readonly EnrollmentSession[]
  /** The button that leads to the course on demand, which the dialogs of a full session offer without other dates. */
  onDemand?: ReactNode
  children: ReactNode
}

/**
 * Holds the dialogs of enrolling and leaving around the screen whose buttons open them, so that they stay mounted while
 * the screen changes behind them.
 */
export function EnrollmentFlow({
  focusAfter = PAGE,
  sessions = [],
  onDemand,
  children,
}: EnrollmentFlowProps) {
  const navigate = useNavigate()
  const [shown, setShown] = useState<{
    session: EnrollmentSession
    step: EnrollmentStep
    focusAfter?: string | undefined
  } | null>(null)
  const focusNext = useRef<string>(undefined)
  const close = () => setShown(null)

  // This runs after every render, because the element may appear a moment after the dialog has closed.
  useEffect(() => {
    const next = shown || !focusNext.current ? null : document.getElementById(focusNext.current)
    if (!next) return
    // Where its beginning is in view, the page stays, so that nothing slides under the header.
    next.focus({ preventScroll: isBeginningInView(next) })
    focusNext.current = undefined
  })

  const handleEnrolled = (session: EnrollmentSession, status: EnrollmentStatus | null) => {
    focusNext.current = focusAfter.joining
    if (happeningNow(session, Date.now())) close()
    else setShown({ session, step: status === 'WAITLISTED' ? 'waitlisted' : 'enrolled' })
  }
  const handleLeft = (status: EnrollmentStatus | null) => {
    // The dialog closes by itself also on the courses, to which nobody then navigates.
    close()
    if (status === 'CLOSED') void navigate({ to: pathTo('courses') })
    else focusNext.current = shown?.focusAfter ?? focusAfter.leaving
  }

  const current = sessions.find(({ sessionId }) => sessionId === shown?.session.sessionId) ?? shown?.session
  return (
    <FlowContext value={(session, step, focusId) => setShown({ session, step, focusAfter: focusId })}>
      {children}
      {shown && current && (
        <EnrollmentDialogs
          step={shown.step}
          session={current}
          others={sessions.filter(({ sessionId }) => sessionId !== current.sessionId)}
          onDemand={onDemand}
          onChoose={(session) => setShown({ session, step: 'confirm' })}
          onEnrolled={(status) => handleEnrolled(shown.session, status)}
          onLeft={handleLeft}
          onClose={close}
          onMissing={close}
        />
      )}
    </FlowContext>
  )
}

/** The height of an element, in pixels, that is enough to see which it is. */
const BEGINNING_PX = 160

/** Checks whether the beginning of an element is in the window, below the header. */
function isBeginningInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  const headerHeight = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  return top >= headerHeight && top + BEGINNING_PX <= window.innerHeight
}
