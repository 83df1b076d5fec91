import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, useDeferredValue, useMemo } from 'react'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { dashboardSections } from '@section/domain/catalog/dashboard-sections.ts'
import { type CourseFilters, isFiltered } from '@section/domain/catalog/filters/course-filters.ts'
import { filterCourses, type SearchRanks } from '@section/domain/catalog/filters/filter-courses.ts'
import { transactionalStart } from '@section/domain/catalog/transactional-start.ts'
import { counted } from '@section/domain/time/durations.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { useFlag } from '../../lib/flags.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { WhenNear } from '../../lib/loading/WhenNear.tsx'
import { useNow } from '../../lib/now.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { type Member, useSignedIn } from '../../lib/viewer/viewer.ts'
import { PLAN_ANCHOR } from '../learning-plan/plan-anchor.ts'
import { EnrollmentFlow } from '../enrollment/EnrollmentFlow.tsx'
import { AvailableCourses } from './AvailableCourses.tsx'
import { CourseCards } from './cards/CourseCards.tsx'
import { CoursesNotLoaded } from './CoursesNotLoaded.tsx'
import css from './courses-page.module.css'
import { dashboardQuery, type DashboardSession } from './dashboard-query.ts'
import { CourseFilterBar } from './filters/CourseFilterBar.tsx'
import { useSearchRanks } from './filters/search-courses-query.ts'
import { useCourseFilters } from './filters/use-course-filters.ts'
import { useResumePoint } from '../resume/use-resume-point.ts'
import { ResumeHero } from '../resume/ResumeHero.tsx'
import { LazyFreeTier, LazyFreeTierBanners } from './free-tier/load-free-tier.ts'
import { LazyDashboardPlan, useLearningPlans } from './plan/load-plan.ts'
import { VotingBanner } from './VotingBanner.tsx'

/** The screen is loaded lazily, because its drawings are not needed while there are courses. */
const EmptyCourses = lazyPart(() => import('./EmptyCourses.tsx'), 'EmptyCourses')

/** The places of a search in lessons are loaded lazily, because most visits search nothing. */
const LazySpokenPlaces = lazyPart(() => import('./spoken/SpokenPlaces.tsx'), 'SpokenPlaces')
const LazySpokenCount = lazyPart(() => import('./spoken/SpokenCount.tsx'), 'SpokenCount', { missing: null })

/**
 * The courses dashboard: active, available and past courses, filtered by the address
 * (docs/product/catalog.md#dashboard-sections).
 */
export function CoursesPage() {
  const { viewer } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  const start = transactionalStart(viewer, data.sessions)
  const reportsMissing = useFlag('transactionalCoursesError')
  if (start?.kind === 'nothing' && reportsMissing) return <CoursesNotLoaded />
  return (
    <EnrollmentFlow>
      <Page>
        <CourseSections filterable={start?.kind !== 'workshops'} />
      </Page>
    </EnrollmentFlow>
  )
}

/**
 * The sections with their filters; `filterable` is false for members who bought single workshops only, and need no
 * filters.
 */
