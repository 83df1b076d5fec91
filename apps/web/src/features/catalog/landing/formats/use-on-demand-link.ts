import { pathTo } from '@section/domain/access/screen-path.ts'
import { onDemandSessionPath } from '@section/domain/catalog/on-demand-redirect.ts'
import { canWatch } from '@section/domain/metering/metering.ts'
import { useFlag } from '../../../../lib/flags.ts'
import { useMeteringPlan } from '../../../metering/metering-query.ts'
import type { CourseLandingData } from '../../course-landing-query.ts'
import { nextLesson } from '../outline/lesson-address.ts'

/** Where a member takes a course on demand. */
export interface OnDemandPlace {
  readonly path: string
  readonly isSession: boolean
  /** True for a lesson that the allowance of the month leaves out. */
  readonly isLocked: boolean
}

/**
 * Returns where a member takes the course on demand: on the page of its session if the flag `onDemandRefresh` names
 * that session, otherwise in the next lesson; null for a course that has neither
 * (docs/product/course-page.md#on-demand-edition).
 */
export function useOnDemandLink({
  about,
  sessions,
  onDemand,
  progress,
}: CourseLandingData): OnDemandPlace | null {
  const plan = useMeteringPlan()
  const sessionPath = onDemandSessionPath(sessions, useFlag('onDemandRefresh').sessionIds)
  if (sessionPath !== null) return { path: sessionPath, isSession: true, isLocked: false }
  const next = nextLesson(about.courseId, onDemand, progress, (videoId) => canWatch(true, plan, videoId))
  return next && { path: pathTo('onDemandVideo', next.address), isSession: false, isLocked: next.isLocked }
}
