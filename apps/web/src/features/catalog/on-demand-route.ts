import type { QueryClient } from '@tanstack/react-query'
import { createRoute, redirect } from '@tanstack/react-router'
import { onDemandRedirect } from '@section/domain/catalog/on-demand-redirect.ts'
import { flagsWithinGrace } from '../../lib/flags.ts'
import { memberRoute } from '../../lib/routing/member-route.ts'
import { courseLandingQuery } from './course-landing-query.ts'

/**
 * The route of a course's on-demand edition. It has no screen and only redirects
 * (docs/product/course-page.md#on-demand-edition).
 */
export const onDemandRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$courseId',
  beforeLoad: async ({ context: { queryClient }, params: { courseId }, location }) => {
    const path = await redirectPath(queryClient, courseId)
    throw redirect({ href: path + location.searchStr, replace: true })
  },
})

/**
 * Returns where the route leads. The sessions are loaded only if the flag names any; a failure leads to the course
 * page, which reports it.
 */
async function redirectPath(queryClient: QueryClient, courseId: string): Promise<string> {
  const { sessionIds } = (await flagsWithinGrace(queryClient)).onDemandRefresh
  if (sessionIds.length === 0) return onDemandRedirect(courseId, [], sessionIds)
  const course = await queryClient.ensureQueryData(courseLandingQuery(courseId)).catch(() => null)
  return onDemandRedirect(courseId, course?.kind === 'course' ? course.sessions : [], sessionIds)
}
