import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import css from './enrollment-dialogs.module.css'
import { SessionLines } from './SessionLines.tsx'
import type { SessionToJoin } from './session-to-join.ts'

interface EnrolledDialogProps {
  session: SessionToJoin
  waitlisted: boolean
  onClose: () => void
}

/** What happens next, after a seat or a place in line. Specification 2, section 4.2. */
export function EnrolledDialog({ session, waitlisted, onClose }: EnrolledDialogProps) {
  return (
    <Dialog
      opened
      size="medium"
      title={waitlisted ? 'Added To Waitlist!' : "YOU'RE IN!"}
      onClose={onClose}
      cover
      art={<img className={css.cover} src={session.coverImageUrl} alt="" width={640} height={360} />}
      actions={
        <>
          {!waitlisted && session.meetings.length > 0 && <AddToCalendar session={session} />}
          <ButtonLink
            variant="primary"
            renderLink={(slot) => <Link to={pathTo('courses')} data-autofocus {...slot} />}
          >
            Go to Courses
          </ButtonLink>
        </>
      }
    >
      <SessionLines session={session} />
      <h3 className={css.next}>What's next</h3>
      <ul className={css.steps}>
        {(waitlisted ? WAITLIST_STEPS : ENROLLED_STEPS).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Dialog>
  )
}

const ENROLLED_STEPS = [
  'Put the dates in your calendar, so that nothing gets in their way.',
  'Find the course under Active/Enrolled Courses.',
  'The link to the live session opens shortly before it starts.',
]

const WAITLIST_STEPS = [
  'You are in line: the first seat that frees goes to the first on the waitlist.',
  'You can leave the waitlist from the course page at any time.',
]
