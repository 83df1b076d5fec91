import type { ReactNode } from 'react'
import { joiningText, waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import { Picture } from '../../lib/links/Picture.tsx'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { isOutage } from '../../lib/graphql/failures.ts'
import { useNow } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { AddToCalendar, SUBSCRIBE_LINK } from '../calendar/AddToCalendar.tsx'
import css from './enrollment-dialogs.module.css'
import { OtherDates } from './OtherDates.tsx'
import type { EnrollmentSession, EnrollmentStep } from './EnrollmentFlow.tsx'
import { liveDates } from './live-dates.ts'
import { useSaveEnrollment } from './save-enrollment.ts'

interface EnrollmentDialogsProps {
  step: EnrollmentStep
  session: EnrollmentSession
  /** The course's other sessions. */
  others: readonly EnrollmentSession[]
  /** The button that leads to the course on demand, where the member can start it. */
  onDemand: ReactNode
  /** Starts to enroll in another session. */
  onChoose: (session: EnrollmentSession) => void
  /** Are called with the member's status afterwards. */
  onEnrolled: (status: EnrollmentStatus | null) => void
  onLeft: (status: EnrollmentStatus | null) => void
  onClose: () => void
}

/** The dialog of each step of enrolling and leaving (docs/product/enrollment.md#enrolling). */
export function EnrollmentDialogs({ step, session, others, onDemand, ...actions }: EnrollmentDialogsProps) {
  const save = useSaveEnrollment()
  const shared = { opened: true, busy: save.isPending, onCancel: actions.onClose }
  const submit = (unenroll: boolean) =>
    save.mutate(
      { session, unenroll },
      {
        onSuccess: ({ enrollmentStatus }) =>
          (unenroll ? actions.onLeft : actions.onEnrolled)(enrollmentStatus),
        onError: (error) => {
          // After an outage the dialog stays open for a retry.
          if (!isOutage(error)) actions.onClose()
        },
      },
    )
  const isFull = session.enrollmentStatus === 'WAITLIST'
  const otherDates = <OtherDates sessions={others} onChoose={actions.onChoose} onDemand={onDemand} />
  if (step === 'confirm')
    return (
      <ConfirmDialog
        {...shared}
        title="Ready to learn?"
        confirmLabel={isFull ? "I'M SOLD, JOIN THE WAITLIST" : "I'M SOLD, ENROLL ME"}
        focusOn="confirm"
        cover
        art={<Cover session={session} />}
        onConfirm={() => submit(false)}
      >
        <SessionLines session={session} status={session.enrollmentStatus} />
        {isFull && (
          <>
            <p className={css.hint}>
              This session is full. {session.waitlist && joiningText(session.waitlist)} The first in line gets
              the next seat that frees, and a mail.
            </p>
            {otherDates}
          </>
        )}
      </ConfirmDialog>
    )
  if (step === 'leave')
    return (
      <ConfirmDialog
        {...shared}
        title={LEAVE_QUESTIONS[session.sessionType]}
        confirmLabel="YES I'M SURE"
        tone="danger"
        onConfirm={() => submit(true)}
      >
        <p className={css.session}>{leaveConsequence(session)}</p>
      </ConfirmDialog>
    )
  return (
    <EnrolledDialog session={session} waitlisted={step === 'waitlisted'} onClose={actions.onClose}>
      {step === 'waitlisted' && otherDates}
    </EnrolledDialog>
  )
}

const LEAVE_QUESTIONS = {
  LIVE: 'Are you sure you want to unenroll from this live course?',
  ON_DEMAND: 'Are you sure you want to unenroll from this on-demand course?',
}

const Cover = ({ session }: { session: EnrollmentSession }) => (
  <Picture className={css.cover} src={session.coverImageUrl} alt="" width={640} height={360} />
)

function leaveConsequence({ sessionType, enrollmentStatus, hasWaitlist }: EnrollmentSession): string {
  if (sessionType === 'ON_DEMAND')
    return 'What you have watched is kept. You are enrolled again as soon as you watch a lesson.'
  if (enrollmentStatus === 'WAITLISTED') return 'You give up your place on the waitlist.'
  return hasWaitlist
    ? 'Your seat goes to the next member on the waitlist.'
    : 'You give up your seat. You can enroll again while seats are left.'
}

interface EnrolledDialogProps {
  session: EnrollmentSession
  waitlisted: boolean
  onClose: () => void
  children: ReactNode
}

function EnrolledDialog({ session, waitlisted, onClose, children }: EnrolledDialogProps) {
  const hasCalendar = !waitlisted && session.meetings.length > 0
  return (
    <Dialog
      opened
      size="medium"
      title={waitlisted ? 'Added To Waitlist!' : "YOU'RE IN!"}
      onClose={onClose}
      cover
      art={<Cover session={session} />}
      actions={
        <>
          {hasCalendar && <AddToCalendar session={session} offersSubscription={false} />}
          <ButtonLink variant="primary" to={pathTo('courses')} data-autofocus>
            Go to Courses
          </ButtonLink>
        </>
      }
    >
      <SessionLines session={session} status={waitlisted ? 'WAITLISTED' : 'ENROLLED'} />
      {waitlisted && session.waitlist && <p className={css.hint}>{waitingText(session.waitlist)}</p>}
      <h3 className={css.next}>What's next</h3>
      <ul className={css.steps}>
        {(waitlisted ? (session.courseTypeMeta?.waitlist.taskItems ?? []) : ENROLLED_STEPS).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {hasCalendar && (
        <p className={css.hint}>
          The file has today’s dates. To stay up to date,{' '}
          <Link {...SUBSCRIBE_LINK}>subscribe to all of your sessions</Link>.
        </p>
      )}
      {children}
    </Dialog>
  )
}

const ENROLLED_STEPS = [
  'Put the dates in your calendar, so that nothing gets in their way.',
  'Find the course under Active/Enrolled Courses.',
  'The link to the live session opens shortly before it starts.',
]

interface SessionLinesProps {
  session: EnrollmentSession
  /** The member's status by now, which decides whether they see the dates. */
  status: EnrollmentStatus
}

/** The title of a session and its dates with the local time, as far as the member sees them. */
function SessionLines({ session, status }: SessionLinesProps) {
  const { viewer } = useSignedIn()
  const dates = liveDates(session, viewer, useNow(), status)
  return (
    <p className={css.session}>
      <strong>{session.title}</strong>
      <br />
      {dates}
    </p>
  )
}
