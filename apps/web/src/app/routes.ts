import { createLazyRoute, createRoute } from '@tanstack/react-router'
import { MOVED } from '@section/domain/access/moved-paths.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { billingRoutes } from '../features/billing/routes.ts'
import { catalogRoutes } from '../features/catalog/routes.ts'
import { certificateRoutes } from '../features/certificates/routes.ts'
import { credentialRoutes } from '../features/credentials/routes.ts'
import { directoryRoutes } from '../features/directory/routes.ts'
import { dropsRoutes } from '../features/drops/routes.ts'
import { eventRoutes } from '../features/events/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'
import { insightRoutes } from '../features/insights/routes.ts'
import { invitationRoutes } from '../features/invitations/routes.ts'
import { learningPlanRoutes } from '../features/learning-plan/routes.ts'
import { miniMbaRoutes } from '../features/mini-mbas/routes.ts'
import { organizationRoutes } from '../features/organization/routes.ts'
import { profileEditRoutes } from '../features/profile-edit/routes.ts'
import { resourceRoutes } from '../features/resources/routes.ts'
import { sessionContentRoutes } from '../features/session-content/routes.ts'
import { tutorRoutes } from '../features/tutor/routes.ts'
import { videoRoutes } from '../features/video/routes.ts'
import { loadFile } from '../lib/loading/load-file.ts'
import { memberRoute } from '../lib/routing/member-route.ts'
import { rootRoute } from '../lib/routing/root-route.ts'
import { openMoved } from './addresses/moved-route.ts'
import { NotFoundRoute } from './error-screens/NotFoundRoute.tsx'

const visitorRoutes = [...identityRoutes, ...invitationRoutes, ...credentialRoutes] as const
const memberRoutes = [
  ...homeRoutes,
  ...accountRoutes,
  ...billingRoutes,
  ...catalogRoutes,
  ...certificateRoutes,
  ...videoRoutes,
  ...sessionContentRoutes,
  ...miniMbaRoutes,
  ...insightRoutes,
  ...resourceRoutes,
  ...dropsRoutes,
  ...directoryRoutes,
  ...eventRoutes,
  ...learningPlanRoutes,
  ...organizationRoutes,
  ...profileEditRoutes,
  ...tutorRoutes,
] as const

const movedRoutes = MOVED.map(({ path }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => openMoved(location),
  }),
)

rootRoute.update({ notFoundComponent: NotFoundRoute })
memberRoute.lazy(async () => {
  const { Shell } = await loadFile(() => import('./shell/Shell.tsx'))
  return createLazyRoute('/member')({ component: Shell })
})

export const routeTree = rootRoute.addChildren([
  ...visitorRoutes,
  ...movedRoutes,
  memberRoute.addChildren(memberRoutes),
])
