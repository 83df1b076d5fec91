import { pathTo } from '@section/domain/access/screen-path.ts'
import { emptyState } from '@section/art/empty-state.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import type { CourseShares } from '@section/domain/home/home-sections.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { CourseCards } from '../../catalog/cards/CourseCards.tsx'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import type { ResumePoint } from '../../resume/use-resume-point.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { ResumeHero } from '../../resume/ResumeHero.tsx'

/** The number of cards: two rows of two beside the live dates, one row of three without them. */
const MAX_CARDS = { beside: 4, alone: 3 }
const TITLE = 'Continue learning'

interface ContinueLearningProps {
  courses: readonly CourseSessions<DashboardSession>[]
  /** The lesson to play next, which stands for its course. */
  resume: ResumePoint | null
  /** The ids of the courses of the rows that stand beside the cards on wide screens, and above them on phones. */
  dates: readonly string[]
  /** True when a live class is what to do now, which has the one primary button of the screen. */
  hasClassToEnter: boolean
  /** The credited share of each course; undefined while it loads. */
  shares: CourseShares | undefined
  bookmarks: ReadonlySet<string>
  now: number
}

/**
 * The lesson to play next and the member's courses with their progress; without any, a link to the course list. On phones a
 * class that stands in the dates just above has no card.
 */
export function ContinueLearning(props: ContinueLearningProps) {
  const { courses, resume, dates, hasClassToEnter, shares, bookmarks, now } = props
  const isPhone = useIsPhone()
  const beside = dates.length > 0
  const variant = hasClassToEnter ? 'secondary' : 'primary'
  if (courses.length === 0 && !resume) return <NoCourses variant={variant} />
  const others = courses.filter(
    ({ courseId }) => courseId !== resume?.courseId && !(isPhone && dates.includes(courseId)),
  )
  const shown = others.slice(0, beside ? MAX_CARDS.beside : MAX_CARDS.alone)
  // Beside several dates a lesson alone would leave a hole below it.
  const fills = shown.length === 0 && dates.length > 1
  return (
    <CourseCards
      title={TITLE}
      lead={resume && <ResumeHero point={resume} variant={variant} fills={fills} />}
      courses={shown}
      arrangement={arrangement(shown.length, beside)}
      progress={shares && progressOf(shown, shares)}
      hideActions={beside}
      eager={!resume}
      {...{ bookmarks, now }}
    />
  )
}

/** Returns the arrangement that leaves no cell of the grid empty. */
function arrangement(count: number, beside: boolean) {
  if (count === 1 || (beside && count % 2 === 1)) return 'first-wide'
  return !beside && count === 2 ? 'all-wide' : 'grid'
}

/** Returns the shares to show: 0 for a new on-demand course, none for a live course. */
function progressOf(courses: ContinueLearningProps['courses'], shares: CourseShares): CourseShares {
  const onDemand = courses.filter(
    ({ courseId, onDemandSession }) => onDemandSession?.flags.enrolled || shares.has(courseId),
  )
  return new Map(onDemand.map(({ courseId }) => [courseId, shares.get(courseId) ?? 0]))
}

/** A low row, so that the available courses stay on the first screen. */
function NoCourses({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  return (
    <Section title={TITLE}>
      <Card padding="none">
        <ScreenState
          layout="row"
          headingLevel={3}
          drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
          title="Nothing under way"
          sentence="Take a live course with others, or start one on demand tonight. What you begin waits for you here."
          action={
            <ButtonLink variant={variant} to={pathTo('courses')}>
              Find a course
            </ButtonLink>
          }
        />
      </Card>
    </Section>
  )
}
