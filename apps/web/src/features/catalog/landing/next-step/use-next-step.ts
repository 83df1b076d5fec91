import type { CourseLanding } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { type NextStep, nextStep } from '@section/domain/catalog/course-page/next-step.ts'
import { config } from '../../../../lib/config.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import type { CourseLandingData, LandingSession } from '../../course-landing-query.ts'
import { useOnDemandAccess } from '../formats/use-on-demand-access.ts'

export interface NextStepOptions {
  course: CourseSessions<LandingSession>
  landing: CourseLanding<LandingSession>
  data: CourseLandingData
  now: number
}

/** Returns what the viewer can do next in the course, which the hero offers; null where there is nothing to do. */
export function useNextStep({
  course,
  landing,
  data,
  now,
}: NextStepOptions): NextStep<LandingSession> | null {
  const { viewer } = useSignedIn()
  const access = useOnDemandAccess(data)
  const isOffered = landing.formatSection !== null
  return nextStep(course, { ...access, viewer, isOffered, sprintCenterUrl: config.sprintCenterUrl }, now)
}
