import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeSections } from '@section/domain/home/home-sections.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { useNow } from '../../lib/now.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedIn } from '../../lib/viewer.ts'
import { CourseCards } from '../catalogue/CourseCards.tsx'
import { dashboardQuery } from '../catalogue/dashboard-query.ts'
import { ContinueLearning } from './ContinueLearning.tsx'
import css from './home.module.css'
import { LiveDates } from './LiveDates.tsx'

/** Where members land: what they are in the middle of, when they meet next, what they could join. Specification 3, section 2. */
export function HomePage() {
  usePageTitle('Home')
  const { member } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const now = useNow()
  const { learning, liveDates, upcoming } = homeSections(data.sessions, now)
  return (
    <Page>
      <PageHeader title={`Welcome back, ${member.firstName}!`} lead={lead(learning.length)} />
      <div className={css.columns} data-courses={learning.length}>
        <ContinueLearning courses={learning} bookmarks={data.bookmarks} now={now} />
        <LiveDates dates={liveDates} now={now} />
      </div>
      <CourseCards
        title="Upcoming Courses"
        courses={upcoming}
        bookmarks={data.bookmarks}
        now={now}
        action={
          <ButtonLink
            variant="quiet"
            size="small"
            renderLink={(slot) => <Link to="/courses" aria-label="See All upcoming courses" {...slot} />}
          >
            See All
          </ButtonLink>
        }
      />
    </Page>
  )
}

function lead(courses: number): string {
  if (courses === 0) return 'A good day to begin something. An hour is enough.'
  return courses === 1
    ? 'You are in the middle of one course.'
    : `You are in the middle of ${courses} courses.`
}
