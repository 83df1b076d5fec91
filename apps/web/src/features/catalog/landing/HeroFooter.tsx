import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { CourseLanding as LandingRule } from '@section/domain/catalog/course-landing.ts'
import { hidesDates } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import { liveDateText, sessionLiveDate } from '@section/domain/sessions/session-dates.ts'
import { watchedStage } from '@section/domain/video/progress/credited-share.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { OWN_SESSION_ID, OwnSession } from '../../enrollment/OwnSession.tsx'
import { SessionAction } from '../../enrollment/SessionAction.tsx'
import type { CourseLanding, LandingSession } from '../course-landing-query.ts'
import css from './course-hero.module.css'
import { firstOpenLesson } from './formats/first-open-lesson.ts'

interface HeroFooterProps {
  course: CourseSessions<LandingSession>
  landing: LandingRule<LandingSession>
  data: CourseLanding
  now: number
}

/**
 * The foot of the hero: the sessions that I hold a place in, going on where I stopped on demand, otherwise the next
 * live date; and the buttons that the format section would have while it is hidden. Specification 2, section 2.3.
 */
export function HeroFooter({ course, landing, data, now }: HeroFooterProps) {
  const own = ownSessions(course)
  const inPlace = own.some(({ flags }) => !flags.ended)
  return (
    <>
      {own.map(({ session }, index) => (
        <OwnSession
          key={session.sessionId}
          session={session}
          now={now}
          {...(index === 0 && { id: OWN_SESSION_ID })}
        />
      ))}
      <OnDemandFooter course={course} data={data} primary={!inPlace} alone={landing.formatSection === null} />
      {!inPlace && <NextDate course={course} now={now} alone={landing.formatSection === null} />}
    </>
  )
}

interface OnDemandFooterProps {
  course: CourseSessions<LandingSession>
  data: CourseLanding
  primary: boolean
  /** Whether no format section offers the course on demand. */
  alone: boolean
}

function OnDemandFooter({ course, data, primary, alone }: OnDemandFooterProps) {
  const lesson = firstOpenLesson(data)
  const inside = course.onDemandSession?.flags.enrolled || course.onDemandSession?.flags.userCompleted
  const open = inside || (alone && course.hasOnDemand && data.onDemand?.entitled)
  if (!open || !lesson) return null
  const progress = data.progress ?? { creditedShare: 0, completed: false }
  return (
    <div className={css.footer}>
      {inside && (
        <div className={css.progress}>
          <ProgressLine size="medium" showPercent value={progress.creditedShare} label="Your progress" />
        </div>
      )}
      <ButtonLink
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'large' : 'medium'}
        icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
        renderLink={(slot) => <Link to={pathTo('onDemandVideo', lesson)} {...slot} />}
      >
        {inside ? CALLS[watchedStage(progress)] : 'GO TO ON DEMAND COURSE'}
      </ButtonLink>
    </div>
  )
}

/** The next live date; where no format section offers it, with the button of who may take it. */
function NextDate({
  course,
  now,
  alone,
}: {
  course: CourseSessions<LandingSession>
  now: number
  alone: boolean
}) {
  const { viewer } = useSignedIn()
  const inside = course.onDemandSession?.flags.enrolled || course.onDemandSession?.flags.userCompleted
  const next = course.nextUpcomingSession
  if (!next || (inside && !alone)) return null
  const date = hidesDates(next, viewer, now) ? null : sessionLiveDate(next.session, now, localZone())
  const offered = alone && next.session.entitled
  if (!date && !offered) return null
  return (
    <div className={css.nextRow}>
      {date && (
        <p className={css.next}>
          <span className={css.nextLabel}>Next live date</span> {liveDateText(date)}
        </p>
      )}
      {offered && <SessionAction session={next.session} now={now} />}
    </div>
  )
}

const CALLS = {
  NOT_STARTED: 'Start learning',
  IN_PROGRESS: 'Continue learning',
  COMPLETED: 'Watch again',
} as const
