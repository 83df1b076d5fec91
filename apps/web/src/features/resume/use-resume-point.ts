import type { CoursesDashboardQuery } from '@section/contract/generated/operations/graphql.ts'
import { canWatch } from '@section/domain/metering/metering.ts'
import { useMeteringPlan } from '../metering/metering-query.ts'

/** The video and the position at which a member continues to watch. */
export type ResumePoint = NonNullable<CoursesDashboardQuery['getResumePoint']>

/** Returns the member's resume point; null without one, and where their month allows no further video. */
export function useResumePoint(resume: ResumePoint | null): ResumePoint | null {
  const plan = useMeteringPlan()
  return resume && canWatch(true, plan, resume.videoId) ? resume : null
}
