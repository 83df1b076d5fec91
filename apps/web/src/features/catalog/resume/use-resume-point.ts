import { useSuspenseQuery } from '@tanstack/react-query'
import { canWatch } from '@section/domain/metering/metering.ts'
import { useMeteringPlan } from '../../metering/metering-query.ts'
import { dashboardQuery, type ResumePoint } from '../dashboard-query.ts'

/** Returns where the member continues to watch; null without a course, and where their month allows no further video. */
export function useResumePoint(): ResumePoint | null {
  const { resume } = useSuspenseQuery(dashboardQuery).data
  const plan = useMeteringPlan()
  return resume && canWatch(true, plan, resume.videoId) ? resume : null
}
