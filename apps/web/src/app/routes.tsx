import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { landingRoute } from '@section/domain/access/route-access.ts'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { courseLandingQuery } from '../features/catalogue/course-landing-query.ts'
import { dashboardQuery } from '../features/catalogue/dashboard-query.ts'
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
    throw redirect({ href: landing === '/' ? '/courses' : landing, replace: true })
  },
})

const coursesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses',
  loader: ({ context }) => context.queryClient.ensureQueryData(dashboardQuery),
  component: lazyRouteComponent(() => import('../features/catalogue/CoursesPage.tsx'), 'CoursesPage'),
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

export const routeTree = rootRoute.addChildren([
  loginRoute,
  memberRoute.addChildren([homeRoute, coursesRoute, courseRoute]),
])
