import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { cardBadges } from '@section/domain/catalog/card-badge.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { ParticipantButtons } from '../../enrollment/SessionButtons.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import css from './card-footer.module.css'
import { CardPills } from './CardPills.tsx'
import { CourseBookmark } from './CourseBookmark.tsx'
import { cardSession, courseCardFacts, runningDay } from './course-card-facts.ts'

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
  progress?: ReadonlyMap<string, number> | undefined
  action?: ReactNode
  /** With `first-wide` the first card fills a row; with `all-wide` each cover is beside its text. */
  arrangement?: 'grid' | 'first-wide' | 'all-wide'
  /** True for the first section of a page. */
  eager?: boolean
  /** The screen shows the member's own sessions with their buttons elsewhere, so the cards leave them out. */
  hideActions?: boolean
}

/** One section of course cards; it renders nothing without courses. */
export function CourseCards({ title, courses, action, arrangement = 'grid', ...props }: CourseCardsProps) {
  // The first cards render at once, the others in the background, so that the page stays responsive.
  const shown = useDeferredValue(courses, courses.slice(0, FIRST_CARDS))
  if (courses.length === 0) return null
  const isWide = (index: number) =>
    arrangement === 'all-wide' || (arrangement === 'first-wide' && index === 0)
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
            layout={isWide(index) ? 'wide' : 'stacked'}
            hideActions={props.hideActions}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

interface SessionCourseCardProps {
  course: CourseSessions<DashboardSession>
  saved: boolean
  now: number
  /** The share of the course watched, 0 to 1. */
  progress?: number | undefined
  eager?: boolean
  layout?: 'stacked' | 'wide'
  hideActions?: boolean | undefined
  /** False when the card's title is no link. */
  linked?: boolean
}

/** A course as a card, with the buttons for the session that `cardSession` chooses. */
export function SessionCourseCard({ course, saved, now, linked = true, ...props }: SessionCourseCardProps) {
  const { courseId } = course
  const facts = courseCardFacts(course, useFlag('courseRating'), now)
  const badges = cardBadges(course, 'dashboard', now)
  const session = props.hideActions ? undefined : cardSession(course)
  return (
    <CourseCard
      {...facts}
      eager={props.eager ?? false}
      layout={props.layout}
      progress={props.progress}
      link={linked && <Link to={pathTo('course', { courseId })}>{facts.title}</Link>}
      footer={
        session && (
          <ParticipantButtons
            session={session}
            now={now}
            note={<span className={css.day}>{runningDay(session, now)}</span>}
            classNames={css}
          />
        )
      }
      badge={(badges.badge || badges.badgeEarned) && <CardPills {...badges} />}
      bookmark={<CourseBookmark courseId={courseId} title={facts.title} saved={saved} />}
    />
  )
}
