import { startTransition, useEffect, useState } from 'react'
import type { CardView } from '@section/domain/catalog/cards/card-subject.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import css from './course-grid.module.css'
import { SessionCourseCard, useSharedByCards } from './SessionCourseCard.tsx'

/** Number of covers in a page's first section that are not loaded lazily. */
const EAGER_COVERS = 3

/** Number of new cards that a list draws at once: a row of a wide page, the first screen of a phone. */
const CARDS_AT_ONCE = 3

/** Number of cards before 'Show more', and of those that it adds: whole rows of one, two or three cards. */
const PAGE_CARDS = 24

export interface CourseGridProps {
  /** The accessible name of the list. */
  label: string
  courses: readonly CourseSessions<DashboardSession>[]
  bookmarks: ReadonlySet<string>
  now: number
  /** The share of a course watched, 0 to 1, by its id. */
  progress?: ReadonlyMap<string, number> | undefined
  /** With `first-wide` the first card fills a row; with `all-wide` each cover is beside its text. */
  arrangement?: 'grid' | 'first-wide' | 'all-wide'
  /** The list of the page, which decides the session that the cards are about. */
  view?: CardView
  /** True for the first list of a page. */
  eager?: boolean
  /** The screen shows the member's own sessions with their buttons elsewhere, so the cards leave them out. */
  hideActions?: boolean
}

/** A list of course cards, page by page. */
export function CourseGrid({ label, courses, arrangement = 'grid', ...props }: CourseGridProps) {
  const [pages, setPages] = useState(1)
  const shared = useSharedByCards()
  const shown = useDrawnSoFar(courses.slice(0, pages * PAGE_CARDS))
  const isWide = (index: number) =>
    arrangement === 'all-wide' || (arrangement === 'first-wide' && index === 0)
  return (
    <>
      <CardGrid
        label={label}
        minWidth={arrangement === 'all-wide' ? 'large' : 'medium'}
        spanFirst={arrangement === 'first-wide'}
      >
        {shown.map((course, index) => (
          <SessionCourseCard
            key={course.courseId}
            course={course}
            saved={props.bookmarks.has(course.courseId)}
            {...shared}
            now={props.now}
            progress={props.progress?.get(course.courseId)}
            eager={props.eager === true && index < EAGER_COVERS}
            layout={isWide(index) ? 'wide' : 'stacked'}
            hideActions={props.hideActions}
            view={props.view}
          />
        ))}
      </CardGrid>
      {courses.length > pages * PAGE_CARDS && (
        <div className={css.more}>
          <Button onClick={() => setPages(pages + 1)}>Show more courses</Button>
        </div>
      )}
    </>
  )
}

/**
 * Returns the first of the courses: those that have a card already and a few new ones, more each time until all are
 * drawn. Drawing dozens of cards at once would block the page on a slow phone.
 */
function useDrawnSoFar<Course extends { readonly courseId: string }>(courses: readonly Course[]) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const added = courses.filter(({ courseId }) => !drawn.has(courseId))
  const next = added[CARDS_AT_ONCE]
  const shown = next ? courses.slice(0, courses.indexOf(next)) : courses
  useEffect(() => {
    if (added.length > 0) startTransition(() => setDrawn(new Set(shown.map(({ courseId }) => courseId))))
  })
  return shown
}
