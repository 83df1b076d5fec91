import type { QueryClient } from '@tanstack/react-query'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { flagsWithinGrace, useFlag } from '../../../lib/flags.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { useSignedIn, viewerQuery } from '../../../lib/viewer/viewer.ts'
import { learningPlanQuery } from '../../learning-plan/learning-plan-query.ts'
import { PLAN_ANCHOR } from '../../learning-plan/plan-anchor.ts'
import { dashboardQuery } from '../dashboard-query.ts'

/** The part is loaded lazily, because members without learning plans never see it. */
export const LazyDashboardPlan = lazyPart(() => import('./DashboardPlan.tsx'), 'DashboardPlan')

/** Returns whether the member may have a learning plan, which is whether the quiz is open to them. */
export function useLearningPlans(): boolean {
  const { viewer } = useSignedIn()
  return hasLearningPlans(viewer, useFlag('learningPlans'))
}

interface PlanLoading {
  /** The part of the page to which the address leads; empty for its top. */
  hash: string
  graceMs: number
}

/**
 * Loads the plan of a member who may have one beside the courses and, where it is the first part of the page, also
 * `LazyDashboardPlan`, since both would push the courses down if they came later. The courses wait for them no longer than
 * `graceMs`, and ignore a failure.
 */
export async function loadPlan(queryClient: QueryClient, { hash, graceMs }: PlanLoading): Promise<void> {
  const [{ viewer }, { learningPlans }] = await Promise.all([
    queryClient.ensureQueryData(viewerQuery),
    flagsWithinGrace(queryClient, graceMs),
  ])
  if (!hasLearningPlans(viewer, learningPlans)) return
  await Promise.race([
    Promise.allSettled([queryClient.ensureQueryData(learningPlanQuery), preloadFirst(queryClient, hash)]),
    new Promise((resolve) => setTimeout(resolve, graceMs)),
  ])
}

async function preloadFirst(queryClient: QueryClient, hash: string): Promise<void> {
  const { sessions } = await queryClient.ensureQueryData(dashboardQuery)
  const hasActive = sessions.some(({ enrollmentStatus }) => ACTIVE.has(enrollmentStatus))
  if (!hasActive || hash === PLAN_ANCHOR) await LazyDashboardPlan.preload()
}

/** A course with such a session stands before the plan. */
const ACTIVE: ReadonlySet<string> = new Set(['ENROLLED', 'WAITLISTED'])

const hasLearningPlans = (viewer: Viewer, learningPlans: boolean) =>
  canOpen(pathTo('learningPlan'), viewer, { learningPlans })
