import { startTransition, useEffect, useRef, useState } from 'react'
import type { CardView } from '@section/domain/catalog/cards/card-subject.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import css from './course-grid.module.css'
import { SessionCourseCard, useSharedByCards } from './SessionCourseCard.tsx'
import { useUnfolded } from './use-unfolded.ts'

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
  /** Sentences about a course, by its id, such as why a search has found it. */
  notes?: ReadonlyMap<string, readonly string[]> | undefined
  /** With `first-wide` the first card fills a row; with `all-wide` each cover is beside its text. */
  arrangement?: 'grid' | 'first-wide' | 'all-wide'
  /** The list of the page, which decides the session that the cards are about. */
  view?: CardView
  /** True for the first list of a page. */
  eager?: boolean
  /** The screen shows the member's own sessions with their buttons elsewhere, so the cards leave them out. */
  hideActions?: boolean
  /** The number of cards that a phone shows before 'Show all', of a list that is one of several on its screen. */
  firstOnPhones?: number
}

/** A list of course cards, page by page (docs/product/catalog.md#long-lists). */
export function CourseGrid({ label, courses, arrangement = 'grid', ...props }: CourseGridProps) {
  const [pages, setPages] = useState(1)
  const shared = useSharedByCards()
  const list = useRef<HTMLUListElement>(null)
  const isPhone = useIsPhone()
  const { unfolded, unfold } = useUnfolded(label, list)
  const first = props.firstOnPhones ?? Infinity
  const isFolded = isPhone && !unfolded && courses.length > first + 1
  const limit = isPhone && unfolded ? Infinity : pages * PAGE_CARDS
  const shown = useDrawnSoFar(courses.slice(0, isFolded ? first : limit))
  const isWide = (index: number) =>
    arrangement === 'all-wide' || (arrangement === 'first-wide' && index === 0)
  return (
    <>
      <CardGrid
        ref={list}
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
            notes={props.notes?.get(course.courseId)}
            eager={props.eager === true && index < EAGER_COVERS}
            layout={isWide(index) ? 'wide' : 'stacked'}
            hideActions={props.hideActions}
            view={props.view}
          />
        ))}
      </CardGrid>
      {isFolded && (
        <Button
          className={css.all}
          fullWidth
          aria-label={`Show all ${courses.length} of ${label}`}
          onClick={() => unfold(first)}
        >
          Show all {courses.length}
        </Button>
      )}
      {!isFolded && courses.length > limit && (
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
