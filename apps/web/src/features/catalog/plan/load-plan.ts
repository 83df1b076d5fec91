import type { QueryClient } from '@tanstack/react-query'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { flagsWithinGrace, useFlag } from '../../../lib/flags.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { useSignedIn, viewerQuery } from '../../../lib/viewer/viewer.ts'
import { learningPlanQuery } from '../../learning-plan/learning-plan-query.ts'

/** The part is loaded lazily, because members without learning plans never see it. */
export const LazyDashboardPlan = lazyPart(() => import('./DashboardPlan.tsx'), 'DashboardPlan')

/** Returns whether the member may have a learning plan, which is whether the quiz is open to them. */
export function useLearningPlans(): boolean {
  const { viewer } = useSignedIn()
  return hasLearningPlans(viewer, useFlag('learningPlans'))
}

/**
 * Loads the plan of a member who may have one and `LazyDashboardPlan` beside the courses, which they would push down if they
 * came later. The courses wait for them no longer than `graceMs`, and ignore a failure.
 */
export async function loadPlan(queryClient: QueryClient, graceMs: number): Promise<void> {
  const [{ viewer }, { learningPlans }] = await Promise.all([
    queryClient.ensureQueryData(viewerQuery),
    flagsWithinGrace(queryClient, graceMs),
  ])
  if (!hasLearningPlans(viewer, learningPlans)) return
  await Promise.race([
    Promise.allSettled([queryClient.ensureQueryData(learningPlanQuery), LazyDashboardPlan.preload()]),
    new Promise((resolve) => setTimeout(resolve, graceMs)),
  ])
}

const hasLearningPlans = (viewer: Viewer, learningPlans: boolean) =>
  canOpen(pathTo('learningPlan'), viewer, { learningPlans })
