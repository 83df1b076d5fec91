import { type ReactNode, useDeferredValue } from 'react'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import { SessionCourseCard } from './SessionCourseCard.tsx'

/** Number of covers in a page's first section that are not loaded lazily. */
const EAGER_COVERS = 3

/** Number of cards that are rendered at once; they fill the first screen. */
const FIRST_CARDS = 6

interface CourseCardsProps {
  title: string
  courses: readonly CourseSessions<DashboardSession>[]
  bookmarks: ReadonlySet<string>
  now: number
  /** The share of a course watched, 0 to 1, by its id. */
  progress?: ReadonlyMap<string, number>
  action?: ReactNode
  /** `first-wide` gives the first card a row of its own, `all-wide` shows each cover beside its text. */
  arrangement?: 'grid' | 'first-wide' | 'all-wide'
  /** True for the first section of a page. */
  eager?: boolean
  /** The screen shows the member's own sessions with their buttons elsewhere, so the cards leave them out. */
  hideActions?: boolean
}

/** One section of course cards; it renders nothing without courses. */
export function CourseCards({ title, courses, action, arrangement = 'grid', ...props }: CourseCardsProps) {
  // The first cards at once; the rest in slices that leave the page responsive.
  const shown = useDeferredValue(courses, courses.slice(0, FIRST_CARDS))
  if (courses.length === 0) return null
  return (
    <Section title={title} action={action}>
      <CardGrid
        label={title}
        minWidth={arrangement === 'all-wide' ? 'large' : 'medium'}
        spanFirst={arrangement === 'first-wide'}
      >
        {shown.map((course, index) => (
          <SessionCourseCard
            key={course.courseId}
            course={course}
            saved={props.bookmarks.has(course.courseId)}
            now={props.now}
            progress={props.progress?.get(course.courseId)}
            eager={props.eager === true && index < EAGER_COVERS}
            layout={isWide(arrangement, index) ? 'wide' : 'stacked'}
            hideActions={props.hideActions}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

const isWide = (arrangement: CourseCardsProps['arrangement'], index: number) =>
  arrangement === 'all-wide' || (arrangement === 'first-wide' && index === 0)
