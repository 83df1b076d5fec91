import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { BADGE_EARNED, cardBadges } from '@section/domain/catalogue/card-badge.ts'
import type { CourseSessions } from '@section/domain/catalogue/course-sessions.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { useFlag } from '../../lib/flags.ts'
import { CardPills } from './CardPills.tsx'
import { CourseBookmark } from './CourseBookmark.tsx'
import { courseCardFacts } from './course-card-facts.ts'
import type { DashboardSession } from './dashboard-query.ts'

const FIRST_CARDS = 6

interface CourseCardsProps {
  title: string
  courses: readonly CourseSessions<DashboardSession>[]
  bookmarks: ReadonlySet<string>
  now: number
  /** The share of a course watched, 0 to 1, by its id. */
  progress?: ReadonlyMap<string, number>
  action?: ReactNode
  /** The first covers of the page are not loaded lazily. */
  eager?: boolean
}

/** One section of the dashboard; without courses it is not there. */
export function CourseCards({ title, courses, bookmarks, now, progress, action, eager }: CourseCardsProps) {
  // The first cards at once; the rest in slices that leave the page responsive.
  const shown = useDeferredValue(courses, courses.slice(0, FIRST_CARDS))
  const rated = useFlag('courseRating')
  if (courses.length === 0) return null
  return (
    <Section title={title} action={action}>
      <CardGrid label={title}>
        {shown.map((course, index) => {
          const facts = courseCardFacts(course, rated)
          const { badge, badgeEarned } = cardBadges(course, 'dashboard', now)
          return (
            <CourseCard
              key={course.courseId}
              {...facts}
              eager={eager === true && index < 3}
              progress={progress?.get(course.courseId)}
              renderLink={(slot) => (
                <Link to="/courses/$courseId" params={{ courseId: course.courseId }} {...slot} />
              )}
              badge={
                (badge || badgeEarned) && (
                  <CardPills badge={badge} earned={badgeEarned ? BADGE_EARNED : null} />
                )
              }
              bookmark={
                <CourseBookmark
                  courseId={course.courseId}
                  title={facts.title}
                  saved={bookmarks.has(course.courseId)}
                />
              }
            />
          )
        })}
      </CardGrid>
    </Section>
  )
}
