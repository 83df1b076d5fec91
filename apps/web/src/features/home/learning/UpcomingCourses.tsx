import { pathTo } from '@section/domain/access/screen-path.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { CarouselSection } from '@section/ui/carousel/CarouselSection.tsx'
import { SessionCourseCard, useSharedByCards } from '../../catalog/cards/SessionCourseCard.tsx'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { SeeAll } from '../SeeAll.tsx'

interface UpcomingCoursesProps {
  readonly courses: readonly CourseSessions<DashboardSession>[]
  readonly bookmarks: ReadonlySet<string>
  readonly now: number
}

/** The courses that the member could join next; nothing without any. */
export function UpcomingCourses({ courses, bookmarks, now }: UpcomingCoursesProps) {
  const shared = useSharedByCards()
  if (courses.length === 0) return null
  return (
    <CarouselSection
      title="Upcoming Courses"
      things="courses"
      slides="card"
      action={<SeeAll of="upcoming courses" to={pathTo('courses')} />}
      cards={courses.map((course) => (
        <SessionCourseCard
          key={course.courseId}
          course={course}
          saved={bookmarks.has(course.courseId)}
          {...shared}
          now={now}
          view="live"
        />
      ))}
    />
  )
}
