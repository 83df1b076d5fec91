import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconCalendarPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { dashboardSections } from '@section/domain/catalogue/dashboard-sections.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { EmptyState } from '@section/ui/screen-state/EmptyState.tsx'
import { config } from '../../lib/config.ts'
import { useNow } from '../../lib/now.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedIn } from '../../lib/viewer.ts'
import { CourseCards } from './CourseCards.tsx'
import css from './courses-page.module.css'
import { dashboardQuery } from './dashboard-query.ts'
import { NothingSaved, SavedFilterRow } from './SavedFilterRow.tsx'

/** For the free tier alone. */
const FreemiumBanner = lazy(() =>
  import('./FreemiumBanner.tsx').then((module) => ({ default: module.FreemiumBanner })),
)
const NextSteps = lazy(() =>
  import('../home/NextSteps.tsx').then((module) => ({ default: module.NextSteps })),
)

/** The courses dashboard: what I am in, what I can join, what I have done. Specification 2, sections 2.1 and 4.4. */
export function CoursesPage() {
  usePageTitle('Courses Dashboard')
  const { m } = useSearch({ from: '/member/courses' })
  const { member, viewer } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const sessions =
    m === 'saved' ? data.sessions.filter(({ courseId }) => data.bookmarks.has(courseId)) : data.sessions
  const { active, available, past } = dashboardSections(sessions, now)
  const shared = { bookmarks: data.bookmarks, now }
  return (
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
        {isLimitedUser(viewer) && (
          <Suspense>
            <FreemiumBanner />
            <NextSteps />
          </Suspense>
        )}
        <SavedFilterRow saved={m === 'saved'} count={data.bookmarks.size} />
      </div>
      <CourseCards title="Active/Enrolled Courses" courses={active} eager {...shared} />
      <CourseCards
        title="Available Courses"
        courses={available}
        eager={active.length === 0}
        action={
          <ButtonLink
            variant="secondary"
            size="small"
            icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
            renderLink={(slot) =>
              anchorTo(config.calendarUrl, { newTab: true })({ ...slot, children: slot.children })
            }
          >
            Add All to Calendar
          </ButtonLink>
        }
        {...shared}
      />
      <CourseCards title="Past Courses" courses={past} {...shared} />
      {active.length + available.length + past.length === 0 && m === 'saved' && <NothingSaved />}
      {active.length + available.length + past.length === 0 && m !== 'saved' && (
        <EmptyState
          drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
          sentence="There are no courses in your plan right now. New ones are added every month."
        />
      )}
    </Page>
  )
}
