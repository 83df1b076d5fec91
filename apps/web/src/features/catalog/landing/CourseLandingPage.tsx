import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseLanding } from '@section/domain/catalog/course-landing.ts'
import { hidesDates } from '@section/domain/catalog/hidden-dates.ts'
import { type CourseSessions, courseSessions } from '@section/domain/catalog/course-sessions.ts'
import { canStartOnDemand } from '@section/domain/catalog/course-page/start-on-demand.ts'
import { formatDate, formatTime } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { localZone, useNow } from '../../../lib/now.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { Classmates } from '../../directory/classmates/Classmates.tsx'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import { CourseResources } from '../../resources/course/CourseResources.tsx'
import { OWN_SESSION_ID } from './own-session/OwnSessionCard.tsx'
import { type CourseLandingData, courseLandingQuery, type LandingSession } from '../course-landing-query.ts'
import { CourseHero } from './hero/CourseHero.tsx'
import css from './course-landing.module.css'
import { CourseAlert } from './alert/CourseAlert.tsx'
import { CourseDetails } from './CourseDetails.tsx'
import { CourseOutlineSection } from './outline/CourseOutlineSection.tsx'
import { MemberReviews } from './reviews/MemberReviews.tsx'
import { Professors } from './Professors.tsx'
import { CourseTrailer } from './trailer/CourseTrailer.tsx'
import { LazyCourseProducts } from './offer/course-products.ts'
import { FORMAT_SECTION_ID, FormatSection } from './formats/FormatSection.tsx'
import { OnDemandButton } from './formats/OnDemandButton.tsx'
import { useOnDemandAccess } from './formats/use-on-demand-access.ts'
import { useOnDemandLink } from './formats/use-on-demand-link.ts'

/** The page is loaded lazily, because members rarely open a course that their plan does not hold. */
const CourseOfferPage = lazyPart(() => import('./offer/CourseOfferPage.tsx'), 'CourseOfferPage')

/** The certificates are left out when their file does not load, because the page is complete without them. */
const CourseCertificates = lazyPart(() => import('./earned/CourseCertificates.tsx'), 'CourseCertificates', {
  missing: null,
})

/** The landing page of a course; for a course outside of the member's plan, it says what opens the course. */
export function CourseLandingPage() {
  const { courseId } = useParams({ from: memberRouteId('course') })
  const { data } = useSuspenseQuery(courseLandingQuery(courseId))
  usePageTitle(data?.kind === 'offer' ? data.offer.title : data?.about.title)
  if (!data) return <NotFoundScreen />
  return data.kind === 'offer' ? <CourseOfferPage {...data} /> : <OpenCourse data={data} />
}

/** The landing page of a course of which the member sees sessions. */
function OpenCourse({ data }: { data: CourseLandingData }) {
  const { viewer } = useSignedIn()
  const now = useNow()
  const { courseId } = data.about
  const course = courseSessions(courseId, data.sessions, now)
  const landing = courseLanding(course, viewer, now)
  const onDemand = useOnDemandOffer(course, data)
  return (
    <EnrollmentFlow focusAfter={FOCUS_AFTER} sessions={data.sessions} onDemand={onDemand}>
      <Page>
        <CourseHero course={course} landing={landing} data={data} now={now} />
        <div className={css.sections}>
          {data.products.length > 0 && (
            <Section title="Buy it by itself">
              <Card>
                <LazyCourseProducts courseId={courseId} products={data.products} />
              </Card>
            </Section>
          )}
          {landing.formatSection && (
            <FormatSection
              course={course}
              formats={landing.formatSection}
              data={data}
              offersAlert={landing.courseAlert}
              now={now}
            />
          )}
          {!landing.formatSection && landing.courseAlert && (
            <div className={css.noDates}>
              <p>There is no date to join right now.</p>
              <CourseAlert courseId={courseId} active={data.alert} />
            </div>
          )}
          {landing.activationNote && <SessionDates course={course} now={now} />}
          <CourseDetails about={data.about} />
          <MemberReviews about={data.about} />
          <CourseOutlineSection data={data} isOpen={course.hasOnDemand} />
          <CourseTrailer about={data.about} />
          <Professors data={data} />
          <CourseCertificates courseId={courseId} />
        </div>
        <CourseResources courseId={courseId} />
        <Classmates courseId={courseId} />
        {landing.joinTheCourse && (
          <div className={css.join}>
            <Button variant="primary" size="large" onClick={scrollToFormats}>
              JOIN THE COURSE
            </Button>
          </div>
        )}
      </Page>
    </EnrollmentFlow>
  )
}

/** Returns the button that leads to the course on demand, for a member who can start it; null for every other one. */
function useOnDemandOffer(course: CourseSessions, data: CourseLandingData): ReactNode {
  const place = useOnDemandLink(data)
  const access = useOnDemandAccess(data)
  if (!place || !canStartOnDemand(course, access)) return null
  return <OnDemandButton place={place}>GO TO ON DEMAND COURSE</OnDemandButton>
}

const FOCUS_AFTER = { joining: OWN_SESSION_ID, leaving: FORMAT_SECTION_ID }

/** Scrolls to the formats and focuses them, so that keyboard navigation continues there. */
function scrollToFormats(): void {
  const section = document.getElementById(FORMAT_SECTION_ID)
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.focus({ preventScroll: true })
}

/** The dates of the sessions, for members who bought single courses. */
function SessionDates({ course, now }: { course: CourseSessions<LandingSession>; now: number }) {
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
