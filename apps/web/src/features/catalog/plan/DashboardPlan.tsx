import { useSuspenseQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { cardBadges } from '@section/domain/catalog/cards/card-badge.ts'
import type { LandingViewer } from '@section/domain/catalog/hidden-dates.ts'
import { type CourseSessions, groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useNow } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { LearningPlanPart } from '../../learning-plan/LearningPlanPart.tsx'
import { CardPills } from '../cards/CardPills.tsx'
import { courseCardFacts } from '../cards/course-card-facts.ts'
import { dashboardQuery, type DashboardSession } from '../dashboard-query.ts'

/** The member's learning plan with the courses of the dashboard. */
export function DashboardPlan() {
  const { sessions } = useSuspenseQuery(dashboardQuery).data
  const { viewer } = useSignedIn()
  const now = useNow()
  const courses = useMemo(
    () =>
      new Map(
        groupByCourse(sessions, now).map((course) => [course.courseId, planCourse(course, viewer, now)]),
      ),
    [sessions, viewer, now],
  )
  return <LearningPlanPart courses={courses} />
}

/** Returns what a plan shows of a course. */
function planCourse(course: CourseSessions<DashboardSession>, viewer: LandingViewer, now: number) {
  const { title, cover, meta, dateLine } = courseCardFacts(course, 'next', { rated: false, viewer }, now)
  const { badge } = cardBadges(course, 'dashboard', now, { viewer })
  const isCompleted = course.badgeEarned || course.completed
  return {
    courseId: course.courseId,
    title,
    cover,
    facts: [meta ?? null, dateLine ?? null],
    isCompleted,
    badge: isCompleted ? (
      <StatusPill tone="success" icon={<Icon of={IconCheck} size={14} />}>
        Completed
      </StatusPill>
    ) : (
      badge && <CardPills badge={badge} badgeEarned={false} />
    ),
  }
}
