import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { BADGE_EARNED, cardBadges } from '@section/domain/catalog/card-badge.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { enrollmentActions } from '../../enrollment/enrollment-actions.ts'
import { EnrollmentActions } from '../../enrollment/EnrollmentActions.tsx'
import { SessionLink } from '../../enrollment/SessionLink.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import { CardPills } from './CardPills.tsx'
import css from './card-footer.module.css'
import { CourseBookmark } from './CourseBookmark.tsx'
import { cardSession, courseCardFacts, runningDay } from './course-card-facts.ts'
import { entryButton } from './entry-button.ts'

interface SessionCourseCardProps {
  course: CourseSessions<DashboardSession>
  saved: boolean
  now: number
  /** The share of the course watched, 0 to 1. */
  progress?: number | undefined
  eager?: boolean
  layout?: 'stacked' | 'wide'
  /** The screen shows the member's own session elsewhere, so the card leaves out its buttons. */
  hideActions?: boolean | undefined
  /** False when the card's title is no link. */
  linked?: boolean
}

/** A course as a card, with what the member can do about the session that matters most to them. */
export function SessionCourseCard({ course, saved, now, linked = true, ...props }: SessionCourseCardProps) {
  const { courseId } = course
  const rated = useFlag('courseRating')
  const facts = courseCardFacts(course, rated, now)
  const { badge, badgeEarned } = cardBadges(course, 'dashboard', now)
  const session = props.hideActions ? undefined : cardSession(course)
  return (
    <CourseCard
      {...facts}
      eager={props.eager ?? false}
      layout={props.layout}
      progress={props.progress}
      renderLink={linked ? (slot) => <Link to={pathTo('course', { courseId })} {...slot} /> : undefined}
      footer={useCardFooter(session, now)}
      badge={(badge || badgeEarned) && <CardPills badge={badge} earned={badgeEarned ? BADGE_EARNED : null} />}
      bookmark={<CourseBookmark courseId={courseId} title={facts.title} saved={saved} />}
    />
  )
}

/** The buttons of a session; they are not part of the card's own link. */
function useCardFooter(session: DashboardSession | undefined, now: number) {
  const { viewer } = useSignedIn()
  if (!session) return undefined
  const entry = entryButton(session, viewer, now)
  const { calendar, leave } = enrollmentActions(session, viewer, now)
  if (!entry && !calendar && !leave) return undefined
  return (
    <>
      {entry && (
        <div className={css.entry}>
          <SessionLink {...entry} />
          <span className={css.day}>{runningDay(session, now)}</span>
        </div>
      )}
      {(calendar || leave) && (
        <div className={css.enrollment}>
          <EnrollmentActions session={session} {...{ calendar, leave }} size="small" variant="quiet" />
        </div>
      )}
    </>
  )
}
