import { createRoute, redirect } from '@tanstack/react-router'
import { loadFile } from '../../../lib/loading/load-file.ts'
import { memberRoute } from '../../../lib/routing/member-route.ts'

/**
 * The address of a course's on-demand edition. It has no screen and only redirects.
 * docs/product/course-page.md#on-demand-edition
 */
export const onDemandRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$courseId',
  beforeLoad: async ({ context: { queryClient }, params: { courseId }, location }) => {
    const { onDemandPath } = await loadFile(() => import('./on-demand-path.ts'))
    const path = await onDemandPath(queryClient, courseId)
    throw redirect({ href: path + location.searchStr, replace: true })
  },
})
