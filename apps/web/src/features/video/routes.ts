import { VideoPageSkeleton } from './VideoPageSkeleton.tsx'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/loading/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { seekSearch } from './navigation/seek-parameter.ts'
import { onDemandCourseQuery } from './on-demand/on-demand-course-query.ts'
import { loadSessionVideos } from './session-videos/load-session-videos.ts'

export const videoRoutes = [
  createRoute({
    ...memberScreen('onDemandVideo'),
    validateSearch: seekSearch,
    loader: ({ context, params }) =>
      orNotFound(context.queryClient.ensureQueryData(onDemandCourseQuery(params.topLevelId))),
    component: lazyScreen(() => import('./on-demand/OnDemandVideoPage.tsx'), 'OnDemandVideoPage'),
    pendingComponent: VideoPageSkeleton,
  }),
  createRoute({
    ...memberScreen('sessionVideo'),
    validateSearch: seekSearch,
    loader: ({ params }) => loadSessionVideos(params, 'SPRINT'),
    component: lazyScreen(() => import('./session-videos/SessionVideoPage.tsx'), 'SessionVideoPage'),
    pendingComponent: VideoPageSkeleton,
  }),
  createRoute({
    ...memberScreen('miniMbaVideo'),
    validateSearch: seekSearch,
    loader: ({ params }) => loadSessionVideos(params, 'MINI_MBA'),
    component: lazyScreen(() => import('./session-videos/SessionVideoPage.tsx'), 'MiniMbaVideoPage'),
    pendingComponent: VideoPageSkeleton,
  }),
] as const
