import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { movedTo } from '@section/domain/access/moved-routes.ts'
import { loginPathFor } from '@section/domain/identity/sign-in-redirect.ts'
import { courseLandingQuery } from '../features/catalogue/course-landing-query.ts'
import { CoursesSkeleton } from '../features/catalogue/CoursesSkeleton.tsx'
import { dashboardQuery } from '../features/catalogue/dashboard-query.ts'
import { loadFreeTier } from '../features/catalogue/load-free-tier.ts'
import { savedFilter } from '../features/catalogue/saved-filter.ts'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { seekSearch } from '../features/video/seek-search.ts'
import { onDemandCourseQuery } from '../features/video/video-page-query.ts'
import { flagsQuery } from '../lib/flags.ts'
import { lazyScreen } from '../lib/lazy-part.tsx'
import { loadFile } from '../lib/load-file.ts'
import { readCookie } from '../lib/session-cookies.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { FailedThing } from './FailedScreen.tsx'
import { askFirstAnswers } from './first-answers.ts'
import { guard } from './guard.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { rootRoute } from './root-route.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { UNOPENED_PATHS } from './unopened-places.ts'

// The site map: every screen is one line here (the signed-out ones beside) and one in paths.ts. Screens load their
// code and data in parallel.

const shell = lazyScreen(() => import('./shell/Shell.tsx'), 'Shell')
const home = lazyScreen(() => import('../features/home/HomePage.tsx'), 'HomePage')

/** Sends for the file now; the route waits for it, and tells when it does not come. */
const begin = (screen: typeof shell) => void screen.preload().catch(() => {})

const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: async ({ context, location }) => {
    if (!readCookie('user_id')) throw redirect({ href: loginPathFor(location.href) })
    begin(shell)
    if (location.pathname === '/') begin(home)
    await askFirstAnswers(context.queryClient, location.pathname)
    // They came along with the page; after a sign-in they are asked for once the screen has its data.
    void context.queryClient.prefetchQuery(flagsQuery)
    // Known already: decided before anything loads. Otherwise the screen's own loading goes on beside.
    if (context.queryClient.getQueryData(viewerQuery.queryKey))
      await guard(context.queryClient, location.pathname)
  },
  loader: ({ context, location }) => guard(context.queryClient, location.pathname),
  component: shell,
})

const homeRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/',
  // Not awaited: whoever lands elsewhere is led on first, and the screen has a skeleton of its own.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(dashboardQuery)
  },
  component: home,
  pendingComponent: HomeSkeleton,
})

const accountSettingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/account-settings',
  component: lazyScreen(() => import('../features/account/AccountSettingsPage.tsx'), 'AccountSettingsPage'),
})

const referralsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/referrals',
  component: lazyScreen(() => import('../features/account/ReferralsPage.tsx'), 'ReferralsPage'),
})

const unopenedRoutes = UNOPENED_PATHS.map((path) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path,
    // The guard first: what is not the member's is not asked for.
    loader: async ({ context: { queryClient }, location: { pathname } }) => {
      await guard(queryClient, pathname)
      const { placeExists } = await loadFile(() => import('./unopened/place-exists.ts'))
      return { exists: await placeExists(queryClient, pathname) }
    },
    component: lazyScreen(() => import('./unopened/UnopenedPlace.tsx'), 'UnopenedPlace'),
  }),
)

const coursesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses',
  validateSearch: savedFilter,
  loader: async ({ context: { queryClient } }) => {
    const shown = [queryClient.ensureQueryData(dashboardQuery), loadFreeTier(queryClient)] as const
    const [dashboard] = await Promise.all(shown)
    return dashboard
  },
  component: lazyScreen(() => import('../features/catalogue/CoursesPage.tsx'), 'CoursesPage'),
  pendingComponent: CoursesSkeleton,
})

const courseRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/$courseId',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(courseLandingQuery(params.courseId)),
  errorComponent: FailedThing,
  component: lazyScreen(
    () => import('../features/catalogue/landing/CourseLandingPage.tsx'),
    'CourseLandingPage',
  ),
})

const certificatesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/certificates',
  // Not awaited: the screen has a skeleton of its own.
  loader: ({ context }) => {
    void import('../features/certificates/certificates-query.ts').then(({ certificatesQuery }) =>
      context.queryClient.prefetchQuery(certificatesQuery),
    )
  },
  component: lazyScreen(() => import('../features/certificates/CertificatesPage.tsx'), 'CertificatesPage'),
})

const onDemandVideoRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$topLevelId/$groupId/$videoContentId',
  validateSearch: seekSearch,
  // Not awaited: the screen has a skeleton of its own.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(onDemandCourseQuery(params.topLevelId))
  },
  component: lazyScreen(() => import('../features/video/OnDemandVideoPage.tsx'), 'OnDemandVideoPage'),
})

const onDemandCourseRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/courses/ondemand/$courseId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/courses/$courseId', params, replace: true })
  },
})

/** Addresses that moved; the ids of the old video address are checked by the rule. Specification 1, section 2.2. */
const movedRoutes = ['/sprints', '/bootcamps', '/courses/$topLevelId/$groupId/$videoContentId'].map((path) =>
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
  ...signInRoutes,
  ...invitationRoutes,
  memberRoute.addChildren([
    homeRoute,
    accountSettingsRoute,
    referralsRoute,
    coursesRoute,
    courseRoute,
    certificatesRoute,
    onDemandVideoRoute,
    onDemandCourseRoute,
    ...unopenedRoutes,
    ...movedRoutes,
  ]),
])
