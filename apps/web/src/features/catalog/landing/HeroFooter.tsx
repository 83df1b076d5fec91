import { IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { CourseLanding } from '@section/domain/catalog/course-landing.ts'
import { hidesDates } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { noSeatText } from '@section/domain/sessions/open-seat.ts'
import { watchedStage } from '@section/domain/video/progress/credited-share.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { OWN_SESSION_ID, OwnSessionCard } from './own-session/OwnSessionCard.tsx'
import { SessionAction } from '../../enrollment/SessionButtons.tsx'
import type { CourseLandingData, LandingSession } from '../course-landing-query.ts'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import css from './course-hero.module.css'
import { OnDemandButton } from './formats/OnDemandButton.tsx'
import { useOnDemandLink } from './formats/use-on-demand-link.ts'

export interface CourseHeroProps {
  course: CourseSessions<LandingSession>
  landing: CourseLanding<LandingSession>
  data: CourseLandingData
  now: number
}

/**
 * The member's sessions in the course, the link to the on-demand edition, or else the next live date. While the format
 * section is hidden, its buttons are here (docs/product/course-page.md#hero-of-the-landing-page).
 */
export function HeroFooter({ course, landing, data, now }: CourseHeroProps) {
  const own = ownSessions(course)
  const isEnrolled = own.some(({ flags }) => !flags.ended)
  const { onDemandSession } = course
  const hasBegun = onDemandSession?.flags.enrolled || onDemandSession?.flags.userCompleted || false
  const shared = { course, hasBegun, isOnlyOffer: landing.formatSection === null }
  return (
    <>
      {own.map(({ session }, index) => (
        <OwnSessionCard
          key={session.sessionId}
          session={session}
          now={now}
          {...(index === 0 && { id: OWN_SESSION_ID })}
        />
      ))}
      <OnDemandFooter {...shared} data={data} primary={!isEnrolled} />
      {!isEnrolled && <NextDate {...shared} now={now} />}
    </>
  )
}

interface FooterProps {
  course: CourseSessions<LandingSession>
  /** True if the member has begun or completed the course on demand. */
  hasBegun: boolean
  /** True if the format section is hidden, so that no other part of the page offers the sessions. */
  isOnlyOffer: boolean
}

function OnDemandFooter({
  course,
  data,
  primary,
  hasBegun,
  isOnlyOffer,
}: FooterProps & { data: CourseLandingData; primary: boolean }) {
  const isOpen = hasBegun || (isOnlyOffer && course.hasOnDemand && data.onDemand?.entitled)
  const place = useOnDemandLink(data)
  if (!isOpen || !place) return null
  const progress = data.progress ?? { creditedShare: 0, completed: false }
  // The page of a session has a checklist of its own, which does not follow from the progress in the lessons.
  const showsProgress = hasBegun && !place.isSession
  return (
    <div className={css.footer}>
      {showsProgress && (
        <div className={css.progress}>
          <ProgressLine size="medium" showPercent value={progress.creditedShare} label="Your progress" />
        </div>
      )}
      <OnDemandButton
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'large' : 'medium'}
        icon={<Icon of={IconPlayerPlay} />}
        place={place}
      >
        {showsProgress ? LINK_TEXTS[watchedStage(progress)] : 'GO TO ON DEMAND COURSE'}
      </OnDemandButton>
    </div>
  )
}

/**
 * The next live date, or that of a running session that can be joined, and a word when it has no seat; with its button
 * while the format section is hidden.
 */
function NextDate({ course, now, hasBegun, isOnlyOffer }: FooterProps & { now: number }) {
  const { viewer } = useSignedIn()
  const next = course.nextUpcomingSession ?? course.joinableSession ?? course.unavailableSession
  if (!next || (hasBegun && !isOnlyOffer)) return null
  const date = hidesDates(next, viewer, now) ? null : sessionLiveDate(next.session, now, localZone())
  const isOffered = isOnlyOffer && next.session.entitled
  if (!date && !isOffered) return null
  const noSeat = noSeatText(next.session, next.session.enrollmentStatus, now)
  return (
    <div className={css.nextRow}>
      {date && (
        <p className={css.next}>
          <span className={css.nextLabel}>Next live date</span>{' '}
          <DottedLine parts={[date.dates, date.time, date.until]} />
          {noSeat && <span className={css.noSeat}>{noSeat}</span>}
        </p>
      )}
      {isOffered && <SessionAction session={next.session} now={now} />}
    </div>
  )
}

const LINK_TEXTS = {
  NOT_STARTED: 'Start learning',
  IN_PROGRESS: 'Continue learning',
  COMPLETED: 'Watch again',
} as const
