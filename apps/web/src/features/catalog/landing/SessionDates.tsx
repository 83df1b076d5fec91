import { hidesDates } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { formatDate, formatTime } from '@section/domain/sessions/session-dates.ts'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import type { LandingSession } from '../course-landing-query.ts'
import css from './course-landing.module.css'

/** The activation-date note for transactional members. Specification 2, sections 2.3 and 4.3. */
export function SessionDates({ course, now }: { course: CourseSessions<LandingSession>; now: number }) {
  const { viewer } = useSignedIn()
  const dates = course.sessions.flatMap((derived) => {
    const at = derived.session.activateAt ?? derived.session.startAt
    return at === null || derived.flags.ended || hidesDates(derived, viewer, now)
      ? []
      : [`${formatDate(at, localZone())}, ${formatTime(at, localZone())}`]
  })
  if (dates.length === 0) return null
  return (
    <p className={css.note}>
      <strong>Session dates:</strong> {[...new Set(dates)].join(' · ')}
    </p>
  )
}
