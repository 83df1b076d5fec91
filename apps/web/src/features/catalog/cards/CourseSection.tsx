import type { ComponentType, ReactNode } from 'react'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { BADGE_EARNED, cardBadges } from '@section/domain/catalog/card-badge.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { type PlaceActionsProps, placeActions } from '../../enrollment/place-actions.ts'
import { CardPills } from './CardPills.tsx'
import css from './card-footer.module.css'
import { cardSession } from './card-session.ts'
import { courseCardFacts, runningDay } from './course-card-facts.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import { type EntryProps, entryButton } from './entry-button.ts'

/** So many covers of a page's first section are not loaded lazily. */
const EAGER_COVERS = 3

export interface CourseSectionProps {
  title: string
  courses: readonly CourseSessions<DashboardSession>[]
  now: number
  /** Where dates are told; null where it is not known yet. */
  zone: string | null
  /** Whether cards show their stars. */
  rated: boolean
  /** The share of a course watched, 0 to 1, by its id. */
  progress?: ReadonlyMap<string, number> | undefined
  action?: ReactNode
  /** `first-wide` gives the first card a row of its own, `all-wide` stands each cover beside its text. */
  arrangement?: 'grid' | 'first-wide' | 'all-wide' | undefined
  /** The first covers of the page are not loaded lazily. */
  eager?: boolean | undefined
  linkTo: (courseId: string) => RenderLink
  viewer: Viewer
  /** Draws the way into the class that a card speaks of. */
  WayIn: ComponentType<EntryProps>
  /** Draws the calendar and the way out of a place in it. */
  PlaceButtons: ComponentType<PlaceActionsProps>
  /** The place that a card speaks of stands beside the cards already, with its buttons. */
  withoutPlace?: boolean | undefined
  /** Draws what saves a course for later. */
  Bookmark: ComponentType<{ courseId: string; title: string; saved: boolean }>
  bookmarks: ReadonlySet<string>
}

/** Courses as cards under a heading, from what is known of them alone. */
export function CourseSection(props: CourseSectionProps) {
  const { title, courses, action } = props
  const { now, zone, rated, progress, eager, linkTo, Bookmark, bookmarks, arrangement } = props
  return (
    <Section title={title} action={action}>
      <CardGrid
        label={title}
        minWidth={arrangement === 'all-wide' ? 'large' : 'medium'}
        spanFirst={arrangement === 'first-wide'}
      >
        {courses.map((course, index) => {
          const { courseId } = course
          const facts = courseCardFacts(course, { rated, zone, now })
          const { badge, badgeEarned } = cardBadges(course, 'dashboard', now)
          return (
            <CourseCard
              key={courseId}
              {...facts}
              eager={eager === true && index < EAGER_COVERS}
              layout={isWide(arrangement, index) ? 'wide' : 'stacked'}
              progress={progress?.get(courseId)}
              renderLink={linkTo(courseId)}
              footer={cardFooter(cardSession(course), props)}
              badge={
                (badge || badgeEarned) && (
                  <CardPills badge={badge} earned={badgeEarned ? BADGE_EARNED : null} />
                )
              }
              bookmark={<Bookmark courseId={courseId} title={facts.title} saved={bookmarks.has(courseId)} />}
            />
          )
        })}
      </CardGrid>
    </Section>
  )
}

/** The buttons of a place stand above the card's own link, so that neither is inside the other. */
function cardFooter(session: DashboardSession | undefined, props: CourseSectionProps) {
  const { viewer, WayIn, PlaceButtons, withoutPlace, zone, now } = props
  if (!session || withoutPlace) return undefined
  const entry = entryButton(session, viewer, now)
  const { calendar, leave } = placeActions(session, viewer, now)
  if (!entry && !calendar && !leave) return undefined
  return (
    <>
      {entry && (
        <div className={css.entry}>
          <WayIn {...entry} />
          <span className={css.day}>{runningDay(session, zone, now)}</span>
        </div>
      )}
      {(calendar || leave) && (
        <div className={css.place}>
          <PlaceButtons session={session} {...{ calendar, leave }} size="small" variant="quiet" />
        </div>
      )}
    </>
  )
}

const isWide = (arrangement: CourseSectionProps['arrangement'], index: number) =>
  arrangement === 'all-wide' || (arrangement === 'first-wide' && index === 0)
