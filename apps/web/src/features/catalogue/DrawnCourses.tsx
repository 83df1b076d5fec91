import type { Viewer } from '@section/domain/access/viewer.ts'
import type { CourseSessions } from '@section/domain/catalogue/course-sessions.ts'
import { dashboardSections } from '@section/domain/catalogue/dashboard-sections.ts'
import { countSavedCourses } from '@section/domain/catalogue/saved-courses.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { BookmarkToggle } from '@section/ui/course-card/BookmarkToggle.tsx'
import { anchorTo, type RenderLink } from '@section/ui/link/render-link.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { config } from '../../lib/config.ts'
import { CalendarButton } from '../enrollment/CalendarButton.tsx'
import { AddAllToCalendar } from './AddAllToCalendar.tsx'
import { CourseSection, type CourseSectionProps } from './CourseSection.tsx'
import { CoursesHeader } from './CoursesHeader.tsx'
import css from './courses-page.module.css'
import type { Dashboard, DashboardSession } from './dashboard-query.ts'
import type { EntryButton } from './entry-button.ts'
import { FIRST_CARDS } from './first-cards.ts'
import { SavedFilterRow } from './SavedFilterRow.tsx'

interface DrawnCoursesProps {
  dashboard: Dashboard
  firstName: string
  viewer: Viewer
  rated: boolean
  now: number
  /** The address of a course. */
  pathTo: (courseId: string) => string
}

/**
 * The first cards of the courses dashboard as the server draws them, in the shape that the screen will have. Links
 * lead on; what needs the app is inert until it runs, and dates wait for the reader's zone.
 */
export function DrawnCourses({ dashboard, firstName, viewer, rated, now, pathTo }: DrawnCoursesProps) {
  const { sessions, bookmarks } = dashboard
  const { active, available } = dashboardSections(sessions, now)
  const shared = {
    now,
    viewer,
    rated,
    zone: null,
    linkTo: (courseId: string) => anchorTo(pathTo(courseId)),
    bookmarks,
    Bookmark: DrawnBookmark,
    WayIn: DrawnWayIn,
    PlaceButtons: DrawnPlaceButtons,
  }
  return (
    <Page>
      <CoursesHeader firstName={firstName} active={active.length} />
      <div className={css.top} inert>
        <SavedFilterRow
          saved={false}
          count={countSavedCourses(sessions, bookmarks, now)}
          onToggle={nothing}
        />
      </div>
      {active.length > 0 && (
        <CourseSection title="Active/Enrolled Courses" courses={first(active)} eager {...shared} />
      )}
      {active.length < FIRST_CARDS && available.length > 0 && (
        <CourseSection
          title="Available Courses"
          courses={first(available)}
          eager={active.length === 0}
          action={<AddAllToCalendar href={config.calendarUrl} />}
          {...shared}
        />
      )}
    </Page>
  )
}

const DrawnBookmark = ({ title, saved }: { title: string; saved: boolean }) => (
  // Not inert: a click would go through it to the card's link.
  <BookmarkToggle subject={title} saved={saved} onToggle={nothing} disabled />
)

const DrawnWayIn: CourseSectionProps['WayIn'] = ({ button, size, variant }) => (
  <ButtonLink variant={variant} size={size} renderLink={linkIn(button)}>
    {button.text}
  </ButtonLink>
)

/** They say that they cannot be pressed yet without looking so, since they can a moment later. */
const DrawnPlaceButtons: CourseSectionProps['PlaceButtons'] = ({ calendar, leave, size, variant }) => (
  <>
    {calendar && <CalendarButton size={size} variant={variant} aria-disabled />}
    {leave && (
      <Button size={size} variant="quiet" aria-disabled>
        {leave.text}
      </Button>
    )}
  </>
)

function linkIn(button: EntryButton): RenderLink {
  if (button.kind === 'launch') return anchorTo(button.url ?? '', { newTab: true })
  const { target } = button
  return target.kind === 'route' ? anchorTo(target.path) : anchorTo(target.url, { newTab: true })
}

const first = (courses: readonly CourseSessions<DashboardSession>[]) => courses.slice(0, FIRST_CARDS)

const nothing = () => {}
