import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { dashboardSections } from '@section/domain/catalog/dashboard-sections.ts'
import { countSavedCourses, sessionsOfSaved } from '@section/domain/catalog/saved-courses.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { config } from '../../lib/config.ts'
import { lazyPart } from '../../lib/routing/lazy-part.tsx'
import { useNow } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { EnrollmentFlow } from '../enrollment/EnrollmentFlow.tsx'
import { AddAllToCalendar } from './AddAllToCalendar.tsx'
import { CourseCards } from './cards/CourseCards.tsx'
import { CoursesHeader } from './CoursesHeader.tsx'
import css from './courses-page.module.css'
import { dashboardQuery } from './dashboard-query.ts'
import { FreeTier } from './free-tier/load-free-tier.ts'
import { SavedFilterRow } from './SavedFilterRow.tsx'

/** Brings its drawings along, which a screen with courses never shows. */
const EmptyCourses = lazyPart(async () => (await import('./EmptyCourses.tsx')).EmptyCourses)

/** The courses dashboard: what I am in, what I can join, what I have done. Specification 2, sections 2.1 and 4.4. */
export function CoursesPage() {
  const navigate = useNavigate()
  const saved = useSearch({ from: memberRouteId('courses') }).m === 'saved'
  const { member, viewer } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const sessions = saved ? sessionsOfSaved(data.sessions, data.bookmarks) : data.sessions
  const { active, available, past } = dashboardSections(sessions, now)
  const shared = { bookmarks: data.bookmarks, now }
  return (
    <EnrollmentFlow>
      <Page>
        <CoursesHeader firstName={member.firstName} active={active.length} />
        <div className={css.top}>
          {isLimitedUser(viewer) && <FreeTier />}
          <SavedFilterRow
            saved={saved}
            count={countSavedCourses(data.sessions, data.bookmarks, now)}
            onToggle={() => void navigate({ to: pathTo('courses'), search: saved ? {} : { m: 'saved' } })}
          />
        </div>
        <CourseCards title="Active/Enrolled Courses" courses={active} eager {...shared} />
        <CourseCards
          title="Available Courses"
          courses={available}
          eager={active.length === 0}
          action={<AddAllToCalendar href={config.calendarUrl} />}
          {...shared}
        />
        <CourseCards title="Past Courses" courses={past} {...shared} />
        {active.length + available.length + past.length === 0 && <EmptyCourses saved={saved} />}
      </Page>
    </EnrollmentFlow>
  )
}
