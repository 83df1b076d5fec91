import { Link } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import type { CourseSessions } from '@section/domain/catalogue/course-sessions.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { EmptyState } from '@section/ui/screen-state/EmptyState.tsx'
import { CourseCards } from '../catalogue/CourseCards.tsx'
import type { DashboardSession } from '../catalogue/dashboard-query.ts'
import { useCourseProgress } from './course-progress.ts'

const MOST_CARDS = 4
const TITLE = 'Continue learning'

interface ContinueLearningProps {
  courses: readonly CourseSessions<DashboardSession>[]
  bookmarks: ReadonlySet<string>
  now: number
}

/** The courses that the member is in, with how far they have come; or where to begin. */
export function ContinueLearning({ courses, bookmarks, now }: ContinueLearningProps) {
  const shown = courses.slice(0, MOST_CARDS)
  const progress = useCourseProgress(
    shown.filter(({ hasOnDemand }) => hasOnDemand).map(({ courseId }) => courseId),
  )
  if (shown.length > 0) {
    return <CourseCards title={TITLE} courses={shown} eager {...{ bookmarks, now, progress }} />
  }
  return (
    <Section title={TITLE}>
      <Card padding="none">
        <EmptyState
          headingLevel={3}
          drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
          title="Nothing under way"
          sentence="Take a live course with others, or start one on demand tonight. What you begin waits for you here."
          action={
            <ButtonLink variant="primary" renderLink={(slot) => <Link to="/courses" {...slot} />}>
              Find a course
            </ButtonLink>
          }
        />
      </Card>
    </Section>
  )
}
