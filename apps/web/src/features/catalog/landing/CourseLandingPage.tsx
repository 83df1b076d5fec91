import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { courseLanding } from '@section/domain/catalog/course-landing.ts'
import { courseSessions } from '@section/domain/catalog/course-sessions.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useNow } from '../../../lib/now.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { EnrollmentFlow } from '../../enrollment/EnrollmentFlow.tsx'
import { OWN_SESSION_ID } from '../../enrollment/OwnSession.tsx'
import { courseLandingQuery } from '../course-landing-query.ts'
import { CourseHero } from './CourseHero.tsx'
import css from './course-landing.module.css'
import { CourseStory } from './CourseStory.tsx'
import { FORMAT_SECTION_ID, FormatSection } from './formats/FormatSection.tsx'
import { Professors } from './Professors.tsx'
import { SessionDates } from './SessionDates.tsx'

/** A course's landing page, its sections in the order of Specification 2, section 2.3. */
export function CourseLandingPage() {
  const { courseId } = useParams({ from: memberRouteId('course') })
  const { data } = useSuspenseQuery(courseLandingQuery(courseId))
  const { viewer } = useSignedIn()
  const now = useNow()
  usePageTitle(data?.about.title)
  if (!data) return <NotFoundScreen />
  const course = courseSessions(courseId, data.sessions, now)
  const landing = courseLanding(course, viewer, now)
  return (
    <EnrollmentFlow focusAfter={FOCUS_AFTER}>
      <Page>
        <CourseHero course={course} landing={landing} data={data} now={now} />
        <div className={css.sections}>
          {landing.formatSection && <FormatSection formats={landing.formatSection} data={data} now={now} />}
          {landing.activationNote && <SessionDates course={course} now={now} />}
          <CourseStory about={data.about} />
          <Professors faculties={data.about.faculties} />
          {landing.joinTheCourse && (
            <div className={css.join}>
              <Button variant="primary" size="large" onClick={goToFormats}>
                JOIN THE COURSE
              </Button>
            </div>
          )}
        </div>
      </Page>
    </EnrollmentFlow>
  )
}

const FOCUS_AFTER = { joining: OWN_SESSION_ID, leaving: FORMAT_SECTION_ID }

/** Scrolls to the formats and puts the focus there, so that the keyboard goes on from them. */
function goToFormats(): void {
  const section = document.getElementById(FORMAT_SECTION_ID)
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.focus({ preventScroll: true })
}