function CourseSections({ filterable }: { filterable: boolean }) {
  const { member, viewer } = useSignedIn()
  const { data } = useSuspenseQuery(dashboardQuery)
  // The first steps of free members greet them, and their banners come after the first courses.
  const isFree = isLimitedUser(viewer)
  const now = useNow()
  const { filters } = useCourseFilters()
  const search = useSearchRanks(filters)
  const sections = useMemo(() => dashboardSections(data.sessions, now), [data.sessions, now])
  // The controls show a choice at once; the list follows in the background, where the next choice can interrupt it.
  const list = useFilteredCourses(sections, useDeferredValue(filters), useDeferredValue(search.ranks))
  const filtered = isFiltered(list.filters)
  const searched = list.filters.query
  const resume = useResumePoint(data.resume)
  const hasPlans = useLearningPlans()
  const isPhone = useIsPhone()
  const notes = useDeferredValue(search.notes)
  const shared = { bookmarks: data.bookmarks, now, notes, firstOnPhones: FIRST_ON_PHONES }
  const banners = (isFree || isPhone) && !filtered && (
    <div className={css.top}>{isFree ? <LazyFreeTierBanners /> : <VotingBanner />}</div>
  )
  const guidance = (
    <div key="guidance" className={css.top}>
      {isFree ? <LazyFreeTier /> : !isPhone && <VotingBanner />}
      {resume && !filtered && <ResumeHero point={resume} isLow />}
    </div>
  )
  const finding = (
    <Fragment key="finding">
      {filterable && <CourseFilterBar found={list.found} />}
      <div className={css.found}>
        <p role="status">{filtered && (search.failed ? SEARCH_FAILED : counted(list.found, 'course'))}</p>
        {searched !== '' && <LazySpokenCount query={searched} />}
      </div>
    </Fragment>
  )
  return (
    <>
      <PageHeader
        title="Courses Dashboard"
        lead={isFree ? undefined : greeting(member, sections.active.length > 0)}
      />
      {isPhone ? [finding, guidance] : [guidance, finding]}
      <CourseCards title="Active/Enrolled Courses" courses={list.active} eager {...shared} />
      {hasPlans && (
        // Hidden, not left out, so that a plan that is being edited stays as it is while something is searched.
        <div hidden={filtered}>
          <WhenNear
            atOnce={sections.active.length === 0 || location.hash === `#${PLAN_ANCHOR}`}
            className={css.plan}
          >
            <LazyDashboardPlan />
          </WhenNear>
        </div>
      )}
      {list.active.length > 0 && banners}
      <AvailableCourses
        courses={list.available}
        view={viewOf(list.filters)}
        eager={list.active.length === 0}
        grouped={list.ranks === null && list.filters.sort === 'soonest'}
        {...shared}
      />
      {list.active.length === 0 && banners}
      <CourseCards title="Past Courses" courses={list.past} view="past" {...shared} />
      <CourseCards title="No dates right now" courses={list.others} {...shared} />
      {list.found === 0 && (
        <EmptyCourses filtered={filtered} saved={list.filters.saved || list.filters.meta === 'saved'} />
      )}
      {searched !== '' && (
        <LazySpokenPlaces query={searched} narrowed={isFiltered({ ...list.filters, query: '' })} />
      )}
    </>
  )
}

const greeting = ({ firstName }: Member, isLearning: boolean) =>
  isLearning ? `Good to see you, ${isolate(firstName)}.` : 'Find the next thing worth an hour of your week.'

/** Returns the courses of each section that match the filters, with the filters and search ranks that were applied. */
function useFilteredCourses(sections: Sections, filters: CourseFilters, ranks: SearchRanks) {
  const { bookmarks } = useSuspenseQuery(dashboardQuery).data
  return useMemo(() => {
    const search = { saved: bookmarks, ranks }
    const active = filterCourses(sections.active, filters, search)
    const available = filterCourses(sections.available, filters, search)
    const past = filterCourses(sections.past, filters, search)
    // A saved course is found even if it is in no section.
    const onlySaved = filters.saved || filters.meta === 'saved'
    const others = onlySaved ? filterCourses(sections.others, filters, search) : []
    const found = new Set([...active, ...available, ...past, ...others].map(({ courseId }) => courseId)).size
    return { filters, ranks, active, available, past, others, found }
  }, [sections, filters, ranks, bookmarks])
}

/** Returns the list of the filtered courses: who asks for live sessions or on-demand editions sees those. */
function viewOf({ meta }: CourseFilters) {
  return meta === 'live' || meta === 'on-demand' ? meta : 'next'
}

type Sections = ReturnType<typeof dashboardSections<DashboardSession>>

/** The number of cards of each list that a phone shows at first. */
const FIRST_ON_PHONES = 5

const SEARCH_FAILED = 'The search is not available right now, so all courses are shown.'
