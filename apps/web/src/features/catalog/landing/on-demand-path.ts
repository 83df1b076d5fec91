import type { QueryClient } from '@tanstack/react-query'
import { onDemandRedirect } from '@section/domain/catalog/on-demand-redirect.ts'
import { flagsWithinGrace } from '../../../lib/flags.ts'
import { courseLandingQuery } from '../course-landing-query.ts'

/**
 * Returns the path of a course's on-demand edition. Sessions are asked for only when the flag names any. What fails leads
 * to the course page, which reports it.
 */
export async function onDemandPath(queryClient: QueryClient, courseId: string): Promise<string> {
  const { sessionIds } = (await flagsWithinGrace(queryClient)).onDemandRefresh
  if (sessionIds.length === 0) return onDemandRedirect(courseId, [], sessionIds)
  const course = await queryClient.ensureQueryData(courseLandingQuery(courseId)).catch(() => null)
  return onDemandRedirect(courseId, course?.kind === 'course' ? course.sessions : [], sessionIds)
}
