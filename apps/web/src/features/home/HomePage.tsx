import { pathTo } from '@section/domain/access/screen-path.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { homeSections, type HomeSections } from '@section/domain/home/home-sections.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useNow } from '../../lib/now.ts'
import { useTrialEnd } from '../../lib/viewer/use-trial-end.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { TrialUpsell } from '../billing/upsell/TrialUpsell.tsx'
import { CourseCards } from '../catalog/cards/CourseCards.tsx'
import { dashboardQuery, type DashboardSession } from '../catalog/dashboard-query.ts'
import { useResumePoint } from '../resume/use-resume-point.ts'
import { EnrollmentFlow } from '../enrollment/EnrollmentFlow.tsx'
import { EarnedCredentials } from './EarnedCredentials.tsx'
import { ContinueLearning } from './ContinueLearning.tsx'
import css from './home.module.css'
import { LiveDates } from './LiveDates.tsx'

const CourseProgressDocument = graphql(`
  query CourseProgress {
    listCourseProgress {
      courseId
      creditedShare
    }
  }
`)

/** The share of each course's required video that was credited to the member, 0 to 1, by course id. */
export const courseProgressQuery = queryOptions({
  queryKey: ['courses', 'progress'],
  queryFn: async (): Promise<ReadonlyMap<string, number>> => {
    const { listCourseProgress } = await execute(CourseProgressDocument)
    return new Map(listCourseProgress.map(({ courseId, creditedShare }) => [courseId, creditedShare]))
  },
})

/** The member's first screen: their courses, live dates and upcoming courses. See docs/product/home.md. */
export function HomePage() {
  const { member } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const { data: shares } = useQuery(courseProgressQuery)
  const resume = useResumePoint(data.resume)
  const now = useNow()
  const trialEnd = useTrialEnd()
  const home = homeSections(data.sessions, now, shares)
  const { learning, liveDates, upcoming } = home
  return (
    <EnrollmentFlow>
      <Page>
        <PageHeader
          title={member.firstName ? `Welcome back, ${isolate(member.firstName)}!` : 'Welcome back!'}
          lead={trialEnd ? `${lead(home)} ${trialEnd}.` : lead(home)}
        />
        <div className={css.columns} data-dates={liveDates.length > 0}>
          <LiveDates dates={liveDates} now={now} />
          <ContinueLearning
            courses={learning}
            resume={resume}
            beside={liveDates.length > 0}
            shares={shares}
            bookmarks={data.bookmarks}
            now={now}
          />
        </div>
        <div className={css.upsell}>
          <TrialUpsell />
        </div>
        <EarnedCredentials />
        <CourseCards
          title="Upcoming Courses"
          courses={upcoming}
          bookmarks={data.bookmarks}
          now={now}
          action={
            <ButtonLink
              variant="quiet"
              size="small"
              to={pathTo('courses')}
              aria-label="See All upcoming courses"
            >
              See All
            </ButtonLink>
          }
        />
      </Page>
    </EnrollmentFlow>
  )
}

/** Returns the sentence under the title. Future sessions and unwatched courses do not count as begun. */
function lead({ inProgress, learning, liveDates }: HomeSections<DashboardSession>): string {
  if (inProgress === 1) return 'You are in the middle of one course.'
  if (inProgress > 1) return `You are in the middle of ${inProgress} courses.`
  if (liveDates.length > 0) return 'Your place in class is waiting for you.'
  if (learning.length > 0) return 'Your courses are ready when you are.'
  return 'A good day to begin something. An hour is enough.'
}
