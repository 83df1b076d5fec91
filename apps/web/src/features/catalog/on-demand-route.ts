import type { QueryClient } from '@tanstack/react-query'
import { createRoute, redirect } from '@tanstack/react-router'
import { onDemandRedirect } from '@section/domain/catalog/on-demand-redirect.ts'
import { flagsWithinGrace } from '../../lib/flags.ts'
import { memberRoute } from '../../lib/routing/member-route.ts'
import { courseLandingQuery } from './course-landing-query.ts'

/** The address of a course's on-demand edition, which is no screen. Specification 2, section 2. */
export const onDemandRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$courseId',
  beforeLoad: async ({ context: { queryClient }, params: { courseId }, location }) => {
    const path = await redirectPath(queryClient, courseId)
    throw redirect({ href: path + location.searchStr, replace: true })
  },
})

/** Sessions are asked for only when the flag names any. What fails leads to the course page, which reports it. */
async function redirectPath(queryClient: QueryClient, courseId: string): Promise<string> {
  const { sessionIds } = (await flagsWithinGrace(queryClient)).onDemandRefresh
  if (sessionIds.length === 0) return onDemandRedirect(courseId, [], sessionIds)
  const course = await queryClient.ensureQueryData(courseLandingQuery(courseId)).catch(() => null)
  return onDemandRedirect(courseId, course?.kind === 'course' ? course.sessions : [], sessionIds)
}
