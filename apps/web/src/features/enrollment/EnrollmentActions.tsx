import type { LeaveButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import type { EnrollmentSession } from './enrollment-actions.ts'
import { useEnrollmentFlow } from './EnrollmentFlow.tsx'

interface EnrollmentActionsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  session: EnrollmentSession
  calendar: boolean
  leave: LeaveButton | null
}

/** The calendar button and the unenroll button of an enrolled member. Decisions, section 9. */
export function EnrollmentActions({ session, calendar, leave, ...look }: EnrollmentActionsProps) {
  const openDialog = useEnrollmentFlow()
  return (
    <>
      {calendar && <AddToCalendar {...look} session={session} />}
      {leave && (
        <Button {...look} variant="quiet" onClick={() => openDialog(session, 'leave')}>
          {leave.text}
        </Button>
      )}
    </>
  )
}
