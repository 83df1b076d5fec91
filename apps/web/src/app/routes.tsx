import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { movedTo } from '@section/domain/access/moved-routes.ts'
import { landingRoute, mayOpen } from '@section/domain/access/route-access.ts'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { courseLandingQuery } from '../features/catalogue/course-landing-query.ts'
import { CoursesSkeleton } from '../features/catalogue/CoursesSkeleton.tsx'
import { dashboardQuery } from '../features/catalogue/dashboard-query.ts'
import { seekSearch } from '../features/video/seek-search.ts'
import { onDemandCourseQuery } from '../features/video/video-page-query.ts'
import { readCookie } from '../lib/session-cookies.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { guard } from './guard.ts'
import { loginRedirect } from './login-redirect.ts'

/** The site map: every screen is one line here and one in paths.ts. Screens load their code and data in parallel. */
const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()()

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: loginRedirect,
  component: lazyRouteComponent(() => import('../features/identity/LoginPage.tsx'), 'LoginPage'),
})

const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: ({ location }) => {
    if (!readCookie('user_id')) throw redirect({ href: loginPathFor(location.href) })
  },
  loader: ({ context, location }) => guard(context.queryClient, location.pathname),
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
})

const homeRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/',
  loader: async ({ context }) => {
    const { viewer } = await context.queryClient.ensureQueryData(viewerQuery)
    const landing = landingRoute(viewer)
    const hasScreen = landing !== '/' && !UNOPENED_PLACES.includes(landing)
    throw redirect({
      href: !hasScreen && mayOpen('/courses', viewer, {}) ? '/courses' : landing,
      replace: true,
    })
  },
})

/** Places of the access rules whose screens are still to come; they say so, and no tab leads to them. */
const UNOPENED_PLACES: readonly string[] = ['/mini-mbas', '/crash-courses', '/resubscribe']

const unopenedRoutes = UNOPENED_PLACES.map((path) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path,
    staticData: { unopened: true },
    component: lazyRouteComponent(() => import('./UnopenedPlace.tsx'), 'UnopenedPlace'),
  }),
)

const coursesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses',
  loader: ({ context }) => context.queryClient.ensureQueryData(dashboardQuery),
  component: lazyRouteComponent(() => import('../features/catalogue/CoursesPage.tsx'), 'CoursesPage'),
  pendingComponent: CoursesSkeleton,
})

const courseRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/$courseId',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(courseLandingQuery(params.courseId)),
  component: lazyRouteComponent(
    () => import('../features/catalogue/landing/CourseLandingPage.tsx'),
    'CourseLandingPage',
  ),
})

const onDemandVideoRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$topLevelId/$groupId/$videoContentId',
  validateSearch: seekSearch,
  // Not awaited: the screen has a skeleton of its own.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(onDemandCourseQuery(params.topLevelId))
  },
  component: lazyRouteComponent(() => import('../features/video/OnDemandVideoPage.tsx'), 'OnDemandVideoPage'),
})

const onDemandCourseRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$courseId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/courses/$courseId', params, replace: true })
  },
})

/** Addresses that moved; the ids of the old video address are checked by the rule. Specification 1, section 2.2. */
const movedRoutes = ['/sprints', '/courses/$topLevelId/$groupId/$videoContentId'].map((path) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path,
    beforeLoad: ({ location }) => {
      const to = movedTo(location.pathname)
      if (!to) throw notFound()
      throw redirect({ href: to, replace: true })
    },
  }),
)

export const routeTree = rootRoute.addChildren([
  loginRoute,
  memberRoute.addChildren([
    homeRoute,
    coursesRoute,
    courseRoute,
    onDemandVideoRoute,
    onDemandCourseRoute,
    ...unopenedRoutes,
    ...movedRoutes,
  ]),
])
