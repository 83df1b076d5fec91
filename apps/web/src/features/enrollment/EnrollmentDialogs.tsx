import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { EnrolledDialog } from './EnrolledDialog.tsx'
import css from './enrollment-dialogs.module.css'
import type { EnrollmentStep } from './EnrollmentFlow.tsx'
import { SessionLines } from './SessionLines.tsx'
import type { SessionToJoin } from './session-to-join.ts'

interface EnrollmentDialogsProps {
  step: EnrollmentStep
  session: SessionToJoin
  busy: boolean
  onEnroll: () => void
  onLeave: () => void
  onClose: () => void
}

/** The dialog of each step of enrolling and leaving. Specification 2, section 4.2; Specification 1, section 2.5. */
export function EnrollmentDialogs({
  step,
  session,
  busy,
  onEnroll,
  onLeave,
  onClose,
}: EnrollmentDialogsProps) {
  if (step === 'confirm') {
    return (
      <ConfirmDialog
        opened
        title="Ready to learn?"
        confirmLabel="I'M SOLD, ENROLL ME"
        busy={busy}
        focusOn="confirm"
        cover
        art={<img className={css.cover} src={session.coverImageUrl} alt="" width={640} height={360} />}
        onConfirm={onEnroll}
        onCancel={onClose}
      >
        <SessionLines session={session} />
        {session.enrollmentStatus === 'WAITLIST' && (
          <p className={css.hint}>
            This session is full. You join the waitlist and get the first seat that frees.
          </p>
        )}
      </ConfirmDialog>
    )
  }
  if (step === 'leave') {
    return (
      <ConfirmDialog
        opened
        title="Are you sure you want to unenroll from this live course?"
        confirmLabel="YES I'M SURE"
        tone="danger"
        busy={busy}
        onConfirm={onLeave}
        onCancel={onClose}
      >
        <p className={css.session}>{whatIsGivenUp(session)}</p>
      </ConfirmDialog>
    )
  }
  return <EnrolledDialog session={session} waitlisted={step === 'waitlisted'} onClose={onClose} />
}

function whatIsGivenUp({ enrollmentStatus, hasWaitlist }: SessionToJoin): string {
  if (enrollmentStatus === 'WAITLISTED') return 'You give up your place on the waitlist.'
  return hasWaitlist
    ? 'Your seat goes to the next member on the waitlist.'
    : 'You give up your seat. You can enroll again while seats are left.'
}
