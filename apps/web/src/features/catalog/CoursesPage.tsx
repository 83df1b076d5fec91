import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconCalendarPlus } from '@tabler/icons-react'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { dashboardSections } from '@section/domain/catalog/dashboard-sections.ts'
import { countSavedCourses } from '@section/domain/catalog/dashboard-sections.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { FilterChip, FilterRow } from '@section/ui/filter/FilterChip.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../lib/config.ts'
import { lazyPart } from '../../lib/routing/lazy-part.tsx'
import { useNow } from '../../lib/now.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { EnrollmentFlow } from '../enrollment/EnrollmentFlow.tsx'
import { CourseCards } from './cards/CourseCards.tsx'
import css from './courses-page.module.css'
import { dashboardQuery } from './dashboard-query.ts'
import { FreeTier } from './free-tier/load-free-tier.ts'

/** Loaded lazily, because a screen with courses never shows its drawings. */
const EmptyCourses = lazyPart(() => import('./EmptyCourses.tsx'), 'EmptyCourses')

/** The courses dashboard: active, available and past courses. Specification 2, sections 2.1 and 4.4. */
export function CoursesPage() {
  const navigate = useNavigate()
  const saved = useSearch({ from: memberRouteId('courses') }).m === 'saved'
  const { member, viewer } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const sessions = data.sessions.filter(({ courseId }) => !saved || data.bookmarks.has(courseId))
  const { active, available, past } = dashboardSections(sessions, now)
  const savedCount = countSavedCourses(data.sessions, data.bookmarks, now)
  const shared = { bookmarks: data.bookmarks, now }
  return (
    <EnrollmentFlow>
      <Page>
        <PageHeader
          title="Courses Dashboard"
          lead={
            active.length > 0
              ? `Good to see you, ${member.firstName}.`
              : 'Find the next thing worth an hour of your week.'
          }
        />
        <div className={css.top}>
          {isLimitedUser(viewer) && <FreeTier />}
          {(saved || savedCount > 0) && (
            <FilterRow label="Courses shown">
              <FilterChip
                selected={saved}
                count={savedCount}
                onToggle={() => void navigate({ to: pathTo('courses'), search: saved ? {} : { m: 'saved' } })}
              >
                Saved Courses
              </FilterChip>
            </FilterRow>
          )}
        </div>
        <CourseCards title="Active/Enrolled Courses" courses={active} eager {...shared} />
        <CourseCards
          title="Available Courses"
          courses={available}
          eager={active.length === 0}
          action={
            <AnchorButton
              size="small"
              icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
              href={config.calendarUrl}
              newTab
            >
              Add All to Calendar
            </AnchorButton>
          }
          {...shared}
        />
        <CourseCards title="Past Courses" courses={past} {...shared} />
        {active.length + available.length + past.length === 0 && <EmptyCourses saved={saved} />}
      </Page>
    </EnrollmentFlow>
  )
}
