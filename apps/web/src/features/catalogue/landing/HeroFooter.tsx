import { Link } from '@tanstack/react-router'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { CourseSessions } from '@section/domain/catalogue/course-sessions.ts'
import { hidesDates } from '@section/domain/catalogue/course-landing.ts'
import { sessionDates } from '@section/domain/sessions/session-dates.ts'
import { watchedStage } from '@section/domain/video/credited-share.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer.ts'
import type { CourseLanding, LandingSession } from '../course-landing-query.ts'
import css from './course-hero.module.css'
import { firstOpenLesson } from './first-open-lesson.ts'

interface HeroFooterProps {
  course: CourseSessions<LandingSession>
  data: CourseLanding
  now: number
}

/** The foot of the hero: going on where I stopped when I am in the course, otherwise the next live date. */
export function HeroFooter({ course, data, now }: HeroFooterProps) {
  const { viewer } = useSignedIn()
  const lesson = firstOpenLesson(data)
  const inside = course.onDemandSession?.flags.enrolled || course.onDemandSession?.flags.userCompleted
  const next = course.nextUpcomingSession
  const dates = next && !hidesDates(next, viewer, now) ? sessionDates(next.session, localZone()) : null
  const progress = data.progress ?? { creditedShare: 0, completed: false }
  if (inside && lesson) {
    return (
      <div className={css.footer}>
        <div className={css.progress}>
          <ProgressLine size="medium" showPercent value={progress.creditedShare} label="Your progress" />
        </div>
        <ButtonLink
          variant="primary"
          size="large"
          icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
          renderLink={(slot) => (
            <Link to="/courses/ondemand/$topLevelId/$groupId/$videoContentId" params={lesson} {...slot} />
          )}
        >
          {CALLS[watchedStage(progress)]}
        </ButtonLink>
      </div>
    )
  }
  if (!dates) return null
  return (
    <p className={css.next}>
      <span className={css.nextLabel}>Next live date</span> {dates}
    </p>
  )
}

const CALLS = {
  NOT_STARTED: 'Start learning',
  IN_PROGRESS: 'Continue learning',
  COMPLETED: 'Watch again',
} as const
