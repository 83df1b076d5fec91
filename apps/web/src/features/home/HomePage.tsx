import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { homeSections } from '@section/domain/home/home-sections.ts'
import { sessionToEnter } from '@section/domain/home/live-dates.ts'
import { homeLead, welcomeTitle } from '@section/domain/home/welcome.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { useServerNow } from '../../lib/now.ts'
import { useTrialEnd } from '../../lib/viewer/use-trial-end.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { TrialUpsell } from '../billing/upsell/TrialUpsell.tsx'
import { dashboardQuery } from '../catalog/dashboard-query.ts'
import { EnrollmentFlow } from '../enrollment/EnrollmentFlow.tsx'
import { useResumePoint } from '../resume/use-resume-point.ts'
import { MeetMembers } from './community/MeetMembers.tsx'
import { QuestionSessions } from './community/QuestionSessions.tsx'
import { SchoolPlaces } from './community/SchoolPlaces.tsx'
import { studyQuery } from './data/study-query.ts'
import { useNewcomer } from './data/use-newcomer.ts'
import css from './home.module.css'
import { ContinueLearning } from './learning/ContinueLearning.tsx'
import { EarnedCredentials } from './learning/EarnedCredentials.tsx'
import { LiveDates } from './learning/LiveDates.tsx'
import { TodayTasks } from './learning/TodayTasks.tsx'
import { UpcomingCourses } from './learning/UpcomingCourses.tsx'
import { useEarned } from './learning/use-earned.ts'
import { WaitingPlaces } from './learning/WaitingPlaces.tsx'
import { ReferralBox } from './messages/ReferralBox.tsx'
import { StaffLine } from './messages/StaffLine.tsx'
import { TutorBanner } from './messages/TutorBanner.tsx'

const MAX_DATES = 3

/** From so many dates on they are longer than what one continues, and a few certificates and badges stand beside them, too. */
const MANY_DATES = 3
const FEW_EARNED = 2

/** The member's first screen: what to do now, what could come next, and who else is there. See docs/product/home.md. */
export function HomePage() {
  const { member } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const { data: study } = useQuery(studyQuery)
  const newcomer = useNewcomer(data)
  const resume = useResumePoint(data.resume)
  const now = useServerNow()
  const trialEnd = useTrialEnd()
  const { learning, inProgress, liveDates, waiting, upcoming } = homeSections(
    data.sessions,
    now,
    study?.shares,
  )
  const lead = homeLead({
    inProgress,
    learning: learning.length,
    liveDates: liveDates.length,
    waiting: waiting.length,
  })
  const shownDates = liveDates.slice(0, MAX_DATES)
  const numDates = shownDates.length + waiting.length
  const hasDates = numDates > 0
  const isEarnedBeside = useNumEarned() <= FEW_EARNED && numDates >= MANY_DATES
  const toEnter = sessionToEnter(shownDates, now)
  return (
    <EnrollmentFlow>
      <Page>
        <PageHeader
          title={welcomeTitle(member.firstName, newcomer)}
          lead={trialEnd ? `${lead} ${trialEnd}.` : lead}
        />
        <StaffLine />
        <TodayTasks
          tasks={study?.tasks ?? []}
          projects={study?.projects ?? []}
          sessions={data.sessions}
          now={now}
        />
        <div className={css.columns} data-dates={hasDates}>
          {hasDates && (
            <div className={css.dates}>
              <LiveDates
                dates={shownDates}
                hasMore={shownDates.length < liveDates.length}
                {...{ toEnter, now }}
              />
              <WaitingPlaces sessions={waiting} waitlists={study?.waitlists ?? []} now={now} />
            </div>
          )}
          <ContinueLearning
            courses={learning}
            resume={resume}
            dates={[...shownDates.map(({ session }) => session), ...waiting].map(({ courseId }) => courseId)}
            hasClassToEnter={toEnter !== null}
            shares={study?.shares}
            bookmarks={data.bookmarks}
            now={now}
          />
          {isEarnedBeside && <EarnedCredentials />}
        </div>
        <div className={css.upsell}>
          <TrialUpsell />
        </div>
        {!isEarnedBeside && <EarnedCredentials />}
        <UpcomingCourses courses={upcoming} bookmarks={data.bookmarks} now={now} />
        <TutorBanner />
        <MeetMembers />
        <QuestionSessions now={now} />
        <SchoolPlaces />
        <ReferralBox />
      </Page>
    </EnrollmentFlow>
  )
}

/** Returns how many certificates and badges a member has earned or is on the way to. */
function useNumEarned(): number {
  const { data } = useEarned()
  return data ? data.earned.length + data.underWay.length : 0
}
